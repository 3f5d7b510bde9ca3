import type { OrderMailSetting } from '@partsboard/contract/backoffice/branch-order-mail';
import type {
  WarehouseChange,
  WarehousePicture,
  WarehouseSettings,
} from '@partsboard/contract/backoffice/warehouses';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { sessionKeys } from '../session/session.queries.ts';
import { branchKeys } from './branches.queries.ts';

export const useChangeOrderMail = (id: number) =>
  useSingleMutation({
    mutationFn: (body: OrderMailSetting) => callApi('changeBranchOrderMail', { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: branchKeys.orderMails }),
  });

/** The session holds the branches of the person who is logged in. */
const refresh = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['branches'] }),
    queryClient.invalidateQueries({ queryKey: sessionKeys.current }),
  ]);

export const useCreateBranch = () =>
  useSingleMutation({
    mutationFn: (body: WarehouseSettings) => callApi('createWarehouse', { body }),
    onSuccess: refresh,
  });

export const useChangeBranch = (id: number) =>
  useSingleMutation({
    mutationFn: (body: WarehouseChange) => callApi('changeWarehouse', { params: { id }, body }),
    onSuccess: refresh,
  });

export const useDeleteBranch = (id: number) =>
  useSingleMutation({
    mutationFn: () => callApi('deleteWarehouse', { params: { id } }),
    onSuccess: refresh,
  });

export const useChangeBranchPicture = (id: number) =>
  useSingleMutation({
    mutationFn: (body: WarehousePicture) => callApi('changeWarehousePicture', { params: { id }, body }),
    onSuccess: refresh,
  });
