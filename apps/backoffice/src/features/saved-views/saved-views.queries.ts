import type { ViewList } from '@partsboard/contract/backoffice/saved-views';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

export const savedViewsQuery = (list: ViewList) =>
  queryOptions({
    queryKey: ['saved-views', list],
    queryFn: async ({ signal }) => (await callApi('savedViews', { params: { list } }, { signal })).items,
  });
