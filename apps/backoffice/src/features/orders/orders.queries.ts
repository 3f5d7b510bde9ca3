import type { OrderFilter } from '@partsboard/contract/backoffice/orders';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';

export const orderKeys = {
  lists: ['orders', 'list'] as const,
  list: (filter: OrderFilter) => [...orderKeys.lists, filter] as const,
  counts: ['orders', 'counts'] as const,
  views: ['orders', 'views'] as const,
  order: (id: number) => ['orders', 'order', id] as const,
};

export const ordersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: orderKeys.list(filter),
    queryFn: ({ signal, pageParam }) =>
      callApi(
        'orders',
        { query: { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const orderCountsQuery = queryOptions({
  queryKey: orderKeys.counts,
  queryFn: async ({ signal }) => (await callApi('orderCounts', {}, { signal })).items,
});

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: orderKeys.order(id),
    queryFn: ({ signal }) => callApi('order', { params: { id } }, { signal }),
    staleTime: 0,
  });

export const orderViewsQuery = queryOptions({
  queryKey: orderKeys.views,
  queryFn: async ({ signal }) => (await callApi('orderViews', {}, { signal })).items,
});

/** The lists and counts are not what they were. */
export async function refreshQueue(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: orderKeys.lists }),
    queryClient.invalidateQueries({ queryKey: orderKeys.counts }),
  ]);
}

export const refreshOrder = (id: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: orderKeys.order(id) });
