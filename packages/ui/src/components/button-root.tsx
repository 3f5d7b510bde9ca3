import type { ComponentPropsWithRef, MouseEvent } from 'react';

type ButtonRootProps = ComponentPropsWithRef<'button'> & {
  readonly 'data-loading'?: boolean;
  readonly 'data-disabled'?: boolean;
};

const ignoreClick = (event: MouseEvent) => event.preventDefault();

/**
 * The element of every button. Mantine disables a button while it is loading, and a disabled button loses the focus.
 * This one keeps the focus and ignores clicks until loading has finished.
 */
export function ButtonRoot({ disabled, onClick, ...props }: ButtonRootProps) {
  const isBusy = props['data-loading'] === true && props['data-disabled'] !== true;
  return isBusy ? (
    <button {...props} aria-disabled aria-busy onClick={ignoreClick} />
  ) : (
    <button {...props} disabled={disabled} onClick={onClick} />
  );
}

/** For the theme: the element of Mantine's buttons that are not links. */
export const renderButtonRoot = (props: ButtonRootProps) => <ButtonRoot {...props} />;
