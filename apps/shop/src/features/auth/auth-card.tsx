import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ScreenTitle } from '@partsboard/ui/components/screen-title.tsx';
import classes from './auth-card.module.css';

interface AuthCardProps {
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** A narrow card with a short form for guests. */
export function AuthCard({ title, intro, children }: AuthCardProps) {
  return (
    <div className={classes.card}>
      <ScreenTitle>{title}</ScreenTitle>
      <Title order={1}>{title}</Title>
      {intro ? <p className={classes.intro}>{intro}</p> : null}
      {children}
    </div>
  );
}
