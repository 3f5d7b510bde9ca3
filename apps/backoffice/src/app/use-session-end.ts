import { useEffect } from 'react';
import { sessionKeys } from '../features/session/session.queries.ts';
import { paths } from '../lib/paths.ts';
import { queryClient } from '../lib/query-client.ts';
import { onSessionEnd } from '../lib/session-end.ts';
import { router } from './router.tsx';

/**
 * Forgets what the person has loaded. After a lost session the guard leads to the login, which gives the screen back;
 * after a logout the next person begins at home.
 */
export function useSessionEnd(): void {
  useEffect(
    () =>
      onSessionEnd((reason) => {
        queryClient.setQueryData(sessionKeys.current, null);
        queryClient.removeQueries({ predicate: ({ queryKey: [first] }) => first !== sessionKeys.current[0] });
        if (reason === 'lost') void router.invalidate();
        else void router.navigate({ to: paths.login, replace: true, ignoreBlocker: true });
      }),
    [],
  );
}
