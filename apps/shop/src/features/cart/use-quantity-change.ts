import type { CartLine } from '@partsboard/contract/cart';
import { fromMajor, toMajor } from '@partsboard/domain/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { reloadCart } from './cart.mutations.ts';
import { CART_KEY, cartQuery } from './cart.queries.ts';
import { createQuantityChanges, type QuantityChange } from './quantity-changes.ts';

const MUTATION_KEY = [...CART_KEY, 'quantity'] as const;

/**
 * Changes quantities: shown at once, sent when the number has come to rest, one call after the other, of each
 * line only the last one. Prices and totals follow when the server has answered.
 */
export function useQuantityChange() {
  const client = useQueryClient();
  const [changes] = useState(createQuantityChanges);
  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    // One at a time: of two calls on their way at once the older could arrive last.
    scope: { id: 'cart quantity' },
    mutationFn: async (change: QuantityChange) => {
      await change.atRest;
      if (!changes.take(change)) return;
      await callApi('updateItem', { body: { ProductId: change.productId, Quantity: change.quantity } });
    },
    onSettled: async () => {
      // Of several changes only the last one reads again: an earlier answer would show an old number.
      if (client.isMutating({ mutationKey: MUTATION_KEY }) <= 1) await reloadCart(client);
    },
  });

  const change = useCallback(
    (productId: number, quantity: number) => {
      const { queryKey } = cartQuery();
      const started = changes.start(productId, quantity);
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (lines) => lines?.map((line) => withQuantity(line, started)));
      mutate(started);
    },
    [changes, client, mutate],
  );

  useEffect(() => {
    addEventListener('pagehide', changes.hurryAll);
    return () => {
      removeEventListener('pagehide', changes.hurryAll);
      changes.hurryAll();
    };
  }, [changes]);

  return { change, hurry: changes.hurry };
}

const withQuantity = (line: CartLine, { productId, quantity }: QuantityChange): CartLine =>
  line.Product.Id === productId
    ? { ...line, Quantity: quantity, Total: toMajor(fromMajor(line.Product.Price) * quantity) }
    : line;
