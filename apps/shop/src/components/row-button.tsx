import type { ComponentProps } from 'react';
import classes from './row-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'type'> & {
  /** With a border, or bare until it is pointed at. */
  readonly look: 'framed' | 'bare';
};

/** An icon button for lists of hundreds of rows, where Mantine's would cost more than the rest of the row. */
export const RowButton = ({ look, className = '', ...rest }: Props) => (
  <button {...rest} type="button" className={`${classes.button} ${className}`} data-look={look} />
);
