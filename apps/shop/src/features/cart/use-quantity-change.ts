import type { CartLine } from '@partsboard/contract/cart';
import { fromMajor, toMajor } from '@partsboard/domain/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { CART_SCOPE, reloadCart } from './cart.mutations.ts';
import { CART_KEY, cartQuery } from './cart.queries.ts';
import { keepLeftQuantities, takeLeftQuantities } from './left-quantities.ts';
import { supplyAtQuantity } from './supply-at-quantity.ts';
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
    scope: CART_SCOPE,
    mutationFn: async (change: QuantityChange) => {
      await change.atRest;
      if (!changes.take(change)) return;
      await send(change);
    },
    onSettled: () => {
      // Of several changes only the last one reads again: an earlier answer would show an old number.
      if (client.isMutating({ mutationKey: MUTATION_KEY }) <= 1) void reloadCart(client);
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
    for (const { productId, quantity } of takeLeftQuantities()) {
      change(productId, quantity);
      changes.hurry(productId);
    }
  }, [change, changes]);

  useEffect(() => {
    // Past the queue: whoever waits in it when the page goes is not heard any more.
    const sendAll = () => {
      const left = changes.takeAll();
      keepLeftQuantities(left);
      // A page that comes back from the browser's memory hears the answer itself.
      void Promise.allSettled(left.map(send)).then(takeLeftQuantities);
    };
    addEventListener('pagehide', sendAll);
    return () => {
      removeEventListener('pagehide', sendAll);
      changes.hurryAll();
    };
  }, [changes]);

  return { change, hurry: changes.hurry };
}

const send = ({ productId, quantity }: QuantityChange) =>
  callApi('updateItem', { body: { ProductId: productId, Quantity: quantity } }, { keepalive: true });

const withQuantity = (line: CartLine, { productId, quantity }: QuantityChange): CartLine =>
  line.Product.Id === productId
    ? {
        ...line,
        Quantity: quantity,
        Total: toMajor(fromMajor(line.Product.Price) * quantity),
        Supply: supplyAtQuantity(line, quantity),
      }
    : line;
