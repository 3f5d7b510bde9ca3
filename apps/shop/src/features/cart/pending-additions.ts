import { useMutationState, type QueryClient } from '@tanstack/react-query';
import type { Addition } from './cart-with-additions.ts';
import { cartKeys, cartQuery } from './cart.queries.ts';

const pending = { mutationKey: cartKeys.addition, status: 'pending' } as const;

/** What was added with a click and is not in the cart yet, oldest first. */
export const usePendingAdditions = (): readonly Addition[] =>
  useMutationState({ filters: pending, select: ({ state }) => state.variables as Addition });

/** How many pieces of a part the cart has, with those on their way. */
export function piecesInCart(client: QueryClient, productId: number): number {
  const lines = client.getQueryData(cartQuery().queryKey) ?? [];
  const onTheirWay = client.getMutationCache().findAll(pending);
  return [
    ...lines.filter(({ Product }) => Product.Id === productId).map(({ Quantity }) => Quantity),
    ...onTheirWay
      .map(({ state }) => state.variables as Addition)
      .filter((addition) => addition.productId === productId)
      .map(({ quantity }) => quantity),
  ].reduce((sum, quantity) => sum + quantity, 0);
}
