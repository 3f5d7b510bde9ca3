import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

export const storesKey = ['stores'] as const;

export const storesQuery = queryOptions({
  queryKey: storesKey,
  queryFn: async ({ signal }) => (await callApi('stores', {}, { signal })).items,
});
