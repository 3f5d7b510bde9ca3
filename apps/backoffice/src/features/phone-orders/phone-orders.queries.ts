import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

export const phoneCustomersQuery = (search: string) =>
  queryOptions({
    queryKey: ['phone-customers', search],
    queryFn: async ({ signal }) => (await callApi('phoneCustomers', { query: { search } }, { signal })).items,
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
