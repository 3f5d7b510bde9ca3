import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

/** Asked again whenever it is shown: every other screen changes it. */
export const setUpQuery = queryOptions({
  queryKey: ['set-up'] as const,
  queryFn: ({ signal }) => callApi('setUp', {}, { signal }),
  staleTime: 0,
});
