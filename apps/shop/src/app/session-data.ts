import { cartQuery } from '../features/cart/cart.queries.ts';
import { shoppingListsQuery } from '../features/shopping-lists/shopping-lists.queries.ts';
import { brandFilterQuery } from '../features/vehicles/vehicles.queries.ts';
import { queryClient } from '../lib/query-client.ts';

/**
 * Data that is loaded as soon as a person is logged in, at start-up and after login. Each entry starts one query, for
 * example `() => queryClient.query(cartQuery())`.
 */
const sessionData: readonly (() => Promise<unknown>)[] = [
  () => queryClient.query(cartQuery()),
  () => queryClient.query(shoppingListsQuery()),
  () => queryClient.query(brandFilterQuery()),
];

export async function loadSessionData(): Promise<void> {
  await Promise.allSettled(sessionData.map((load) => load()));
}
