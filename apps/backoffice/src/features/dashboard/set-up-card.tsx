import type { SetUpCounts } from '@partsboard/contract/backoffice/set-up';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import classes from './dashboard.module.css';

/** Leads to the checklist while the shop lacks something. */
export function SetUpCard({ counts: { done, all } }: { readonly counts: SetUpCounts }) {
  const { t } = useTranslation();
  if (done === all) return null;
  return (
    <Link to={paths.setUp} className={classes.setUp}>
      <IconListCheck size={24} stroke={1.6} aria-hidden />
      <span>
        <strong>{t('Set-up: {{done}} of {{all}} steps are done.', { done, all })}</strong>{' '}
        {t('See what the shop still lacks')}
      </span>
    </Link>
  );
}
