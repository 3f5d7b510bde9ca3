import { createLink } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './dashboard.module.css';

interface FigureTileProps extends Omit<ComponentPropsWithRef<'a'>, 'title'> {
  readonly label: string;
  readonly value: string;
  /** In smaller type below it. */
  readonly more?: string | undefined;
  /** Whether somebody should do something. */
  readonly tone?: 'calm' | 'warning' | 'alarm';
}

/** A number that leads to the list that it counts. */
export const FigureTile = createLink(
  ({ label, value, more, tone = 'calm', className, ...props }: FigureTileProps) => (
    <a {...props} className={clsx(classes.tile, className)} data-tone={tone}>
      <span className={classes.tileLabel}>{label}</span>
      <strong className={classes.tileValue}>{value}</strong>
      {more === undefined ? null : <span className={classes.tileMore}>{more}</span>}
    </a>
  ),
);
