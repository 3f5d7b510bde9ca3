import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { BreadcrumbTrail, type Crumb } from './breadcrumb-trail.tsx';
import classes from './page.module.css';
import { ScreenTitle } from './screen-title.tsx';

interface PageProps {
  /** The name of the screen: in the browser's tab and, unless `hideHeading`, in the heading. */
  readonly title: string;
  /** The title of the browser's tab, where it contains more than the heading. */
  readonly tabTitle?: string;
  readonly crumbs?: readonly Crumb[];
  readonly hideHeading?: boolean;
  /** A longer text beside the title. */
  readonly description?: string;
  /** Buttons for the whole screen, to the right of its heading. */
  readonly actions?: ReactNode;
  readonly width?: 'text' | 'form' | 'full' | 'wide';
  readonly children?: ReactNode;
}

/** The common structure of a screen: tab title, breadcrumbs, heading and content. */
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
