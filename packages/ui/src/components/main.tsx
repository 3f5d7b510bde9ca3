import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './main.module.css';

const MAIN_ID = 'main';

interface MainProps {
  readonly children: ReactNode;
  /** Fills the window, so that the footer below it does not move while the screen loads. */
  readonly tall?: boolean;
}

export function Main({ children, tall = false }: MainProps) {
  return (
    <main id={MAIN_ID} className={classes.main} data-tall={tall || undefined} tabIndex={-1}>
      {children}
    </main>
  );
}

/** The first element in the tab order: skips the header. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={classes.skip} href={`#${MAIN_ID}`}>
      {t('Skip to content')}
    </a>
  );
}
