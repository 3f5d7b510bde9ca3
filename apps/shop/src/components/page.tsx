import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { BreadcrumbTrail, type Crumb } from './breadcrumb-trail.tsx';
import classes from './page.module.css';
import { ScreenTitle } from './screen-title.tsx';

interface PageProps {
  /** Names the screen: the browser's tab and, unless `hideHeading`, the heading. */
  readonly title: string;
  /** Names the screen in the browser's tab where that says more than the heading. */
  readonly tabTitle?: string;
  readonly crumbs?: readonly Crumb[];
  readonly hideHeading?: boolean;
  /** Says more than the title, beside it. */
  readonly description?: string;
  /** What can be done with the whole screen, to the right of its heading. */
  readonly actions?: ReactNode;
  readonly width?: 'text' | 'form' | 'full' | 'wide';
  readonly children?: ReactNode;
}

/** The frame of a screen: its name, the way to it, its heading and its content. */
export function Page(props: PageProps) {
  const {
    title,
    tabTitle,
    description,
    crumbs,
    hideHeading = false,
    actions,
    width = 'full',
    children,
  } = props;
  return (
    <div className={classes.page} data-width={width}>
      <ScreenTitle>{tabTitle ?? (description ? `${title} ${description}` : title)}</ScreenTitle>
      {crumbs ? <BreadcrumbTrail crumbs={crumbs} /> : null}
      {hideHeading ? null : (
        <div className={classes.heading}>
          <div className={classes.name}>
            <Title order={1}>{title}</Title>
            {description ? <p className={classes.description}>{description}</p> : null}
          </div>
          {actions ? <div className={classes.actions}>{actions}</div> : null}
        </div>
      )}
      {children}
    </div>
  );
}
