import type { ErpDifference } from '@partsboard/contract/backoffice/erp-reports';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { pagedQuery, pageOf } from '../../lib/paged-query.ts';

export interface DifferenceFilter {
  readonly kind?: ErpDifference['kind'];
}

export const erpKeys = {
  reports: ['erp', 'reports'] as const,
  differences: (id: number, filter: DifferenceFilter) => ['erp', 'differences', id, filter] as const,
};

/** While one runs. */
const WATCH_MILLISECONDS = 2_000;

export const erpReportsQuery = queryOptions({
  queryKey: erpKeys.reports,
  queryFn: ({ signal }) => callApi('erpReports', {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.items.some((report) => report.state === 'running') === true ? WATCH_MILLISECONDS : false,
});

export const erpDifferencesQuery = (id: number, filter: DifferenceFilter) =>
  infiniteQueryOptions({
    queryKey: erpKeys.differences(id, filter),
    queryFn: ({ signal, pageParam }) =>
      callApi('erpDifferences', { params: { id }, query: pageOf(filter, pageParam) }, { signal }),
    ...pagedQuery,
    staleTime: 0,
  });
