import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney, formatMonth } from '@partsboard/ui/lib/format.ts';
import classes from './spending-chart.module.css';

interface Props {
  readonly months: readonly { readonly Month: string; readonly Total: number }[];
  readonly currency: string;
}

/** Twelve bars, one for each month, with the amount as tooltip and label. */
export function SpendingChart({ months, currency }: Props) {
  const { t } = useTranslation();
  const highest = Math.max(1, ...months.map(({ Total }) => Total));
  // Sums of whole grosze are exact, those of decimal numbers are not.
  const sum = months.reduce((total, { Total }) => total + Math.round(Total * 100), 0) / 100;
  return (
    <figure className={classes.chart}>
      <figcaption>
        <span>{t('Spending by month')}</span>
        <span>{t('Last 12 months: {{amount}}', { amount: formatMoney(sum, currency) })}</span>
      </figcaption>
      <ol className={classes.bars}>
        {months.map(({ Month, Total }) => {
          const text = `${formatMonth(Month, 'long')}: ${formatMoney(Total, currency)}`;
          return (
            <li key={Month} title={text} aria-label={text}>
              <span className={classes.track}>
                <span className={classes.bar} style={{ height: `${(Total / highest) * 100}%` }} />
              </span>
              <span className={classes.month} aria-hidden="true">
                {formatMonth(Month, 'short')}
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
