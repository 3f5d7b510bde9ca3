import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

export const ownAccountKeys = { sessions: ['own-account', 'sessions'] as const };

export const ownSessionsQuery = queryOptions({
  queryKey: ownAccountKeys.sessions,
  queryFn: async ({ signal }) => (await callApi('ownSessions', {}, { signal })).items,
});
