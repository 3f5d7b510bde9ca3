import type { Totals } from '@partsboard/contract/checkout';
import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { formatMoney, formatPercent } from '../../lib/format.ts';
import { useCurrencyCode } from '../../lib/reference/use-reference.ts';
import classes from './cart-summary.module.css';

/** The totals as rows of a list; what is not known yet keeps its place. */
export function CartSummary({ totals }: { readonly totals: Totals | undefined }) {
  const { t } = useTranslation();
  const currency = useCurrencyCode();
  if (!totals) return <Skeleton height={132} />;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <dl className={classes.list}>
      <Row name={t('Sub total')} value={money(totals.SubTotal)} />
      {totals.SubTotalDiscount === 0 ? null : (
        <Row name={t('Discount')} value={money(totals.SubTotalDiscount)} />
      )}
      <Row
        name={t('Shipping')}
        value={totals.Shipping === null ? t('chosen at checkout') : money(totals.Shipping)}
      />
      {totals.PaymentMethodAdditionalFee === 0 ? null : (
        <Row name={t('Payment fee')} value={money(totals.PaymentMethodAdditionalFee)} />
      )}
      {totals.DisplayTaxRates
        ? totals.TaxRates.map((tax) => (
            <Row
              key={tax.Rate}
              name={t('including VAT {{rate}}', { rate: formatPercent(tax.Rate) })}
              value={money(tax.Value)}
              isNote
            />
          ))
        : null}
      {totals.OrderTotalDiscount === 0 ? null : (
        <Row name={t('Order discount')} value={money(totals.OrderTotalDiscount)} />
      )}
      <Row name={t('Order total')} value={money(totals.OrderTotal)} isTotal />
    </dl>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: string;
  readonly isTotal?: boolean;
  readonly isNote?: boolean;
}

function Row({ name, value, isTotal = false, isNote = false }: RowProps) {
  return (
    <div className={classes.row} data-total={isTotal} data-note={isNote}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
