import { hideError } from '@partsboard/ui/lib/notices.tsx';
import { queryClient } from '../lib/query-client.ts';
import { watchOtherTabs, isAuthenticated, onSessionChange } from '../lib/session.ts';
import { router } from './router.tsx';
import { clearSessionData, loadSessionData } from './session-data.ts';

/** Updates data and screens when a session starts or ends, in this tab or in another one. */
export function watchSession(): void {
  watchOtherTabs();
  onSessionChange(() => {
    clearSessionData(queryClient);
    if (isAuthenticated()) {
      hideError('session');
      void loadSessionData(queryClient);
    }
    // The guards run again: a customer's page is left after a logout, the login page after a login.
    void router.invalidate();
  });
  if (isAuthenticated()) void loadSessionData(queryClient);
}
