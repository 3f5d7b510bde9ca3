import type { CartLine } from '@partsboard/contract/cart';
import type { Totals } from '@partsboard/contract/checkout';
import type { SupplySource } from '@partsboard/contract/stock';
import { Paper, Title } from '@mantine/core';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ForVehicle } from '../../../components/for-vehicle.tsx';
import { SupplyList } from '../../../components/supply-list.tsx';
import { CartSummary } from '../../../features/cart/cart-summary.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { useCurrencyCode } from '../../../lib/reference/use-reference.ts';
import classes from './order-review.module.css';

interface Props {
  readonly lines: readonly CartLine[];
  readonly totals: Totals | undefined;
  /** Where the chosen branch gets each line from, by product; empty until it is known. */
  readonly sources: ReadonlyMap<number, readonly SupplySource[]>;
}

/** What is ordered and what it costs with the choices so far. */
export function OrderReview({ lines, totals, sources }: Props) {
  const { t } = useTranslation();
  const currency = useCurrencyCode();
  return (
    <Paper p="md">
      <Title order={2} mb="xs">
        {t('Order review')}
      </Title>
      {/* A long order scrolls inside its box, also by keyboard. */}
      <ul className={classes.lines} tabIndex={0} aria-label={t('Products')}>
        {lines.map(({ Product: product, Quantity: quantity, Total: total, Vehicle: vehicle }) => (
          <li key={product.Id}>
            <div className={classes.part}>
              <span className={classes.name}>{product.Name}</span>
              <span className={classes.number}>
                {`${product.Sku} · ${quantity} × ${formatMoney(product.Price, currency)}`}
              </span>
              <ForVehicle vehicle={vehicle} />
              <SupplyList supply={sources.get(product.Id) ?? []} />
            </div>
            <span className={classes.total}>{formatMoney(total, currency)}</span>
          </li>
        ))}
      </ul>
      <CartSummary totals={totals} />
    </Paper>
  );
}
