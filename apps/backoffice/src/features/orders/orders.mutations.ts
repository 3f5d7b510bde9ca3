import type { Order, OrderFilter } from '@partsboard/contract/backoffice/orders';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { isProblem } from '../../lib/api/problem-code.ts';
import { queryClient } from '../../lib/query-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { orderKeys, refreshOrder, refreshQueue } from './orders.queries.ts';

/**
 * Everything that is done to one order; the calls answer with the order after it. What is refused because somebody else
 * was faster, or because the order stands otherwise than it seemed, is told by the screen, which reads the order again.
 */
export const useChangeOrder = (id: number) =>
  useSingleMutation({
    mutationFn: (send: () => Promise<Order>) => send(),
    onSuccess: (order) => {
      queryClient.setQueryData(orderKeys.order(id), order);
      return refreshQueue();
    },
    onError: (error) => (isProblem(error, 'conflict') ? refreshOrder(id) : undefined),
    meta: { notice: (error) => !isProblem(error, 'conflict') },
  });

export type ChangeOrder = ReturnType<typeof useChangeOrder>;

export const useConfirmOrders = () =>
  useSingleMutation({
    mutationFn: async (orders: { readonly id: number; readonly version: number }[]) =>
      (await callApi('confirmOrders', { body: { orders } }, { timeoutMs: 120_000 })).items,
    onSuccess: refreshQueue,
  });

/** Spreadsheets take the file for UTF-8 only with it; the browser has removed the server's own. */
const BYTE_ORDER_MARK = '\uFEFF';

export const useExportOrders = () =>
  useSingleMutation({
    mutationFn: (query: OrderFilter) => callApi('orderExport', { query }, { timeoutMs: 300_000 }),
    onSuccess: (csv) => saveFile('orders.csv', 'text/csv;charset=utf-8', BYTE_ORDER_MARK + csv),
  });
