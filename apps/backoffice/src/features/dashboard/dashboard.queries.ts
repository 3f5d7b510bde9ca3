import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

/** Often enough for a screen that stands open all day. */
const LOOK_AGAIN_MILLISECONDS = 60_000;

export const dashboardQuery = (branchId: number | undefined) =>
  queryOptions({
    queryKey: ['dashboard', branchId ?? null] as const,
    queryFn: ({ signal }) =>
      callApi('dashboard', { query: branchId === undefined ? {} : { branchId } }, { signal }),
    staleTime: 10_000,
    refetchInterval: LOOK_AGAIN_MILLISECONDS,
  });
