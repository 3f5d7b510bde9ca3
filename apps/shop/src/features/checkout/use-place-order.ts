import type { CartLine } from '@partsboard/contract/cart';
import type { CheckoutRequest, ConfirmCheckoutResponse } from '@partsboard/contract/checkout';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { useState } from 'react';
import { creditLimitQuery } from '../account/account.queries.ts';
import { reloadCart } from '../cart/cart.mutations.ts';
import { cartKeys } from '../cart/cart.queries.ts';
import { useConfirmCheckout, type Confirmation } from './checkout.mutations.ts';
import { showError } from '@partsboard/ui/lib/notices.tsx';
import { isAuthenticated } from '../../lib/session.ts';
import { writePendingOrder } from './pending-order.ts';
import { handlePlacedOrder } from './placed-order.ts';
import { useUnansweredOrder } from './use-unanswered-order.ts';
import { newRequestKey } from '../../lib/new-request-key.ts';
import { paths } from '../../lib/paths.ts';

interface Refusal {
  readonly reason: string;
  /** The choices that were refused. */
  readonly choices: string;
}

const reasonOf = ({ Errors }: ConfirmCheckoutResponse): string =>
  Errors.join(' ') || i18next.t('Something went wrong!');

/** Handles the answer, whether the checkout is still open or was left before it came. */
function useConfirmation() {
  const client = useQueryClient();
  const router = useRouter();
  const isHere = () => router.state.location.pathname === paths.checkout;
  return useConfirmCheckout({
    onSuccess: async (answer) => {
      if (!isAuthenticated()) return;
      if (answer.Success && answer.PlacedOrder) {
        // The mutation stays pending until this is done: a second click would find an empty cart.
        await handlePlacedOrder(answer.PlacedOrder, { client, router });
        return;
      }
      writePendingOrder(null);
      if (!isHere()) showError({ title: i18next.t('Error'), message: reasonOf(answer) });
      void reloadCart(client);
      void client.invalidateQueries({ queryKey: creditLimitQuery.queryKey });
    },
    // The order may have been placed. The checkout stays as it is; every other screen fetches the cart again.
    onError: () =>
      void client.invalidateQueries({ queryKey: cartKeys.all, refetchType: isHere() ? 'none' : 'active' }),
  });
}

/**
 * Sends the order once: a retry after a lost answer has the same key and cannot order twice, and after a reload the
 * placed order is found. The reason of a refusal is shown until the person changes a choice.
 */
export function usePlaceOrder(cart: UseQueryResult<readonly CartLine[]>) {
  const confirm = useConfirmation();
  const unansweredOrder = useUnansweredOrder(cart);
  const [freshKey, setFreshKey] = useState(newRequestKey);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const send = (confirmation: Confirmation, choices: string) => {
    setRefusal(null);
    writePendingOrder(confirmation.requestKey);
    confirm.mutate(confirmation, {
      onSuccess: (answer) => {
        if (answer.Success && answer.PlacedOrder) return;
        unansweredOrder.forget();
        setFreshKey(newRequestKey());
        setRefusal({ reason: reasonOf(answer), choices });
      },
    });
  };

  return {
    /** The reason why the current choices were refused. */
    problemOf: (choices: string) => (refusal?.choices === choices ? refusal.reason : null),
    isPending: confirm.isPending,
    /** Whether an order is being looked up whose answer was lost in a reload, or its page is about to open. */
    isLookingUp: unansweredOrder.isLookingUp,
    lookUpFailure: unansweredOrder.failure,
    /** The last attempt had no answer: it may have placed the order, which a retry finds out. */
    unanswered: confirm.isError
      ? { error: confirm.error, onRetry: () => send(confirm.variables, '') }
      : undefined,
    place: (request: CheckoutRequest, fingerprint: string, choices: string) =>
      send({ request, requestKey: unansweredOrder.pendingKey ?? freshKey, fingerprint }, choices),
  };
}
