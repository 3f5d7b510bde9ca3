import type { CheckoutRequest } from '@partsboard/contract/checkout';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { creditLimitQuery } from '../../features/account/account.queries.ts';
import { reloadCart } from '../../features/cart/cart.mutations.ts';
import { useConfirmCheckout, type Confirmation } from '../../features/checkout/checkout.queries.ts';
import { showInfo } from '../../lib/notices.tsx';
import { storageKeys, writeStored } from '../../lib/storage.ts';

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
 * Sends the order once; a retry after a lost answer carries the same key and can't order twice. A refusal is
 * said until the person chooses something else.
 */
export function usePlaceOrder() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const confirm = useConfirmCheckout();
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);

  const finish = async (order: { readonly Id: number; readonly OrderNumber: string }) => {
    setIsLeaving(true);
    writeStored(storageKeys.checkout, null);
    showInfo(t('Your order was successfully placed'));
    await navigate({ to: '/success', search: { order: order.OrderNumber, id: order.Id } });
    await reloadCart(client);
    // Whoever went back before the success page was there is still on this one.
    setIsLeaving(false);
    await client.invalidateQueries({ queryKey: ['orders'] });
    await client.invalidateQueries({ queryKey: creditLimitQuery.queryKey });
  };

  const send = (confirmation: Confirmation, choices: string) => {
    setRefusal(null);
    confirm.mutate(confirmation, {
      onSuccess: ({ Success, Errors, PlacedOrder }) => {
        if (Success && PlacedOrder) {
          void finish(PlacedOrder);
          return;
        }
        setRequestKey(newRequestKey());
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
    /** The last try had no answer: it may have placed the order, which asking again finds out. */
    unanswered: confirm.isError
      ? { error: confirm.error, onRetry: () => send(confirm.variables, '') }
      : undefined,
    place: (request: CheckoutRequest, fingerprint: string, choices: string) =>
      send({ request, requestKey, fingerprint }, choices),
  };
}
