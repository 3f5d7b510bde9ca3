import type { ReturnFilter } from '@partsboard/contract/backoffice/returns';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { pagedQuery, pageOf } from '../../lib/paged-query.ts';
import { queryClient } from '../../lib/query-client.ts';

export const returnKeys = {
  all: ['returns'] as const,
  list: (filter: ReturnFilter) => [...returnKeys.all, 'list', filter] as const,
  counts: ['returns', 'counts'] as const,
  one: (id: number) => [...returnKeys.all, 'one', id] as const,
};

export const returnsQuery = (filter: ReturnFilter) =>
  infiniteQueryOptions({
    queryKey: returnKeys.list(filter),
    queryFn: ({ signal, pageParam }) => callApi('returns', { query: pageOf(filter, pageParam) }, { signal }),
    ...pagedQuery,
    staleTime: 0,
  });

export const returnCountsQuery = queryOptions({
  queryKey: returnKeys.counts,
  queryFn: ({ signal }) => callApi('returnCounts', {}, { signal }),
});

export const returnQuery = (id: number) =>
  queryOptions({
    queryKey: returnKeys.one(id),
    queryFn: ({ signal }) => callApi('return', { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Lists, counts and open returns are not what they were. */
export const refreshReturns = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: returnKeys.all });
