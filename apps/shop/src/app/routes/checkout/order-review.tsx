import type { CartLine } from '@partsboard/contract/cart';
import type { Totals } from '@partsboard/contract/checkout';
import type { SupplySource } from '@partsboard/contract/stock';
import { Button, Paper, Title } from '@mantine/core';
import { useState } from 'react';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { ForVehicles } from '../../../components/for-vehicles.tsx';
import { SupplyList } from '../../../components/supply-list.tsx';
import { CartSummary } from '../../../features/cart/cart-summary.tsx';
import { linesOfVehicles, useFitOfLines } from '../../../features/fit/fit.queries.ts';
import { formatMoney } from '@partsboard/ui/lib/format.ts';
import { useCurrencyCode } from '../../../lib/reference/use-reference.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './order-review.module.css';

/** A longer order shows this many lines until all are asked for, so that the totals stay in view. */
const FIRST_LINES = 5;

interface Props {
  readonly lines: readonly CartLine[];
  readonly totals: Totals | undefined;
  /** Where the chosen branch gets each line from, by product; empty until it is known. */
  readonly sources: ReadonlyMap<number, readonly SupplySource[]>;
  /** Whether the store refuses the order because of what is not in stock. */
  readonly isShort: boolean;
  /** Whether every line is shown, as before an order is confirmed. */
  readonly isWhole: boolean;
}

/** What is ordered and what it costs with the choices so far. */
export function OrderReview({ lines, totals, sources, isShort, isWhole }: Props) {
  const { t } = useTranslation();
  const currency = useCurrencyCode();
  const fitOf = useFitOfLines(linesOfVehicles(lines));
  const [showsAll, setShowsAll] = useState(false);
  // A button that shows one more line would take its place.
  const isLong = !isWhole && lines.length > FIRST_LINES + 1;
  const shown = isLong && !showsAll ? lines.slice(0, FIRST_LINES) : lines;
  return (
    <Paper p="md">
      <div className={classes.head}>
        <Title order={2}>{t('Order review')}</Title>
        <LinkAnchor to={paths.cart} size="sm">
          {t('Change the cart')}
        </LinkAnchor>
      </div>
      <div className={classes.order}>
        <ul className={classes.lines} aria-label={t('Products')}>
          {shown.map(({ Product: product, Quantity: quantity, Total: total, Vehicles: vehicles }) => (
            <li key={product.Id}>
              <span className={classes.name}>{product.Name}</span>
              <span className={classes.total}>{formatMoney(total, currency)}</span>
              <div className={classes.details}>
                {`${product.Sku} · ${quantity} × ${formatMoney(product.Price, currency)}`}
                <ForVehicles
                  quantity={quantity}
                  vehicles={vehicles}
                  fitOf={(vehicle) => fitOf(product.Id, vehicle)}
                />
                <SupplyList supply={sources.get(product.Id) ?? []} isRefused={isShort} />
              </div>
            </li>
          ))}
        </ul>
        {isLong ? (
          <Button
            variant="default"
            size="xs"
            mt="xs"
            fullWidth
            aria-expanded={showsAll}
            onClick={() => setShowsAll((before) => !before)}
          >
            {showsAll ? t('Show fewer lines') : t('Show all {{count}} lines', { count: lines.length })}
          </Button>
        ) : null}
      </div>
      <CartSummary totals={totals} />
    </Paper>
  );
}
