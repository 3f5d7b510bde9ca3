import { saveCsv, savePdf } from '@partsboard/ui/lib/save-file.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { useLineVehicle } from '../vehicles/vehicles.queries.ts';
import type { OrderFilter } from './orders.queries.ts';

interface OrderAgain {
  readonly id: number;
  /** Parts that are not wanted again. */
  readonly without: readonly number[];
}

/** Puts an order's parts into the cart again; `onAdded` gets a message for each part that was not added or was replaced. */
export function useOrderAgain(onAdded: (messages: readonly string[]) => Promise<void>) {
  const Vehicle = useLineVehicle();
  return useSingleMutation({
    mutationFn: ({ id, without }: OrderAgain) =>
      callApi('orderAgain', { body: { id, Vehicle, ExceptProductIds: [...without] } }),
    onSuccess: onAdded,
  });
}

/** Downloads the confirmation of an order. */
export const useOrderConfirmation = () =>
  useSingleMutation({
    mutationFn: ({ id }: { readonly id: number; readonly number: string }) =>
      callApi('orderConfirmation', { query: { id } }),
    onSuccess: (pdf, { number }) => savePdf(`${number}.pdf`, pdf),
  });

/** Downloads the file of a document of the accounting system. */
export const useAccountingFile = () =>
  useSingleMutation({
    mutationFn: ({ id }: { readonly id: number; readonly number: string }) =>
      callApi('accountingFile', { query: { id } }),
    onSuccess: (pdf, { number }) => savePdf(`${number.replaceAll(/[^\w.-]+/g, '-')}.pdf`, pdf),
  });

/** Downloads the orders that fit a filter as a file for spreadsheets. */
export const useExportOrders = () =>
  useSingleMutation({
    mutationFn: (filter: OrderFilter) => callApi('exportOrders', { query: filter }),
    onSuccess: (content) => saveCsv('orders.csv', content),
  });
