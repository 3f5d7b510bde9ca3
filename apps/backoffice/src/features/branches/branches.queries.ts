import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

export const branchKeys = { orderMails: ['branches', 'order-mails'] as const };

export const orderMailsQuery = queryOptions({
  queryKey: branchKeys.orderMails,
  queryFn: async ({ signal }) => (await callApi('branchOrderMails', {}, { signal })).items,
});
