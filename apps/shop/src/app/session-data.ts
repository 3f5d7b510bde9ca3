import type { QueryClient } from '@tanstack/react-query';
import { cartQuery } from '../features/cart/cart.queries.ts';
import { shoppingListsQuery } from '../features/shopping-lists/shopping-lists.queries.ts';
import { brandFilterQuery } from '../features/vehicles/vehicles.queries.ts';
import { REFERENCE_KEY } from '../lib/reference/reference.queries.ts';

/**
 * Data that is loaded as soon as a person is logged in, at start-up and after login. Each entry starts one query, for
 * example `(client) => client.query(cartQuery())`.
 */
const sessionData: readonly ((client: QueryClient) => Promise<unknown>)[] = [
  (client) => client.query(cartQuery()),
  (client) => client.query(shoppingListsQuery()),
  (client) => client.query(brandFilterQuery()),
];

export async function loadSessionData(client: QueryClient): Promise<void> {
  await Promise.allSettled(sessionData.map((load) => load(client)));
}

/** Removes what one person has loaded, so that the next one does not see it. */
export function clearSessionData(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey: [domain] }) => domain !== REFERENCE_KEY });
  client.getMutationCache().clear();
}
