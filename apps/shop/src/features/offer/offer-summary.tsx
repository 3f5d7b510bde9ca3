import type { Totals } from '@partsboard/contract/checkout';
import { fromBasisPoints, toMajor } from '@partsboard/domain/money';
import { isBelowOwnTotal } from '@partsboard/domain/offer';
import type { OrderTotals } from '@partsboard/domain/totals';
import { Title } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { currencySign, formatMoney } from '@partsboard/ui/lib/format.ts';
import { useTotalRows } from '../../lib/total-rows.ts';
import { DecimalField } from './decimal-field.tsx';
import offer from './offer.module.css';
import classes from './offer-summary.module.css';

interface Props {
  readonly client: OrderTotals;
  readonly own: Totals;
  readonly ownTotal: number;
  readonly currency: string;
  readonly onOrderDiscount: (zloty: number) => void;
}

/** The client's totals beside the workshop's own; only the client's are printed. */
export function OfferSummary({ client, own, ownTotal, currency, onOrderDiscount }: Props) {
  const { t } = useTranslation();
  const rowsOf = useTotalRows();
  const money = (grosze: number) => formatMoney(toMajor(grosze), currency);
  return (
    <div className={classes.summaries}>
      <section className={`${classes.summary} ${offer.screen}`}>
        <Title order={2}>{t('Your summary')}</Title>
        <dl>
          <Row name={t('Sub total')} value={formatMoney(own.SubTotal, currency)} />
          {rowsOf({ net: own.OrderTotalNetto, taxes: own.TaxRates, total: own.OrderTotal }).map((row) => (
            <Row key={row.name} {...row} />
          ))}
        </dl>
      </section>
      <section className={classes.summary}>
        <Title order={2} className={offer.screen}>
          {t('Client Summary')}
        </Title>
        <div className={offer.screen}>
          <DecimalField
            label={t('Order Total Discount')}
            value={-toMajor(client.orderDiscount) + 0}
            suffix={currencySign(currency)}
            onChange={onOrderDiscount}
          />
        </div>
        <dl>
          <Row name={t('Sub total')} value={money(client.subTotal)} />
          {client.orderDiscount === 0 ? null : (
            <Row name={t('Order Total Discount')} value={money(client.orderDiscount)} />
          )}
          {rowsOf({
            net: toMajor(client.net),
            taxes: client.taxes.map(({ rate, amount }) => ({
              Rate: fromBasisPoints(rate),
              Value: toMajor(amount),
            })),
            total: toMajor(client.total),
          }).map((row) => (
            <Row key={row.name} {...row} />
          ))}
        </dl>
        {isBelowOwnTotal(client.total, ownTotal) ? (
          <p className={`${classes.warning} ${offer.screen}`} role="status">
            {t("Your order is more expensive than your customer's.")}
          </p>
        ) : null}
      </section>
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

function Row({ name, value, isTotal = false }: RowProps) {
  return (
    <div className={classes.row} data-total={isTotal}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
