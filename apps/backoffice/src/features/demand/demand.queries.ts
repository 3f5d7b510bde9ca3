import type { SearchMissFilter } from '@partsboard/contract/backoffice/demand';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { pagedQuery, pageOf } from '../../lib/paged-query.ts';

export const searchMissesQuery = (filter: SearchMissFilter) =>
  infiniteQueryOptions({
    queryKey: ['search-misses', filter] as const,
    queryFn: ({ signal, pageParam }) =>
      callApi('searchMisses', { query: pageOf(filter, pageParam) }, { signal }),
    ...pagedQuery,
    staleTime: 0,
  });

export const wantedPartsQuery = infiniteQueryOptions({
  queryKey: ['wanted-parts'] as const,
  queryFn: ({ signal, pageParam }) => callApi('wantedParts', { query: pageOf({}, pageParam) }, { signal }),
  ...pagedQuery,
  staleTime: 0,
});
