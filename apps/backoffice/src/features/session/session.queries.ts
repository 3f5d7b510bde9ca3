import type { CurrentStaff, StaffSession } from '@partsboard/contract/backoffice/session';
import type { Permission } from '@partsboard/contract/backoffice/permissions';
import { ApiError } from '@partsboard/ui/api/api-error.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { setCsrfToken } from '../../lib/api/csrf-token.ts';
import { queryClient } from '../../lib/query-client.ts';

export const sessionKeys = { current: ['session'] as const, firstRun: ['first-run'] as const };

/** The session of the cookie; null without one. */
export const sessionQuery = queryOptions({
  queryKey: sessionKeys.current,
  queryFn: async ({ signal }): Promise<StaffSession | null> => {
    try {
      const session = await callApi('currentSession', {}, { signal });
      setCsrfToken(session.csrfToken);
      return session;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: Infinity,
  gcTime: Infinity,
  meta: { session: false },
});

/** Whether nobody can log in yet. */
export const firstRunQuery = queryOptions({
  queryKey: sessionKeys.firstRun,
  queryFn: ({ signal }) => callApi('firstRun', {}, { signal }),
  staleTime: Infinity,
  // The login form is there without it.
  meta: { session: false, notice: false },
});

/** Takes over what a call of the login has answered. */
export function setSession(session: StaffSession): void {
  setCsrfToken(session.csrfToken);
  queryClient.setQueryData(sessionKeys.current, session);
}

/** The session as it is known now; for guards. */
export const readSession = (): StaffSession | null =>
  queryClient.getQueryData<StaffSession | null>(sessionKeys.current) ?? null;

export const useSession = (): StaffSession | null => useQuery(sessionQuery).data ?? null;

/** The logged-in person; null only while the screen is being left after the session has ended. */
export const useStaff = (): CurrentStaff | null => useSession()?.staff ?? null;

/** Whether the logged-in person may do something. */
export function useMay(): (permission: Permission) => boolean {
  const allowed = useStaff()?.permissions ?? [];
  return (permission) => allowed.includes(permission);
}
