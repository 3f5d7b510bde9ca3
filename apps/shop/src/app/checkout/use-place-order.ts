import type { CheckoutRequest, PlacedOrder } from '@partsboard/contract/checkout';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { creditLimitQuery } from '../../features/account/account.queries.ts';
import { reloadCart } from '../../features/cart/cart.mutations.ts';
import {
  placedOrderQuery,
  useConfirmCheckout,
  type Confirmation,
} from '../../features/checkout/checkout.queries.ts';
import { failureOf } from '../../lib/failure-of.ts';
import { showInfo } from '../../lib/notices.tsx';
import {
  readStoredInTab,
  storageKeys,
  tabStorageKeys,
  writeStored,
  writeStoredInTab,
} from '../../lib/storage.ts';

const readPendingOrder = () => readStoredInTab(tabStorageKeys.pendingOrder);
const writePendingOrder = (requestKey: string | null) =>
  writeStoredInTab(tabStorageKeys.pendingOrder, requestKey);

/** `crypto.randomUUID` would do, but browsers have it only on HTTPS and localhost. */
const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

interface Refusal {
  readonly reason: string;
  /** What was chosen when it was refused. */
  readonly choices: string;
}

/**
 * Sends the order once; a retry after a lost answer carries the same key and can't order twice, and a reload finds
 * the order that it placed. A refusal is said until the person chooses something else.
 */
export function usePlaceOrder(isCartEmpty: boolean) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const confirm = useConfirmCheckout();
  const [freshKey, setFreshKey] = useState(newRequestKey);
  const [pendingKey, setPendingKey] = useState(readPendingOrder);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);

  const leave = async (order: PlacedOrder) => {
    writePendingOrder(null);
    writeStored(storageKeys.checkout, null);
    showInfo(t('Your order was successfully placed'));
    await navigate({ to: '/success', search: { order: order.OrderNumber, id: order.Id } });
    await reloadCart(client);
    await client.invalidateQueries({ queryKey: ['orders'] });
    await client.invalidateQueries({ queryKey: creditLimitQuery.queryKey });
  };

  const lookUp = useQuery({ ...placedOrderQuery(pendingKey ?? ''), enabled: pendingKey !== null });
  const placed = lookUp.data?.PlacedOrder ?? null;
  // What is in the cart by now is another order.
  const missed = isCartEmpty ? placed : null;
  const leaveToMissed = useEffectEvent(leave);
  useEffect(() => {
    if (missed) void leaveToMissed(missed).then(() => setPendingKey(null));
  }, [missed]);
  // One that was not placed may still be on its way.
  const requestKey = pendingKey !== null && placed === null ? pendingKey : freshKey;

  const send = (confirmation: Confirmation, choices: string) => {
    setRefusal(null);
    writePendingOrder(confirmation.requestKey);
    confirm.mutate(confirmation, {
      onSuccess: ({ Success, Errors, PlacedOrder }) => {
        if (Success && PlacedOrder) {
          setIsLeaving(true);
          // Whoever went back before the success page was there is still on this one.
          void leave(PlacedOrder).then(() => setIsLeaving(false));
          return;
        }
        writePendingOrder(null);
        setPendingKey(null);
        setFreshKey(newRequestKey());
        setRefusal({ reason: Errors.join(' ') || t('Something went wrong!'), choices });
        void reloadCart(client);
      },
    });
  };

  return {
    /** Why what is chosen now was refused. */
    problemOf: (choices: string) => (refusal?.choices === choices ? refusal.reason : null),
    // Also while the success page is on its way, or a second click would find an empty cart.
    isPending: confirm.isPending || isLeaving,
    /** An order whose answer a reload has missed is looked for, or was found and its page is on its way. */
    isLookedFor: pendingKey !== null && (lookUp.isPending || missed !== null),
    lookUpFailure: failureOf(lookUp),
    /** The last try had no answer: it may have placed the order, which asking again finds out. */
    unanswered: confirm.isError
      ? { error: confirm.error, onRetry: () => send(confirm.variables, '') }
      : undefined,
    place: (request: CheckoutRequest, fingerprint: string, choices: string) =>
      send({ request, requestKey, fingerprint }, choices),
  };
}
