import type { Return, ReturnFilter, ReturnReceipt } from '@partsboard/contract/backoffice/returns';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useTableExport } from '../../lib/use-table-export.ts';
import { isProblem } from '../../lib/api/problem-code.ts';
import { versionedInput } from '../../lib/api/versioned-input.ts';
import { queryClient } from '../../lib/query-client.ts';
import { refreshOrder, refreshQueue } from '../orders/orders.queries.ts';
import { unlessCancelled, withFreshLogin } from '../session/fresh-login.mutations.ts';
import { refreshReturns, returnKeys } from './returns.queries.ts';

/** The calls that change one return; each returns the return after it. */
export const returnCalls = {
  approve: (entry: Return, answer: string) => callApi('approveReturn', versionedInput(entry, { answer })),
  refuse: (entry: Return, reason: string) => callApi('refuseReturn', versionedInput(entry, { reason })),
  receive: (entry: Return, lines: ReturnReceipt['lines']) =>
    callApi('receiveReturn', versionedInput(entry, { lines })),
  refund: (entry: Return) => callApi('refundReturn', versionedInput(entry, {})),
};

/**
 * Everything that is done to one return; the calls answer with the return after it. What is refused because somebody
 * else was faster is told by the screen, which reads the return again.
 */
export const useChangeReturn = (id: number) =>
  useSingleMutation({
    mutationFn: (send: () => Promise<Return>) => withFreshLogin(send),
    onSuccess: async (changed) => {
      // An answer that is still on its way may be older than this one.
      await queryClient.cancelQueries({ queryKey: returnKeys.one(id) });
      queryClient.setQueryData(returnKeys.one(id), changed);
      await Promise.all([refreshReturns(), refreshOrder(changed.orderId), refreshQueue()]);
    },
    onError: (error) => (isProblem(error, 'conflict') ? refreshReturns() : undefined),
    meta: { notice: (error) => unlessCancelled(error) && !isProblem(error, 'conflict') },
  });

export type ChangeReturn = ReturnType<typeof useChangeReturn>;

export const useExportReturns = () =>
  useTableExport<ReturnFilter>('returns', (query, options) => callApi('returnExport', { query }, options));
