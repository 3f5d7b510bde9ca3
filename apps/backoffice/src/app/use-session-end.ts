import { useEffect } from 'react';
import { sessionKeys } from '../features/session/session.queries.ts';
import { queryClient } from '../lib/query-client.ts';
import { SESSION_ENDED } from '../lib/session-end.ts';
import { router } from './router.tsx';

/** Forgets what the person has loaded; the guard then leads to the login, which gives the place back. */
export function useSessionEnd(): void {
  useEffect(() => {
    const forget = () => {
      queryClient.setQueryData(sessionKeys.current, null);
      queryClient.removeQueries({ predicate: ({ queryKey: [first] }) => first !== sessionKeys.current[0] });
      void router.invalidate();
    };
    window.addEventListener(SESSION_ENDED, forget);
    return () => window.removeEventListener(SESSION_ENDED, forget);
  }, []);
}
