import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './message-screen.module.css';
import { ScreenTitle } from './screen-title.tsx';

interface MessageScreenProps {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** Wider, for more than a few lines of text. */
  readonly isWide?: boolean;
  /** Buttons and links for the next step. */
  readonly actions?: ReactNode;
}

/** A screen that shows one message: page not found, an error, an empty list. */
export function MessageScreen({ title, icon, children, isWide = false, actions }: MessageScreenProps) {
  return (
    <div className={classes.screen}>
      <ScreenTitle>{title}</ScreenTitle>
      {icon ? <div className={classes.icon}>{icon}</div> : null}
      <Title order={1}>{title}</Title>
      <div className={classes.text} data-wide={isWide}>
        {children}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  );
}
