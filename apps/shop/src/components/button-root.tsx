import type { ComponentPropsWithRef, MouseEvent } from 'react';

type BusyRootProps = ComponentPropsWithRef<'button'> & {
  readonly 'data-loading'?: boolean;
  readonly 'data-disabled'?: boolean;
};

const refuse = (event: MouseEvent) => event.preventDefault();

/**
 * The element of every button. Mantine disables a button while it is loading, and a disabled button loses the focus.
 * This one keeps it and only takes no press until its work is done.
 */
export function BusyRoot({ disabled, onClick, ...props }: BusyRootProps) {
  const isBusy = props['data-loading'] === true && props['data-disabled'] !== true;
  return isBusy ? (
    <button {...props} aria-disabled aria-busy onClick={refuse} />
  ) : (
    <button {...props} disabled={disabled} onClick={onClick} />
  );
}

/** For the theme: the element of Mantine's buttons that are no links. */
export const renderBusyRoot = (props: BusyRootProps) => <BusyRoot {...props} />;
