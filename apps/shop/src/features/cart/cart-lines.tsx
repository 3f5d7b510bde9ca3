import type { CartLine } from '@partsboard/contract/cart';
import { useTranslation } from 'react-i18next';
import { useConfig, useCurrencyCode } from '../../lib/reference/use-reference.ts';
import { CartLineRow } from './cart-line-row.tsx';
import classes from './cart-lines.module.css';
import { useQuantityChange, useRemoveLine } from './cart.mutations.ts';

/** The cart's lines. Rows outside the window are not laid out, so that hundreds of them stay fluid. */
export function CartLines({ lines }: { readonly lines: readonly CartLine[] }) {
  const { t } = useTranslation();
  const currency = useCurrencyCode();
  const showsNet = useConfig()?.general.showPriceNetto ?? false;
  const change = useQuantityChange();
  const remove = useRemoveLine();
  return (
    <section className={classes.table} aria-label={t('Cart')}>
      <div className={classes.head} aria-hidden="true">
        <span className={classes.headPart}>{t('Part')}</span>
        <span>{t('Quantity')}</span>
        <span>{t('Gross Catalog Price')}</span>
        <span>{t('Gross Price')}</span>
        <span>{t('Discount %')}</span>
        <span>{t('Sub Total')}</span>
      </div>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <CartLineRow
            key={line.Product.Id}
            line={line}
            currency={currency}
            showsNet={showsNet}
            onQuantity={(quantity) => {
              if (quantity > 0 && quantity !== line.Quantity) {
                change.mutate({ productId: line.Product.Id, quantity });
              }
            }}
            onRemove={() => remove.mutate(line)}
          />
        ))}
      </ul>
    </section>
  );
}
