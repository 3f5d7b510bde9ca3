import { cartQuery } from '../features/cart/cart.queries.ts';
import { shoppingListsQuery } from '../features/shopping-lists/shopping-lists.queries.ts';
import { brandFilterQuery } from '../features/vehicles/vehicles.queries.ts';
import { queryClient } from '../lib/query-client.ts';
import { isAuthenticated } from '../lib/session.ts';
import { whenIdle } from '../lib/when-idle.ts';

const ignore = (): void => undefined;

/** Data that is loaded as soon as a person is logged in, at start-up and after login. */
export function loadSessionData(): void {
  queryClient.query(cartQuery()).catch(ignore);
  queryClient.query(shoppingListsQuery()).catch(ignore);
  // Shown only where somebody chooses a vehicle by filters.
  whenIdle(() => {
    if (isAuthenticated()) queryClient.query(brandFilterQuery()).catch(ignore);
  });
}
