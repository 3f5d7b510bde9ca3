import type { PlacedOrder } from '@partsboard/contract/checkout';
import type { QueryClient } from '@tanstack/react-query';
import type { useRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { creditLimitQuery } from '../account/account.queries.ts';
import { reloadCart } from '../cart/cart.mutations.ts';
import { cartQuery } from '../cart/cart.queries.ts';
import { showInfo } from '../../lib/notices.tsx';
import { storageKeys, writeStored } from '../../lib/storage.ts';
import { writePendingOrder } from './pending-order.ts';

export interface Surroundings {
  readonly client: QueryClient;
  readonly router: ReturnType<typeof useRouter>;
}

async function readOrdersAgain(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ['orders'] });
  await client.invalidateQueries({ queryKey: creditLimitQuery.queryKey });
}

/** What was chosen for the order counts no more, and what it has changed is read again. */
async function conclude(client: QueryClient): Promise<void> {
  writePendingOrder(null);
  writeStored(storageKeys.checkout, null);
  await reloadCart(client);
  // Also where no screen shows it, as on the page of the order. The query client tells of a failure.
  await client.query(cartQuery()).catch(() => undefined);
  await readOrdersAgain(client);
}

/** For a person who waits for the order. Its page opens before the cart is known to be empty: that has no checkout. */
export async function openPlacedOrder(order: PlacedOrder, { client, router }: Surroundings): Promise<void> {
  writePendingOrder(null);
  showInfo(i18next.t('Your order was successfully placed'));
  await router.navigate({ to: '/success', search: { order: order.OrderNumber } });
  await conclude(client);
}

function mention(order: PlacedOrder, { router }: Surroundings): void {
  const { t } = i18next;
  showInfo(t('Your order was successfully placed'), {
    label: t('See the order'),
    act: () =>
      void router.navigate({ to: '/my-account/order-history/$id', params: { id: String(order.Id) } }),
  });
}

/** For a person who has filled the cart again: what is in it, and was chosen for it, is another order. */
export async function mentionEarlierOrder(order: PlacedOrder, around: Surroundings): Promise<void> {
  writePendingOrder(null);
  mention(order, around);
  await readOrdersAgain(around.client);
}

/** Tells of an order whose answer has arrived, on whatever screen the person is by then. */
export async function announcePlacedOrder(order: PlacedOrder, around: Surroundings): Promise<void> {
  const { pathname } = around.router.state.location;
  if (pathname === '/checkout' || pathname === '/cart') return openPlacedOrder(order, around);
  // The success page was opened by the cart, which has found the order before its answer came.
  if (pathname !== '/success') mention(order, around);
  return conclude(around.client);
}
