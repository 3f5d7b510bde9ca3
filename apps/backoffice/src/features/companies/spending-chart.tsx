import type { Company } from '@partsboard/contract/backoffice/companies';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney, formatMonth } from '@partsboard/ui/lib/format.ts';
import classes from './company-detail.module.css';

/** Twelve bars, one for each month, with the amount as tooltip and label. */
export function SpendingChart({ months }: { readonly months: Company['spending'] }) {
  const { t } = useTranslation();
  const highest = Math.max(1, ...months.map(({ total }) => total));
  // Sums of whole grosze are exact, those of decimal numbers are not.
  const sum = months.reduce((all, { total }) => all + Math.round(total * 100), 0) / 100;
  return (
    <>
      {t('Last 12 months: {{amount}}', { amount: formatMoney(sum) })}
      <ol className={classes.bars}>
        {months.map(({ month, total }) => {
          const text = `${formatMonth(month, 'long')}: ${formatMoney(total)}`;
          return (
            <li key={month} title={text} aria-label={text}>
              <span className={classes.track}>
                <span className={classes.bar} style={{ height: `${(total / highest) * 100}%` }} />
              </span>
              <span aria-hidden="true">{formatMonth(month, 'short')}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
