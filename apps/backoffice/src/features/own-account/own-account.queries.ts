import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { unlessCancelled, withFreshLogin } from '../session/fresh-login.mutations.ts';

export const ownAccountKeys = {
  sessions: ['own-account', 'sessions'] as const,
  setup: ['own-account', 'second-factor-setup'] as const,
};

export const ownSessionsQuery = queryOptions({
  queryKey: ownAccountKeys.sessions,
  queryFn: async ({ signal }) => (await callApi('ownSessions', {}, { signal })).items,
});

/** A new secret for each time that the set-up is opened, and the same while it is open. */
export const secondFactorSetupQuery = queryOptions({
  queryKey: ownAccountKeys.setup,
  queryFn: ({ signal }) => withFreshLogin(() => callApi('beginSecondFactor', {}, { signal })),
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  refetchOnReconnect: false,
  meta: { notice: unlessCancelled },
});
