import { Title } from '@mantine/core';
import { BrandMark } from '@partsboard/ui/components/brand-mark.tsx';
import { ScreenTitle } from '@partsboard/ui/components/screen-title.tsx';
import type { ReactNode } from 'react';
import classes from './login-card.module.css';

interface LoginCardProps {
  readonly title: string;
  readonly intro?: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One step of the login. */
export function LoginCard({ title, intro, isWide = false, children }: LoginCardProps) {
  return (
    <section className={classes.card} data-wide={isWide || undefined}>
      <ScreenTitle>{title}</ScreenTitle>
      <BrandMark size={36} className={classes.mark} />
      <Title order={1}>{title}</Title>
      {intro ? <p className={classes.intro}>{intro}</p> : null}
      {children}
    </section>
  );
}
