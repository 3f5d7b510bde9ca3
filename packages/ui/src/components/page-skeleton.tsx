import { Skeleton } from '@mantine/core';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './page.module.css';

/** A placeholder for a screen whose code is being loaded. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.page} role="status" aria-label={t('Loading')}>
      <Skeleton height={14} width={160} />
      <Skeleton height={30} width={280} />
      <Skeleton height={180} />
      <Skeleton height={180} />
    </div>
  );
}
