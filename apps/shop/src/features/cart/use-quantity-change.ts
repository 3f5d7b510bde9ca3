import type { CartLine } from '@partsboard/contract/cart';
import { vehiclesAtQuantity } from '@partsboard/domain/line-vehicles';
import { fromMajor, toMajor } from '@partsboard/domain/money';
import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { isConnectionLoss } from '@partsboard/ui/api/api-error.ts';
import { describeError } from '@partsboard/ui/lib/describe-error.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showError } from '@partsboard/ui/lib/notices.tsx';
import { CART_SCOPE, reloadCart, sendQuantity } from './cart.mutations.ts';
import { cartKeys, cartQuery } from './cart.queries.ts';
import { rememberQuantitiesSentOnLeave, takeQuantitiesSentOnLeave } from './quantities-sent-on-leave.ts';
import { supplyAtQuantity } from './supply-at-quantity.ts';
import { createQuantityChanges, type QuantityChange } from './quantity-changes.ts';

/**
 * Changes quantities: shown at once, sent after a short delay, one call after the other, and only the last one of each
 * line. Prices and totals follow with the server's answer. A failed change is rolled back.
 */
export function useQuantityChange() {
  const client = useQueryClient();
  const [changes] = useState(createQuantityChanges);
  const [showLossNotice, hideLossNotice] = useConnectionLossNotices();

  const show = useCallback(
    (productId: number, quantity: number) =>
      client.setQueryData(cartQuery().queryKey, (lines) =>
        lines?.map((line) => (line.Product.Id === productId ? withQuantity(line, quantity) : line)),
      ),
    [client],
  );

  const { mutate } = useMutation({
    mutationKey: cartKeys.quantity,
    scope: CART_SCOPE,
    mutationFn: async (change: QuantityChange) => {
      await change.debounced;
      if (!changes.take(change)) return;
      await sendQuantity(change);
      changes.confirm(change);
    },
    onError: (error, failed) => {
      const quantity = changes.rollBack(failed);
      if (quantity === undefined) return;
      show(failed.productId, quantity);
      if (isConnectionLoss(error)) showLossNotice(error, failed.productId, () => changeImmediately(failed));
    },
    onSettled: (_answer, error) => {
      // Without a network the cart cannot be fetched; it is fetched again as soon as there is one.
      if (isConnectionLoss(error) && !onlineManager.isOnline()) return;
      // Only the last of several changes fetches the cart again: an earlier answer would show an old number.
      if (client.isMutating({ mutationKey: cartKeys.quantity }) <= 1) void reloadCart(client);
    },
    meta: { notice: (error) => !isConnectionLoss(error) },
  });

  const change = useCallback(
    (productId: number, quantity: number) => {
      const { queryKey } = cartQuery();
      const shown = client.getQueryData(queryKey)?.find(({ Product }) => Product.Id === productId)?.Quantity;
      const started = changes.start(productId, quantity, shown ?? quantity);
      hideLossNotice(productId);
      void client.cancelQueries({ queryKey });
      show(productId, quantity);
      mutate(started);
    },
    [changes, client, hideLossNotice, mutate, show],
  );

  function changeImmediately({ productId, quantity }: Pick<QuantityChange, 'productId' | 'quantity'>) {
    change(productId, quantity);
    changes.flush(productId);
  }

  useEffect(() => {
    for (const { productId, quantity } of takeQuantitiesSentOnLeave()) {
      change(productId, quantity);
      changes.flush(productId);
    }
  }, [change, changes]);

  useEffect(() => {
    // Not through the mutation queue: a queued call would be lost when the page is left.
    const sendAll = () => {
      const left = changes.takeAll();
      rememberQuantitiesSentOnLeave(left);
      // A page that is restored from the back/forward cache gets the answer itself.
      void Promise.allSettled(left.map(sendQuantity)).then(takeQuantitiesSentOnLeave);
    };
    addEventListener('pagehide', sendAll);
    return () => {
      removeEventListener('pagehide', sendAll);
      changes.flushAll();
    };
  }, [changes]);

  return { change, flush: changes.flush };
}

/**
 * Notices about changes that were lost and rolled back, each with a retry button while it is the line's last change.
 */
function useConnectionLossNotices() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [notices] = useState(() => new Map<number, () => void>());
  const show = (error: Error, productId: number, retry: () => void) => {
    const lines = client.getQueryData(cartQuery().queryKey);
    const sku = lines?.find(({ Product }) => Product.Id === productId)?.Product.Sku ?? '';
    const { title, message, requestId } = describeError(error);
    const text = `${message} ${t('The quantity of {{sku}} was not changed.', { sku })}`;
    notices.set(productId, showError({ title, message: text, requestId, retry }));
  };
  const hide = useCallback((productId: number) => notices.get(productId)?.(), [notices]);
  return [show, hide] as const;
}

const withQuantity = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  Quantity: quantity,
  Total: toMajor(fromMajor(line.Product.Price) * quantity),
  Vehicles: vehiclesAtQuantity(line.Vehicles, { before: line.Quantity, after: quantity }),
  Supply: supplyAtQuantity(line, quantity),
});
