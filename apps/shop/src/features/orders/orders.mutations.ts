import { downloadFile } from '../../lib/download-file.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import type { OrderFilter } from './orders.queries.ts';

/** Puts an order's parts into the cart again; `onAdded` gets a message for each part that was not added or was replaced. */
export const useOrderAgain = (onAdded: (messages: readonly string[]) => Promise<void>) =>
  useSingleMutation({
    mutationFn: (id: number) => callApi('orderAgain', { body: { id } }),
    onSuccess: onAdded,
  });

/** Downloads the orders that fit a filter as a file for spreadsheets. */
export const useExportOrders = () =>
  useSingleMutation({
    mutationFn: (filter: OrderFilter) => callApi('exportOrders', { query: filter }),
    onSuccess: (content) => downloadFile('orders.csv', content),
  });
