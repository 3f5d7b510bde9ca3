import type { CheckoutRequest } from '@partsboard/contract/checkout';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { creditLimitQuery } from '../../features/account/account.queries.ts';
import { reloadCart } from '../../features/cart/cart.mutations.ts';
import { useConfirmCheckout } from '../../features/checkout/checkout.queries.ts';
import { showInfo } from '../../lib/notices.tsx';
import { storageKeys, writeStored } from '../../lib/storage.ts';

/** `crypto.randomUUID` would do, but browsers have it only on HTTPS and localhost. */
const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Sends the order once; a retry after a lost answer carries the same key and can't order twice. */
export function usePlaceOrder(fingerprint: string | undefined) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const confirm = useConfirmCheckout();
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);

  const finish = async (order: { readonly Id: number; readonly OrderNumber: string }) => {
    setIsLeaving(true);
    writeStored(storageKeys.checkout, null);
    showInfo(t('Your order was successfully placed'));
    await navigate({ to: '/success', search: { order: order.OrderNumber, id: order.Id } });
    await reloadCart(client);
    await client.invalidateQueries({ queryKey: ['orders'] });
    await client.invalidateQueries({ queryKey: creditLimitQuery.queryKey });
  };

  return {
    problem,
    // Also while the success page is on its way, or a second click would find an empty cart.
    isPending: confirm.isPending || isLeaving,
    place: (request: CheckoutRequest) => {
      if (fingerprint === undefined) return;
      setProblem(null);
      confirm.mutate(
        { request, requestKey, fingerprint },
        {
          onSuccess: ({ Success, Errors, PlacedOrder }) => {
            if (Success && PlacedOrder) {
              void finish(PlacedOrder);
              return;
            }
            setRequestKey(newRequestKey());
            setProblem(Errors.join(' ') || t('Something went wrong!'));
            void reloadCart(client);
          },
        },
      );
    },
  };
}
