import type { OrderMailSetting } from '@partsboard/contract/backoffice/branch-order-mail';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { branchKeys } from './branches.queries.ts';

export const useChangeOrderMail = (id: number) =>
  useSingleMutation({
    mutationFn: (body: OrderMailSetting) => callApi('changeBranchOrderMail', { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: branchKeys.orderMails }),
  });
