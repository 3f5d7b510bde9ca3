import type { StaffPart } from '@partsboard/contract/backoffice/parts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney, formatMonth, formatNumber } from '@partsboard/ui/lib/format.ts';
import classes from './parts.module.css';

/** Twelve bars, one for each month, with pieces and amount as tooltip and label. */
export function SalesChart({ sales }: { readonly sales: StaffPart['sales'] }) {
  const { t } = useTranslation();
  const highest = Math.max(1, ...sales.map(({ quantity }) => quantity));
  const pieces = sales.reduce((sum, { quantity }) => sum + quantity, 0);
  // Sums of whole grosze are exact, those of decimal numbers are not.
  const net = sales.reduce((sum, each) => sum + Math.round(each.net * 100), 0) / 100;
  return (
    <>
      {t('Last 12 months: {{pieces}} pieces, {{amount}} net', {
        pieces: formatNumber(pieces),
        amount: formatMoney(net),
      })}
      <ol className={classes.bars}>
        {sales.map(({ month, quantity, net: amount }) => {
          const text = `${formatMonth(month, 'long')}: ${formatNumber(quantity)}, ${formatMoney(amount)}`;
          return (
            <li key={month} title={text} aria-label={text}>
              <span className={classes.track}>
                <span className={classes.bar} style={{ height: `${(quantity / highest) * 100}%` }} />
              </span>
              <span aria-hidden="true">{formatMonth(month, 'short')}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
