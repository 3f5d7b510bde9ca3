import { VisuallyHidden } from '@mantine/core';
import type { ProductStock } from '@partsboard/contract/parts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney, formatPercent } from '@partsboard/ui/lib/format.ts';
import { useConfig, useCurrencyCode } from '../../lib/reference/use-reference.ts';
import classes from './price-tag.module.css';

type Prices = Pick<ProductStock, 'Price' | 'PriceNetto' | 'OldPrice' | 'OldPriceNetto' | 'Discount'>;

/** The customer's price, the catalogue price, and the discount between the two. */
export function PriceTag({
  prices,
  size = 'row',
}: {
  readonly prices: Prices;
  readonly size?: 'row' | 'page';
}) {
  const { t } = useTranslation();
  const currency = useCurrencyCode();
  const showsNet = useConfig()?.general.showPriceNetto ?? false;
  const discounted = prices.OldPrice > prices.Price;
  return (
    <span className={classes.tag} data-size={size}>
      <span className={classes.own}>
        <span>{formatMoney(prices.Price, currency)}</span>
        {discounted ? (
          <span className={classes.discount}>
            {t('Your Discount')} −{formatPercent(prices.Discount)}
          </span>
        ) : null}
      </span>
      <span className={classes.others}>
        {discounted ? (
          <s title={t('Gross Catalog Price')}>
            <VisuallyHidden>{t('Gross Catalog Price')} </VisuallyHidden>
            {formatMoney(prices.OldPrice, currency)}
          </s>
        ) : null}
        {showsNet ? (
          <span>{t('{{price}} net', { price: formatMoney(prices.PriceNetto, currency) })}</span>
        ) : null}
        {showsNet && discounted && size === 'page' ? (
          <s title={t('Net Catalog Price')}>
            <VisuallyHidden>{t('Net Catalog Price')} </VisuallyHidden>
            {formatMoney(prices.OldPriceNetto, currency)}
          </s>
        ) : null}
      </span>
    </span>
  );
}
