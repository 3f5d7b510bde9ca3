import type { ComponentType, ReactNode } from 'react';
import { withNonBreakingSpaces } from '../i18n/non-breaking-spaces.ts';
import classes from './banner.module.css';

interface BannerProps {
  readonly text: string;
  readonly button: string | null;
  readonly href: string | null;
  /** Fills the banner; the class places it. */
  readonly picture: (className: string | undefined) => ReactNode;
  readonly link: ComponentType<{
    readonly href: string;
    readonly className?: string | undefined;
    readonly children: ReactNode;
  }>;
}

/** A picture with a text and the button that leads on; without a button the whole banner does. */
export function Banner({ text, button, href, picture, link: Link }: BannerProps) {
  const inside = (
    <>
      {picture(classes.picture)}
      <div className={classes.caption}>
        <p className={classes.text}>{withNonBreakingSpaces(text)}</p>
        {href && button ? (
          <Link href={href} className={classes.button}>
            {button}
          </Link>
        ) : null}
      </div>
    </>
  );
  if (href && !button) {
    return (
      <Link href={href} className={classes.banner}>
        {inside}
      </Link>
    );
  }
  return <div className={classes.banner}>{inside}</div>;
}
