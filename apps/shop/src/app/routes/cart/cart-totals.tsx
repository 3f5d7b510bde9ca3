import type { Totals } from '@partsboard/contract/checkout';
import { Button, Title } from '@mantine/core';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { LinkButton } from '../../../components/links.tsx';
import { CartSummary } from '../../../features/cart/cart-summary.tsx';
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
  return (
    <section className={classes.totals} aria-label={t('Summary')}>
      <div className={classes.details}>
        <Title order={2} mb="sm">
          {t('Summary')}
        </Title>
        <CartSummary totals={totals} />
        {totals ? <BackOrderCount totals={totals} /> : null}
      </div>
      <div className={classes.actions}>
        {isUnavailable ? (
          <p className={classes.warning} role="status">
            {t('Remove unavailable products to proceed checkout.')}
          </p>
        ) : (
          <>
            {isLoading ? (
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
    </section>
  );
}

/** Back orders are mentioned beside the total too: the line may be far away in a long cart. */
function BackOrderCount({ totals }: { readonly totals: Totals }) {
  const { t } = useTranslation();
  const { BackOrders: lines, BackOrdersAllowed: isAllowed } = totals;
  if (lines.length === 0) return null;
  return (
    <p className={classes.backOrders} data-refused={!isAllowed} role="status">
      {isAllowed
        ? t('{{count}} lines have pieces on back order.', { count: lines.length })
        : t('{{count}} lines are not in stock in this quantity.', { count: lines.length })}
    </p>
  );
}
