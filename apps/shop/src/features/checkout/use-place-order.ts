import type { CartLine } from '@partsboard/contract/cart';
import type { CheckoutRequest, ConfirmCheckoutResponse } from '@partsboard/contract/checkout';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { useState } from 'react';
import { creditLimitQuery } from '../account/account.queries.ts';
import { reloadCart } from '../cart/cart.mutations.ts';
import { CART_KEY } from '../cart/cart.queries.ts';
import { useConfirmCheckout, type Confirmation } from './checkout.queries.ts';
import { showDanger } from '../../lib/notices.tsx';
import { isAuthenticated } from '../../lib/session.ts';
import { writePendingOrder } from './pending-order.ts';
import { announcePlacedOrder } from './placed-order.ts';
import { useMissedOrder } from './use-unanswered-order.ts';

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

const reasonOf = ({ Errors }: ConfirmCheckoutResponse): string =>
  Errors.join(' ') || i18next.t('Something went wrong!');

/** What an answer brings with it, whether the checkout is still open or was left before it came. */
function useConfirmation() {
  const client = useQueryClient();
  const router = useRouter();
  const isHere = () => router.state.location.pathname === '/checkout';
  return useConfirmCheckout({
    onSuccess: async (answer) => {
      if (!isAuthenticated()) return;
      if (answer.Success && answer.PlacedOrder) {
        // As long as this lasts the order counts as pending: a second click would find an empty cart.
        await announcePlacedOrder(answer.PlacedOrder, { client, router });
        return;
      }
      writePendingOrder(null);
      if (!isHere()) showDanger({ title: i18next.t('Error'), message: reasonOf(answer) });
      void reloadCart(client);
      void client.invalidateQueries({ queryKey: creditLimitQuery.queryKey });
    },
    // It may have been placed. Here, what is on the screen stays; every other screen reads the cart again.
    onError: () =>
      void client.invalidateQueries({ queryKey: CART_KEY, refetchType: isHere() ? 'none' : 'active' }),
  });
}

/**
 * Sends the order once; a retry after a lost answer carries the same key and can't order twice, and a reload finds
 * the order that it placed. A refusal is said until the person chooses something else.
 */
export function usePlaceOrder(cart: UseQueryResult<readonly CartLine[]>) {
  const confirm = useConfirmation();
  const missed = useMissedOrder(cart);
  const [freshKey, setFreshKey] = useState(newRequestKey);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const send = (confirmation: Confirmation, choices: string) => {
    setRefusal(null);
    writePendingOrder(confirmation.requestKey);
    confirm.mutate(confirmation, {
      onSuccess: (answer) => {
        if (answer.Success && answer.PlacedOrder) return;
        missed.forget();
        setFreshKey(newRequestKey());
        setRefusal({ reason: reasonOf(answer), choices });
      },
    });
  };

  return {
    /** Why what is chosen now was refused. */
    problemOf: (choices: string) => (refusal?.choices === choices ? refusal.reason : null),
    isPending: confirm.isPending,
    /** An order whose answer a reload has missed is looked for, or was found and its page is on its way. */
    isLookedFor: missed.isLookedFor,
    lookUpFailure: missed.failure,
    /** The last try had no answer: it may have placed the order, which asking again finds out. */
    unanswered: confirm.isError
      ? { error: confirm.error, onRetry: () => send(confirm.variables, '') }
      : undefined,
    place: (request: CheckoutRequest, fingerprint: string, choices: string) =>
      send({ request, requestKey: missed.unplacedKey ?? freshKey, fingerprint }, choices),
  };
}
