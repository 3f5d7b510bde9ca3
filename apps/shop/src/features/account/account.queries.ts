import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

export const customerQuery = queryOptions({
  queryKey: ['customer'],
  queryFn: ({ signal }) => callApi('customer', {}, { signal }),
});
