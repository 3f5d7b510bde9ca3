import type { CartLine } from '@partsboard/contract/cart';
import { fromMajor, toMajor } from '@partsboard/domain/money';
import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { isConnectionLoss } from '../../lib/api/api-error.ts';
import { describeError } from '../../lib/describe-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showDanger } from '../../lib/notices.tsx';
import { CART_SCOPE, reloadCart } from './cart.mutations.ts';
import { CART_KEY, cartQuery } from './cart.queries.ts';
import { keepLeftQuantities, takeLeftQuantities } from './quantities-sent-on-leave.ts';
import { supplyAtQuantity } from './supply-at-quantity.ts';
import { createQuantityChanges, type QuantityChange } from './quantity-changes.ts';

const MUTATION_KEY = [...CART_KEY, 'quantity'] as const;

/**
 * Changes quantities: shown at once, sent when the number has come to rest, one call after the other, of each
 * line only the last one. Prices and totals follow when the server has answered. One that fails is taken back.
 */
export function useQuantityChange() {
  const client = useQueryClient();
  const [changes] = useState(createQuantityChanges);
  const [tellLoss, hideLoss] = useLossNotices();

  const show = useCallback(
    (productId: number, quantity: number) =>
      client.setQueryData(cartQuery().queryKey, (lines) =>
        lines?.map((line) => (line.Product.Id === productId ? withQuantity(line, quantity) : line)),
      ),
    [client],
  );

  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    scope: CART_SCOPE,
    mutationFn: async (change: QuantityChange) => {
      await change.atRest;
      if (!changes.take(change)) return;
      await send(change);
      changes.arrive(change);
    },
    onError: (error, failed) => {
      const quantity = changes.takeBack(failed);
      if (quantity === undefined) return;
      show(failed.productId, quantity);
      if (isConnectionLoss(error)) tellLoss(error, failed.productId, () => changeAtOnce(failed));
    },
    onSettled: (_answer, error) => {
      // Without a network there is nothing to read; everything is read again as soon as there is one.
      if (isConnectionLoss(error) && !onlineManager.isOnline()) return;
      // Of several changes only the last one reads again: an earlier answer would show an old number.
      if (client.isMutating({ mutationKey: MUTATION_KEY }) <= 1) void reloadCart(client);
    },
    meta: { notice: (error) => !isConnectionLoss(error) },
  });

  const change = useCallback(
    (productId: number, quantity: number) => {
      const { queryKey } = cartQuery();
      const shown = client.getQueryData(queryKey)?.find(({ Product }) => Product.Id === productId)?.Quantity;
      const started = changes.start(productId, quantity, shown ?? quantity);
      hideLoss(productId);
      void client.cancelQueries({ queryKey });
      show(productId, quantity);
      mutate(started);
    },
    [changes, client, hideLoss, mutate, show],
  );

  function changeAtOnce({ productId, quantity }: Pick<QuantityChange, 'productId' | 'quantity'>) {
    change(productId, quantity);
    changes.hurry(productId);
  }

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

/** Notices that a change was lost on the way and taken back. Each has a button that sends it again, while it is the last. */
function useLossNotices() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [notices] = useState(() => new Map<number, () => void>());
  const tell = (error: Error, productId: number, retry: () => void) => {
    const lines = client.getQueryData(cartQuery().queryKey);
    const sku = lines?.find(({ Product }) => Product.Id === productId)?.Product.Sku ?? '';
    const { title, message } = describeError(error);
    const words = `${message} ${t('The quantity of {{sku}} was not changed.', { sku })}`;
    notices.set(productId, showDanger({ title, message: words, retry }));
  };
  const hide = useCallback((productId: number) => notices.get(productId)?.(), [notices]);
  return [tell, hide] as const;
}

const send = ({ productId, quantity }: QuantityChange) =>
  callApi('updateItem', { body: { ProductId: productId, Quantity: quantity } }, { keepalive: true });

const withQuantity = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  Quantity: quantity,
  Total: toMajor(fromMajor(line.Product.Price) * quantity),
  Supply: supplyAtQuantity(line, quantity),
});
