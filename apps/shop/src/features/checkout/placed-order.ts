import type { PlacedOrder } from '@partsboard/contract/checkout';
import type { QueryClient } from '@tanstack/react-query';
import type { useRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { creditLimitQuery } from '../account/account.queries.ts';
import { reloadCart } from '../cart/cart.mutations.ts';
import { cartQuery } from '../cart/cart.queries.ts';
import { orderKeys } from '../orders/orders.queries.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { storageKeys, writeStored } from '../../lib/storage.ts';
import { writePendingOrder } from './pending-order.ts';
import { paths } from '../../lib/paths.ts';

export interface OrderContext {
  readonly client: QueryClient;
  readonly router: ReturnType<typeof useRouter>;
}

async function reloadOrders(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: orderKeys.all });
  await client.invalidateQueries({ queryKey: creditLimitQuery.queryKey });
}

/** Clears the choices of the order, and fetches again what it has changed. */
async function finishCheckout(client: QueryClient): Promise<void> {
  writePendingOrder(null);
  writeStored(storageKeys.checkout, null);
  await reloadCart(client);
  // Also where no screen shows the cart, as on the order's page. The query client reports a failure.
  await client.query(cartQuery()).catch(() => undefined);
  await reloadOrders(client);
}

/**
 * For a person who is waiting for the order. Its page opens before the cart is fetched: an empty cart has no checkout.
 */
export async function openPlacedOrder(order: PlacedOrder, { client, router }: OrderContext): Promise<void> {
  writePendingOrder(null);
  showInfo(i18next.t('Your order was successfully placed'));
  await router.navigate({ to: paths.success, search: { order: order.OrderNumber } });
  await finishCheckout(client);
}

function showPlacedNotice(order: PlacedOrder, { router }: OrderContext): void {
  const { t } = i18next;
  showInfo(t('Your order was successfully placed'), {
    label: t('See the order'),
    onClick: () => void router.navigate({ to: paths.accountOrder, params: { id: String(order.Id) } }),
  });
}

/** For a person who has filled the cart again: its content and choices belong to another order. */
export async function reportEarlierOrder(order: PlacedOrder, context: OrderContext): Promise<void> {
  writePendingOrder(null);
  showPlacedNotice(order, context);
  await reloadOrders(context.client);
}

/** Reports an order whose answer has arrived, whichever screen the person is on. */
export async function handlePlacedOrder(order: PlacedOrder, context: OrderContext): Promise<void> {
  const { pathname } = context.router.state.location;
  if (pathname === paths.checkout || pathname === paths.cart) return openPlacedOrder(order, context);
  // The cart has opened the success page if it found the order before the answer came.
  if (pathname !== paths.success) showPlacedNotice(order, context);
  return finishCheckout(context.client);
}
