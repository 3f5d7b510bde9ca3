import type { Totals } from '@partsboard/contract/checkout';
import { Button, Title } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { CartSummary } from '../../../features/cart/cart-summary.tsx';
import { OrderAsLastTime } from '../../../features/checkout/order-as-last-time.tsx';
import { lacksStock } from '../../../features/checkout/lacks-stock.ts';
import classes from './cart-screen.module.css';
import { paths } from '../../../lib/paths.ts';

interface Props {
  readonly totals: Totals | undefined;
  readonly isLoading: boolean;
  /** Whether a line cannot be bought. */
  readonly isUnavailable: boolean;
}

/** The totals, and the links to checkout and offer. On a phone the links stay visible below a long cart. */
export function CartTotals({ totals, isLoading, isUnavailable }: Props) {
  const { t } = useTranslation();
  const isShort = totals !== undefined && lacksStock(totals);
  return (
    <section className={classes.totals} aria-label={t('Summary')}>
      <div className={classes.details}>
        <Title order={2} mb="sm">
          {t('Summary')}
        </Title>
        <CartSummary totals={totals} />
        {totals && !isShort ? <BackOrderCount count={totals.BackOrders.length} /> : null}
      </div>
      <div className={classes.actions}>
        {isUnavailable ? (
          <p className={classes.warning} role="status">
            {t('Remove unavailable products to proceed checkout.')}
          </p>
        ) : (
          <>
            {isShort ? (
              <p className={classes.warning} role="status">
                {t('{{count}} lines are not in stock in this quantity.', {
                  count: totals.BackOrders.length,
                })}{' '}
                {t('Lower the quantity or remove the item to proceed checkout.')}
              </p>
            ) : isLoading ? (
              <Button size="md" disabled>
                {t('Go to Checkout')}
              </Button>
            ) : (
              <LinkButton to={paths.checkout} size="md">
                {t('Go to Checkout')}
              </LinkButton>
            )}
            <LinkButton to={paths.offer} variant="default" className={classes.offer}>
              {t('Create Offer')}
            </LinkButton>
          </>
        )}
      </div>
      {isUnavailable || isShort ? null : <OrderAsLastTime isDisabled={isLoading} />}
    </section>
  );
}

/** Back orders are mentioned beside the total too: the line may be far away in a long cart. */
function BackOrderCount({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <p className={classes.backOrders} role="status">
      {t('{{count}} lines have pieces on back order.', { count })}
    </p>
  );
}
