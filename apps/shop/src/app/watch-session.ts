import { hideDanger } from '../lib/notices.tsx';
import { queryClient } from '../lib/query-client.ts';
import { followOtherTabs, isAuthenticated, onSessionChange } from '../lib/session.ts';
import { router } from './router.tsx';
import { forgetSessionData, loadSessionData } from './session-data.ts';

/** Keeps data and screens in step with the session, wherever it was started or ended. */
export function followSession(): void {
  followOtherTabs();
  onSessionChange(() => {
    forgetSessionData(queryClient);
    if (isAuthenticated()) {
      hideDanger('session');
      void loadSessionData(queryClient);
    }
    // The guards decide again: a page for members is left after a logout, the login page after a login.
    void router.invalidate();
  });
  if (isAuthenticated()) void loadSessionData(queryClient);
}
