import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

export const customerKeys = {
  all: ['customer'] as const,
  sessions: ['customer', 'sessions'] as const,
  credit: ['customer', 'credit'] as const,
};

export const customerQuery = queryOptions({
  queryKey: customerKeys.all,
  queryFn: ({ signal }) => callApi('customer', {}, { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: customerKeys.sessions,
  queryFn: ({ signal }) => callApi('sessions', {}, { signal }),
});

export const creditLimitQuery = queryOptions({
  queryKey: customerKeys.credit,
  queryFn: ({ signal }) => callApi('creditLimit', {}, { signal }),
});
