import type { PriceExplanation } from '@partsboard/contract/backoffice/price-explanation';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney, formatNumber, formatPercent } from '@partsboard/ui/lib/format.ts';
import classes from './company-detail.module.css';

const DIGITS = 6;

/** The way from the list price to the sum of a line, one row for each step. */
export function PriceSteps({ price }: { readonly price: PriceExplanation }) {
  const { t } = useTranslation();
  const { discountGroup, discountTable } = price;
  const rounded = (exact: number, amount: number) =>
    exact === amount ? null : t('{{exact}} PLN before rounding', { exact: formatNumber(exact, DIGITS) });
  const steps = [
    { name: t('List price net'), amount: formatMoney(price.listNet) },
    {
      name: t('Discount group'),
      amount: discountGroup ? `${discountGroup.code} · ${discountGroup.name}` : '–',
    },
    {
      name: t('Discount table'),
      amount: discountTable ? `${discountTable.code} · ${discountTable.name}` : '–',
    },
    { name: t('Discount of the table for the group'), amount: formatPercent(price.discountPercent) },
    {
      name: t('Discount amount'),
      amount: formatMoney(-price.discount),
      more: rounded(price.exactDiscount, price.discount),
    },
    { name: t('Own price net'), amount: formatMoney(price.net) },
    {
      name: t('VAT {{percent}}', { percent: formatPercent(price.vatPercent) }),
      amount: formatMoney(price.vat),
      more: rounded(price.exactVat, price.vat),
    },
    { name: t('Own price gross, one piece'), amount: formatMoney(price.gross), isSum: true },
    {
      name: t('Line of {{quantity}} pcs gross', { quantity: price.quantity }),
      amount: formatMoney(price.lineGross),
      isSum: true,
    },
  ];
  return (
    <table className={classes.table}>
      <tbody>
        {steps.map(({ name, amount, more = null, isSum = false }) => (
          <tr key={name} className={isSum ? classes.sum : undefined}>
            <td>
              {name}
              {more ? <div className={classes.second}>{more}</div> : null}
            </td>
            <td data-number>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
