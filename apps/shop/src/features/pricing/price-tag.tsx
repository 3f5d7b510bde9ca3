import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney, formatPercent } from '@partsboard/ui/lib/format.ts';
import { useConfig, useCurrencyCode } from '../../lib/reference/use-reference.ts';
import type { Prices } from './price-table.tsx';
import classes from './price-tag.module.css';

interface Props {
  readonly prices: Prices;
  /** On a page a table of all prices stands beside it. */
  readonly size?: 'row' | 'page';
}

/**
 * The customer's price, the catalogue price and the discount in two columns. A store that shows net prices has them
 * first: its customers reckon with them.
 */
export function PriceTag({ prices, size = 'row' }: Props) {
  const { t } = useTranslation();
  const currency = useCurrencyCode();
  const showsNet = useConfig()?.general.showPriceNetto ?? false;
  const isDiscounted = prices.OldPrice > prices.Price;
  const isPage = size === 'page';
  const gross = formatMoney(prices.Price, currency);
  return (
    <span className={classes.tag} data-size={size} data-numeric>
      <span className={classes.own}>
        <span className={classes.first}>
          {showsNet ? formatMoney(prices.PriceNetto, currency) : gross}
          {showsNet ? <span className={classes.unit}> {t('net')}</span> : null}
        </span>
        {showsNet && !isPage ? (
          <span className={classes.second}>{t('{{price}} gross', { price: gross })}</span>
        ) : null}
      </span>
      {isDiscounted ? (
        <span className={classes.list}>
          {isPage ? null : (
            <s>
              <VisuallyHidden>{showsNet ? t('Net Catalog Price') : t('Gross Catalog Price')} </VisuallyHidden>
              {formatMoney(showsNet ? prices.OldPriceNetto : prices.OldPrice, currency)}
            </s>
          )}
          <span>
            {t('Your Discount')} −{formatPercent(prices.Discount)}
          </span>
        </span>
      ) : null}
      {prices.CoreDeposit ? (
        <span className={classes.deposit}>
          {t('plus a deposit of {{amount}}, given back for the old part', {
            amount: formatMoney(prices.CoreDeposit, currency),
          })}
        </span>
      ) : null}
    </span>
  );
}
