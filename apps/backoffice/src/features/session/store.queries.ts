import type { Store } from '@partsboard/contract/reference';
import { sendCall } from '@partsboard/ui/api/send-call.ts';
import { queryOptions } from '@tanstack/react-query';
import { storeRoute } from '../../lib/api/contract-values.ts';

export const storeKey = ['store'] as const;

/** The store that this address belongs to. */
export const storeQuery = queryOptions({
  queryKey: storeKey,
  queryFn: async ({ signal }) =>
    // The server serialises the answer through the schema that this type comes from.
    (await sendCall(storeRoute, {}, { token: null, headers: {} }, { signal })) as Store,
  staleTime: Infinity,
  // Its name is all that would be missing.
  meta: { notice: false },
});
