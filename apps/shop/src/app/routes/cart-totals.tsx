import type { Totals } from '@partsboard/contract/checkout';
import { Button, Title } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { LinkButton } from '../../components/links.tsx';
import { CartSummary } from '../../features/cart/cart-summary.tsx';
import classes from './cart-screen.module.css';

interface Props {
  readonly totals: Totals | undefined;
  readonly isLoading: boolean;
  /** Whether a line can't be bought. */
  readonly isUnavailable: boolean;
}

/** The totals and the ways on. On a phone the ways on stay at hand below a long cart. */
export function CartTotals({ totals, isLoading, isUnavailable }: Props) {
  const { t } = useTranslation();
  return (
    <section className={classes.totals} aria-label={t('Summary')}>
      <div className={classes.details}>
        <Title order={2} mb="sm">
          {t('Summary')}
        </Title>
        <CartSummary totals={totals} />
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
              <LinkButton to="/checkout" size="md">
                {t('Go to Checkout')}
              </LinkButton>
            )}
            <LinkButton to="/offer" variant="default" className={classes.offer}>
              {t('Create Offer')}
            </LinkButton>
          </>
        )}
      </div>
    </section>
  );
}
