import type { NewReturn } from '@partsboard/contract/returns';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { orderKeys } from '../orders/orders.queries.ts';

/** Photos take a while on a slow connection. */
const TIMEOUT_MS = 120_000;

export function useRequestReturn() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: NewReturn) => callApi('requestReturn', { body }, { timeoutMs: TIMEOUT_MS }),
    onSuccess: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
