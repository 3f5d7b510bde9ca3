import type { Country } from '@partsboard/contract/reference';
import { sendCall } from '@partsboard/ui/api/send-call.ts';
import { queryOptions } from '@tanstack/react-query';
import { countriesRoute } from '../../lib/api/contract-values.ts';

/** The countries in which the shop takes addresses. */
export const countriesQuery = queryOptions({
  queryKey: ['countries', 'offered'],
  queryFn: async ({ signal }) =>
    // The server serialises the answer through the schema that this type comes from.
    (await sendCall(countriesRoute, {}, { token: null, headers: {} }, { signal })) as readonly Country[],
});
