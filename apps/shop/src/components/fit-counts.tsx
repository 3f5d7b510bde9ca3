import type { PartFit } from '@partsboard/contract/fit';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './fit-note.module.css';

/** How many parts of a list fit the vehicle and how many do not; nothing while it is not known. */
export function FitCounts({ fits }: { readonly fits: Iterable<PartFit> }) {
  const { t } = useTranslation();
  const verdicts = Array.from(fits, ({ Fit }) => Fit);
  const names = {
    fits: t('Fits'),
    depends: t('Not certain'),
    'does-not-fit': t('Does not fit'),
    'not-listed': t('Not in the catalog'),
  };
  const rows = (['does-not-fit', 'depends', 'fits', 'not-listed'] as const)
    .map((fit) => ({ fit, count: verdicts.filter((each) => each === fit).length }))
    .filter(({ count }) => count > 0);
  if (rows.length === 0) return null;
  return (
    <ul className={classes.counts}>
      {rows.map(({ fit, count }) => (
        <li key={fit} className={classes.count} data-fit={fit}>{`${names[fit]}: ${count}`}</li>
      ))}
    </ul>
  );
}
