import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './facts.module.css';

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
  /** In smaller type below it. */
  readonly more?: ReactNode;
}

export const Fact = ({ name, children, more }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {children}
      {more ? <div className={classes.more}>{more}</div> : null}
    </dd>
  </div>
);

/** What matters of a record, at the top of its screen. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <Paper p="md">
    <dl className={classes.facts}>{children}</dl>
  </Paper>
);
