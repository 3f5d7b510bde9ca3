import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

export const branchKeys = {
  list: ['branches', 'list'] as const,
  all: ['branches', 'all'] as const,
  orderMails: ['branches', 'order-mails'] as const,
};

export const branchesQuery = queryOptions({
  queryKey: branchKeys.list,
  queryFn: async ({ signal }) => (await callApi('branches', {}, { signal })).items,
  staleTime: 300_000,
});

export const warehousesQuery = queryOptions({
  queryKey: branchKeys.all,
  queryFn: async ({ signal }) => (await callApi('warehouses', {}, { signal })).items,
});

export const orderMailsQuery = queryOptions({
  queryKey: branchKeys.orderMails,
  queryFn: async ({ signal }) => (await callApi('branchOrderMails', {}, { signal })).items,
});
