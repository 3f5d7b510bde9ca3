import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { ReactNode } from 'react';
import classes from './filters.module.css';

/** The filters above a list. */
export function Filters({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={classes.filters} role="search" aria-label={t('Filters')}>
      {children}
    </div>
  );
}
