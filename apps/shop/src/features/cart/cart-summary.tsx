import type { Totals } from '@partsboard/contract/checkout';
import { Skeleton } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney } from '@partsboard/ui/lib/format.ts';
import { useCurrencyCode } from '../../lib/reference/use-reference.ts';
import { useTotalRows } from '../../lib/total-rows.ts';
import classes from './cart-summary.module.css';

/** The totals as rows of a list, with a placeholder until they are known. */
export function CartSummary({ totals }: { readonly totals: Totals | undefined }) {
  const { t } = useTranslation();
  const currency = useCurrencyCode();
  const rowsOf = useTotalRows();
  if (!totals) return <Skeleton height={160} />;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <dl className={classes.list}>
      <Row name={t('Sub total')} value={money(totals.SubTotal)} />
      {totals.SubTotalDiscount === 0 ? null : (
        <Row name={t('Discount')} value={money(totals.SubTotalDiscount)} />
      )}
      {totals.CoreDeposits === 0 ? null : (
        <Row name={t('Deposits for old parts')} value={money(totals.CoreDeposits)} />
      )}
      <Row
        name={t('Shipping')}
        value={totals.Shipping === null ? t('chosen at checkout') : money(totals.Shipping)}
      />
      {totals.PaymentMethodAdditionalFee === 0 ? null : (
        <Row name={t('Payment fee')} value={money(totals.PaymentMethodAdditionalFee)} />
      )}
      {totals.OrderTotalDiscount === 0 ? null : (
        <Row name={t('Order discount')} value={money(totals.OrderTotalDiscount)} />
      )}
      {rowsOf({
        net: totals.OrderTotalNetto,
        taxes: totals.DisplayTaxRates ? totals.TaxRates : [],
        total: totals.OrderTotal,
      }).map(({ name, value, isTotal }) => (
        <Row key={name} name={name} value={value} isTotal={isTotal} isNote={!isTotal} />
      ))}
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
