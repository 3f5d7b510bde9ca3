import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

export const discountKeys = { grid: ['discounts', 'grid'] as const };

export const discountGridQuery = queryOptions({
  queryKey: discountKeys.grid,
  queryFn: ({ signal }) => callApi('discountGrid', {}, { signal }),
  staleTime: 0,
  // What is being typed is compared with what was loaded.
  refetchOnWindowFocus: false,
});
