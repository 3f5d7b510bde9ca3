import type { CartLine } from '@partsboard/contract/cart';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { placedOrderQuery } from './checkout.queries.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { readPendingOrder } from './pending-order.ts';
import { reportEarlierOrder, openPlacedOrder } from './placed-order.ts';

/** Looks up an order that was sent from this tab and whose answer was lost, and reports it once. */
export function useUnansweredOrder(cart: UseQueryResult<readonly CartLine[]>) {
  const client = useQueryClient();
  const router = useRouter();
  const [key, setKey] = useState(readPendingOrder);
  const lookUp = useQuery({ ...placedOrderQuery(key ?? ''), enabled: key !== null });
  const placed = key === null ? null : (lookUp.data?.PlacedOrder ?? null);
  const forget = () => setKey(null);
  // Lines that are being fetched again may be those of the order.
  const isCartEmpty = cart.isFetching || !cart.data ? undefined : cart.data.length === 0;

  const report = useEffectEvent(() => {
    // Its answer may have arrived after all and been reported.
    if (placed === null || readPendingOrder() !== key) return;
    const handle = isCartEmpty ? openPlacedOrder : reportEarlierOrder;
    void handle(placed, { client, router }).then(forget);
  });
  const canReport = placed !== null && isCartEmpty !== undefined;
  useEffect(() => {
    if (canReport) report();
  }, [canReport]);

  return {
    /** The key of an order that may still be placed. */
    pendingKey: placed === null ? key : null,
    /** Whether it is still unknown if it was placed, or its page is about to open. */
    isLookingUp: key !== null && (lookUp.isPending || (placed !== null && isCartEmpty !== false)),
    failure: queryFailure(lookUp),
    forget,
  };
}
