import type {
  DiscountChanges,
  DiscountGrid,
  DiscountTable,
  DiscountTableChange,
  NewDiscountTable,
} from '@partsboard/contract/backoffice/discounts';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { companyKeys } from '../companies/companies.queries.ts';
import { discountKeys } from './discounts.queries.ts';

async function take(grid: DiscountGrid): Promise<void> {
  queryClient.setQueryData(discountKeys.grid, grid);
  await queryClient.invalidateQueries({ queryKey: companyKeys.discountTables });
}

const refresh = () => queryClient.invalidateQueries({ queryKey: discountKeys.grid });

// What is refused stands on the screen; the grid is read again, since somebody else may have been faster.
const options = { onError: refresh, meta: { notice: false } };

export const useSaveDiscounts = () =>
  useSingleMutation({
    mutationFn: (body: DiscountChanges) => callApi('changeDiscounts', { body }),
    onSuccess: take,
    ...options,
  });

export const useCreateTable = () =>
  useSingleMutation({
    mutationFn: (body: NewDiscountTable) => callApi('createDiscountTable', { body }),
    onSuccess: take,
    ...options,
  });

export const useRenameTable = () =>
  useSingleMutation({
    mutationFn: (body: DiscountTableChange) => callApi('renameDiscountTable', { body }),
    onSuccess: take,
    ...options,
  });

export const useDeleteTable = () =>
  useSingleMutation({
    mutationFn: ({ code, version }: DiscountTable) =>
      callApi('deleteDiscountTable', { body: { code, version } }),
    onSuccess: async () => {
      await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: companyKeys.discountTables })]);
    },
    ...options,
  });
