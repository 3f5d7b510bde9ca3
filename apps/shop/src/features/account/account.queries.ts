import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

export const CUSTOMER_KEY = ['customer'] as const;

export const customerQuery = queryOptions({
  queryKey: CUSTOMER_KEY,
  queryFn: ({ signal }) => callApi('customer', {}, { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: [...CUSTOMER_KEY, 'sessions'],
  queryFn: ({ signal }) => callApi('sessions', {}, { signal }),
});

export const creditLimitQuery = queryOptions({
  queryKey: [...CUSTOMER_KEY, 'credit'],
  queryFn: ({ signal }) => callApi('creditLimit', {}, { signal }),
});
