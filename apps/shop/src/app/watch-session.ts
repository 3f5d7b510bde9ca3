import { hideError } from '@partsboard/ui/lib/notices.tsx';
import { queryClient } from '../lib/query-client.ts';
import { REFERENCE_KEY } from '../lib/reference/reference.queries.ts';
import { watchOtherTabs, isAuthenticated, onSessionChange } from '../lib/session.ts';
import { router } from './router.tsx';

/** Removes what one person has loaded, so that the next one does not see it. */
function clearSessionData(): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [domain] }) => domain !== REFERENCE_KEY });
  queryClient.getMutationCache().clear();
}

/** In a file apart from the first code: the login page needs none of it. A screen fetches itself what does not arrive. */
function loadSessionData(): void {
  import('./session-data.ts')
    .then((file) => {
      if (isAuthenticated()) file.loadSessionData();
    })
    .catch(() => undefined);
}

/** Updates data and screens when a session starts or ends, in this tab or in another one. */
export function watchSession(): void {
  watchOtherTabs();
  onSessionChange(() => {
    clearSessionData();
    if (isAuthenticated()) {
      hideError('session');
      loadSessionData();
    }
    // The guards run again: a customer's page is left after a logout, the login page after a login.
    void router.invalidate();
  });
  if (isAuthenticated()) loadSessionData();
}
