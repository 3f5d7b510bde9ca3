import { Alert, Button, Paper, Skeleton, Title } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { FitCounts } from '../../../components/fit-counts.tsx';
import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { LoadErrorScreen } from '../../../components/load-error-screen.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { customerQuery } from '../../../features/account/account.queries.ts';
import { CartLines } from '../../../features/cart/cart-lines.tsx';
import { useClearCart, useIsCartChanging, useIsPartOnItsWay } from '../../../features/cart/cart.mutations.ts';
import { cartQuery, hasUnavailable, totalsQuery } from '../../../features/cart/cart.queries.ts';
import { CsvImport } from '../../../features/cart/csv-import.tsx';
import { QuickCart } from '../../../features/cart/quick-cart.tsx';
import { SaveCartForm } from '../../../features/cart/save-cart-form.tsx';
import { linesOfVehicles } from '../../../features/fit/fit.queries.ts';
import { useSaveCart } from '../../../features/shopping-lists/shopping-lists.mutations.ts';
import { shoppingListsQuery } from '../../../features/shopping-lists/shopping-lists.queries.ts';
import { focusIfLost } from '@partsboard/ui/lib/focus-if-lost.ts';
import { VehicleCheck } from '../../../features/vehicles/vehicle-check.tsx';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useUnansweredOrder } from '../../../features/checkout/use-unanswered-order.ts';
import { CartTotals } from './cart-totals.tsx';
import { useVehicleCheck } from './use-vehicle-check.ts';
import classes from './cart-screen.module.css';
import { paths } from '../../../lib/paths.ts';

/** The cart, then the customer, then the totals for the customer's first address. */
function useCart() {
  const cart = useQuery(cartQuery());
  const customer = useQuery({ ...customerQuery, enabled: cart.data !== undefined });
  const addressId = customer.data?.Addresses[0]?.Id ?? '';
  const totals = useQuery({
    ...totalsQuery({ BillingAddressId: addressId, ShippingAddressId: addressId }),
    enabled: customer.data !== undefined,
    // The last totals stay until the new ones arrive, so that nothing jumps.
    placeholderData: (before) => before,
  });
  const isChanging = useIsCartChanging();
  return { cart, totals, isLoading: cart.isFetching || totals.isFetching || isChanging };
}

export function CartScreen() {
  const { t } = useTranslation();
  const { cart, totals, isLoading } = useCart();
  const lines = cart.data;
  const [wasFilled, setWasFilled] = useState(false);
  const unanswered = useUnansweredOrder(cart);
  const check = useVehicleCheck(lines && linesOfVehicles(lines));
  // The header already counts it, so the cart is not called empty.
  const isOnItsWay = useIsPartOnItsWay();
  const failure = queryFailure(cart);
  if (failure) return <LoadErrorScreen {...failure} />;
  const isEmpty = lines?.length === 0;
  if (lines && !isEmpty && !wasFilled) setWasFilled(true);
  return (
    <Page title={t('Cart')} actions={lines && !isEmpty ? <ClearCart /> : null}>
      <div className={classes.columns}>
        <div className={classes.main}>
          {lines === undefined || (isEmpty && isOnItsWay) ? <Skeleton height={320} /> : null}
          {isEmpty && !isOnItsWay ? <EmptyCart unanswered={unanswered} wasFilled={wasFilled} /> : null}
          {lines && !isEmpty ? (
            <CartLines
              lines={lines}
              allowsBackOrders={totals.data?.BackOrdersAllowed ?? true}
              fits={check.fits}
              fitOf={check.fitOf}
            />
          ) : null}
        </div>
        <aside className={classes.side}>
          {isEmpty ? null : (
            <CartTotals
              totals={totals.data}
              isLoading={isLoading}
              isUnavailable={lines !== undefined && hasUnavailable(lines)}
            />
          )}
          <AddParts />
          {lines && !isEmpty ? (
            <>
              <Box title={t('Check against vehicle')}>
                <VehicleCheck {...check.vehicles}>
                  <FitCounts fits={check.verdicts} />
                </VehicleCheck>
              </Box>
              <SaveCart />
            </>
          ) : null}
        </aside>
      </div>
    </Page>
  );
}

function Box({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Paper p="md">
      <Title order={2} mb="sm">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

/** Its fields and windows are not rendered again with every quantity that is changed; nor is the form below. */
const AddParts = memo(function AddParts() {
  const { t } = useTranslation();
  return (
    <>
      <Box title={t('Quick Cart')}>
        <QuickCart />
      </Box>
      <Box title={t('Import from CSV')}>
        <CsvImport />
      </Box>
    </>
  );
});

const SaveCart = memo(function SaveCart() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const lists = useQuery(shoppingListsQuery());
  const save = useSaveCart(() => navigate({ to: paths.shoppingLists }));
  return (
    <Box title={t('Save Cart')}>
      <SaveCartForm lists={lists.data ?? []} isSaving={save.isPending} onSave={save.mutate} />
    </Box>
  );
});

function ClearCart() {
  const { t } = useTranslation();
  const clear = useClearCart();
  return (
    <Button variant="default" loading={clear.isPending} onClick={() => clear.mutate()}>
      {t('Clear Cart')}
    </Button>
  );
}

interface EmptyCartProps {
  /** The cart may have been emptied by an order whose answer was lost. */
  readonly unanswered: ReturnType<typeof useUnansweredOrder>;
  /** Whether it was emptied on this screen: the button that did it has lost the focus. */
  readonly wasFilled: boolean;
}

function EmptyCart({ unanswered, wasFilled }: EmptyCartProps) {
  const { t } = useTranslation();
  const elsewhere = useLocation({ select: ({ state }) => state.orderedElsewhere });
  if (unanswered.failure) return <LoadError {...unanswered.failure} />;
  if (unanswered.isLookingUp) return <Skeleton height={320} />;
  return (
    <Paper className={classes.empty}>
      <IconShoppingCart size={40} stroke={1.2} aria-hidden />
      <p ref={wasFilled ? focusIfLost : undefined} tabIndex={-1}>
        {t('Your shopping cart is empty.')}
      </p>
      {elsewhere ? (
        <Alert color="accent" role="status">
          {t('This cart was ordered in another window or on another device: order {{number}}.', {
            number: elsewhere.number,
          })}
        </Alert>
      ) : null}
      <div className={classes.emptyActions}>
        <LinkButton to={paths.home}>{t('Start Shopping')}</LinkButton>
        {elsewhere ? (
          <LinkButton to={paths.accountOrder} params={{ id: String(elsewhere.id) }} variant="default">
            {t('See the order')}
          </LinkButton>
        ) : null}
      </div>
    </Paper>
  );
}
