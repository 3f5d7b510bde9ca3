import { useQuery } from '@tanstack/react-query';
import { cartWithAdditions } from '../../features/cart/cart-with-additions.ts';
import { cartQuery } from '../../features/cart/cart.queries.ts';
import { usePendingAdditions } from '../../features/cart/pending-additions.ts';
import { shoppingListsQuery } from '../../features/shopping-lists/shopping-lists.queries.ts';
import { useIsAuthenticated } from '../../lib/use-is-authenticated.ts';

/** The numbers on the icons; a number that is not known yet shows no badge. */
interface HeaderCounts {
  readonly shoppingLists?: number;
  readonly cartLines?: number;
  /** Gross, of what can be bought; undefined for an empty cart. */
  readonly cartTotal?: number | undefined;
}

/** A part counts from the click that adds it. */
export function useHeaderCounts(): HeaderCounts {
  const isLoggedIn = useIsAuthenticated();
  const lists = useQuery({ ...shoppingListsQuery(), enabled: isLoggedIn }).data;
  const lines = useQuery({ ...cartQuery(), enabled: isLoggedIn }).data;
  const additions = usePendingAdditions();
  const cart = lines && cartWithAdditions(lines, additions);
  return {
    ...(lists ? { shoppingLists: lists.length } : {}),
    ...(cart ? { cartLines: cart.lines, cartTotal: cart.total } : {}),
  };
}
