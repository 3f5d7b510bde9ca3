import type { OrderFilter } from '@partsboard/contract/backoffice/orders';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { pagedQuery, pageOf } from '../../lib/paged-query.ts';
import { queryClient } from '../../lib/query-client.ts';

export const orderKeys = {
  lists: ['orders', 'list'] as const,
  list: (filter: OrderFilter) => [...orderKeys.lists, filter] as const,
  counts: ['orders', 'counts'] as const,
  order: (id: number) => ['orders', 'order', id] as const,
  mails: (id: number) => ['orders', 'mails', id] as const,
};

export const ordersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: orderKeys.list(filter),
    queryFn: ({ signal, pageParam }) => callApi('orders', { query: pageOf(filter, pageParam) }, { signal }),
    ...pagedQuery,
    staleTime: 0,
  });

export const orderCountsQuery = queryOptions({
  queryKey: orderKeys.counts,
  queryFn: async ({ signal }) => (await callApi('orderCounts', {}, { signal })).items,
  // An order becomes overdue by waiting, of which no event tells.
  refetchInterval: 60_000,
});

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: orderKeys.order(id),
    queryFn: ({ signal }) => callApi('order', { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Read again with the order: each step may have sent one. */
export const orderMailsQuery = (id: number) =>
  queryOptions({
    queryKey: orderKeys.mails(id),
    queryFn: async ({ signal }) => (await callApi('orderMails', { params: { id } }, { signal })).items,
    staleTime: 0,
  });

export const orderMailQuery = (id: number, mailId: number) =>
  queryOptions({
    queryKey: [...orderKeys.mails(id), mailId],
    queryFn: ({ signal }) => callApi('orderMail', { params: { id, mailId } }, { signal }),
    staleTime: 0,
  });

const FOUND = 6;

/** The newest orders that a search finds. */
export const foundOrdersQuery = (search: string) =>
  queryOptions({
    queryKey: ['orders', 'found', search],
    queryFn: async ({ signal }) =>
      (await callApi('orders', { query: { search, limit: FOUND } }, { signal })).items,
    placeholderData: keepPreviousData,
  });

/** The lists and counts are not what they were. */
export async function refreshQueue(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: orderKeys.lists }),
    queryClient.invalidateQueries({ queryKey: orderKeys.counts }),
  ]);
}

export const refreshMails = (id: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: orderKeys.mails(id) });

export async function refreshOrder(id: number): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: orderKeys.order(id) }), refreshMails(id)]);
}
