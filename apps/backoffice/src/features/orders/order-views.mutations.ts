import type { OrderView, OrderViewInput } from '@partsboard/contract/backoffice/order-views';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { orderKeys } from './orders.queries.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: orderKeys.views });

/** A name that is taken is told at its field. */
const meta = { notice: (error: unknown) => fieldErrors(error).name === undefined };

export const useCreateOrderView = () =>
  useSingleMutation({
    mutationFn: (body: OrderViewInput) => callApi('createOrderView', { body }),
    onSuccess: refresh,
    meta,
  });

export const useChangeOrderView = () =>
  useSingleMutation({
    mutationFn: ({ id, ...body }: OrderView) => callApi('changeOrderView', { params: { id }, body }),
    onSuccess: refresh,
    meta,
  });

export const useDeleteOrderView = () =>
  useSingleMutation({
    mutationFn: (id: number) => callApi('deleteOrderView', { params: { id } }),
    onSuccess: refresh,
  });
