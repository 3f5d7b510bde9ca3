import type { CartLine } from '@partsboard/contract/cart';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { placedOrderQuery } from './checkout.queries.ts';
import { failureOf } from '../../lib/query-failure.ts';
import { readPendingOrder } from './pending-order.ts';
import { mentionEarlierOrder, openPlacedOrder } from './placed-order.ts';

/** Looks for the order that was sent from this tab before and whose answer was not heard, and tells of it once. */
export function useMissedOrder(cart: UseQueryResult<readonly CartLine[]>) {
  const client = useQueryClient();
  const router = useRouter();
  const [key, setKey] = useState(readPendingOrder);
  const lookUp = useQuery({ ...placedOrderQuery(key ?? ''), enabled: key !== null });
  const placed = key === null ? null : (lookUp.data?.PlacedOrder ?? null);
  const forget = () => setKey(null);
  // Lines that are being read again may be those that the order has taken.
  const isCartEmpty = cart.isFetching || !cart.data ? undefined : cart.data.length === 0;

  const tell = useEffectEvent(() => {
    // Its answer may have come after all, and somebody else has told.
    if (placed === null || readPendingOrder() !== key) return;
    const announce = isCartEmpty ? openPlacedOrder : mentionEarlierOrder;
    void announce(placed, { client, router }).then(forget);
  });
  const canTell = placed !== null && isCartEmpty !== undefined;
  useEffect(() => {
    if (canTell) tell();
  }, [canTell]);

  return {
    /** The key of an order that may still be on its way. */
    unplacedKey: placed === null ? key : null,
    /** It is not known yet whether it was placed, or it was and its page is on its way. */
    isLookedFor: key !== null && (lookUp.isPending || (placed !== null && isCartEmpty !== false)),
    failure: failureOf(lookUp),
    forget,
  };
}
