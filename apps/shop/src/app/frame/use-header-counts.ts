import type { CartLine } from '@partsboard/contract/cart';
import { fromMajor, toMajor } from '@partsboard/domain/money';
import { useQuery } from '@tanstack/react-query';
import { cartQuery } from '../../features/cart/cart.queries.ts';
import { shoppingListsQuery } from '../../features/shopping-lists/shopping-lists.queries.ts';
import { useIsAuthenticated } from '../../lib/use-is-authenticated.ts';

/** The numbers on the icons; a number that is not known yet shows no badge. */
interface HeaderCounts {
  readonly shoppingLists?: number;
  readonly cartLines?: number;
  /** Gross, of what can be bought; undefined for an empty cart. */
  readonly cartTotal?: number;
}

const totalOf = (lines: readonly CartLine[]): number =>
  toMajor(lines.reduce((sum, { Total }) => sum + fromMajor(Total), 0));

export function useHeaderCounts(): HeaderCounts {
  const isLoggedIn = useIsAuthenticated();
  const lists = useQuery({ ...shoppingListsQuery(), enabled: isLoggedIn }).data;
  const lines = useQuery({ ...cartQuery(), enabled: isLoggedIn }).data;
  return {
    ...(lists ? { shoppingLists: lists.length } : {}),
    ...(lines ? { cartLines: lines.length } : {}),
    ...(lines && lines.length > 0 ? { cartTotal: totalOf(lines) } : {}),
  };
}
