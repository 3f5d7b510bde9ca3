import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of a screen. */
export const Panel = ({ title, children }: PanelProps) => (
  <Paper component="section" p="lg" aria-label={title}>
    <Title order={2} mb="md">
      {title}
    </Title>
    {/* A table takes all the height of what it is in: that is its rows, and not the panel with its title. */}
    <div>{children}</div>
  </Paper>
);
