import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './main.module.css';

const MAIN_ID = 'main';

interface MainProps {
  readonly children: ReactNode;
  /** Fills the window, so that the footer below it stands still while the screen arrives. */
  readonly tall?: boolean;
}

export function Main({ children, tall = false }: MainProps) {
  return (
    <main id={MAIN_ID} className={classes.main} data-tall={tall || undefined} tabIndex={-1}>
      {children}
    </main>
  );
}

/** The first stop of the keyboard: past the header, straight to the screen. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={classes.skip} href={`#${MAIN_ID}`}>
      {t('Skip to content')}
    </a>
  );
}
