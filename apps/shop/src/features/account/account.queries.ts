import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { useIsAuthenticated } from '../../lib/use-is-authenticated.ts';

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

/** Whether the customer waits for the staff, and so sees no price and cannot order; false until it is known. */
export const useAwaitsApproval = (): boolean =>
  useQuery({ ...customerQuery, enabled: useIsAuthenticated(), meta: { notice: false } }).data
    ?.AwaitsApproval === true;
