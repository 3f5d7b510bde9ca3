import type { CartLine } from '@partsboard/contract/cart';
import type { PartFit } from '@partsboard/contract/fit';
import { useCallback } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useConfig, useCurrencyCode } from '../../lib/reference/use-reference.ts';
import { CartLineRow } from './cart-line-row.tsx';
import type { FitOfVehicle } from '../fit/fit.queries.ts';
import classes from './cart-lines.module.css';
import { useFocusAfterRemoval } from '@partsboard/ui/lib/use-focus-after-removal.ts';
import { useRemoveLine } from './cart.mutations.ts';
import { useQuantityChange } from './use-quantity-change.ts';

/** As many lines as a tall window shows. */
const FIRST_LINES = 20;

interface Props {
  readonly lines: readonly CartLine[];
  readonly allowsBackOrders: boolean;
  /** Whether the parts fit the one vehicle against which they are checked, by product id. */
  readonly fits: ReadonlyMap<number, PartFit>;
  /** Whether a part fits a vehicle of its own line; absent while all are checked against one. */
  readonly fitOf: FitOfVehicle | undefined;
}

/** The cart's lines, which may be hundreds. */
export function CartLines({ lines, allowsBackOrders, fits, fitOf }: Props) {
  const { t } = useTranslation();
  const currency = useCurrencyCode();
  const showsNet = useConfig()?.general.showPriceNetto ?? false;
  const { change, flush } = useQuantityChange();
  const { mutate } = useRemoveLine();
  const { list, onRemove } = useFocusAfterRemoval<HTMLUListElement>(lines.length);
  const remove = useCallback(
    (line: CartLine) => {
      onRemove();
      mutate(line);
    },
    [mutate, onRemove],
  );
  return (
    <section className={classes.table} aria-label={t('Cart')}>
      <div className={classes.head} aria-hidden="true">
        <span className={classes.headPart}>{t('Part')}</span>
        <span className={classes.headQuantity}>{t('Quantity')}</span>
        <span>{t('Gross Catalog Price')}</span>
        <span>{t('Gross Price')}</span>
        <span>{t('Discount %')}</span>
        <span>{t('Sub Total')}</span>
      </div>
      <ul ref={list} className={classes.lines} tabIndex={-1}>
        {lines.map((line, index) => (
          <CartLineRow
            key={line.Product.Id}
            line={line}
            fit={fits.get(line.Product.Id)}
            fitOf={fitOf}
            currency={currency}
            showsNet={showsNet}
            allowsBackOrders={allowsBackOrders}
            startsNear={index < FIRST_LINES}
            onQuantity={change}
            onLeave={flush}
            onRemove={remove}
          />
        ))}
      </ul>
    </section>
  );
}
