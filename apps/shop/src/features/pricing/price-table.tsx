import type { ProductStock } from '@partsboard/contract/parts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney, formatPercent } from '@partsboard/ui/lib/format.ts';
import { useConfig, useCurrencyCode } from '../../lib/reference/use-reference.ts';
import classes from './price-table.module.css';

export type Prices = Pick<ProductStock, 'Price' | 'PriceNetto' | 'OldPrice' | 'OldPriceNetto' | 'Discount'> &
  Partial<Pick<ProductStock, 'CoreDeposit'>>;

/** The catalogue price, the discount and the customer's price: net first where the store shows net prices. */
export function PriceTable({ prices }: { readonly prices: Prices }) {
  const { t } = useTranslation();
  const currency = useCurrencyCode();
  const showsNet = useConfig()?.general.showPriceNetto ?? false;
  const isDiscounted = prices.OldPrice > prices.Price;
  const amounts = (net: number, gross: number) => (
    <>
      {showsNet ? <td>{formatMoney(net, currency)}</td> : null}
      <td>{formatMoney(gross, currency)}</td>
    </>
  );
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td />
          {showsNet ? <th scope="col">{t('Net')}</th> : null}
          <th scope="col">{t('Gross')}</th>
        </tr>
      </thead>
      <tbody>
        {isDiscounted ? (
          <>
            <tr>
              <th scope="row">{t('Catalog price')}</th>
              {amounts(prices.OldPriceNetto, prices.OldPrice)}
            </tr>
            <tr>
              <th scope="row">{t('Discount')}</th>
              <td colSpan={showsNet ? 2 : 1}>−{formatPercent(prices.Discount)}</td>
            </tr>
          </>
        ) : null}
        <tr className={classes.own}>
          <th scope="row">{t('Your price')}</th>
          {amounts(prices.PriceNetto, prices.Price)}
        </tr>
      </tbody>
    </table>
  );
}
