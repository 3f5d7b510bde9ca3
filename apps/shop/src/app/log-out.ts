import { redirect } from '@tanstack/react-router';
import { callApi } from '../lib/api/api-client.ts';
import { endSession, isAuthenticated } from '../lib/session.ts';
import { storageKeys, writeStored } from '../lib/storage.ts';
import { paths } from '../lib/paths.ts';

/** The server ends the session too, but its answer is not waited for longer: the browser removes the token anyway. */
const LOGOUT_TIMEOUT_MS = 5_000;

/** `/logout`: ends the session on both sides and goes to the home page, where the guard redirects to the login page. */
export async function logOut({ preload }: { readonly preload: boolean }): Promise<void> {
  // Preloading the link must not log anybody out.
  if (preload) return;
  if (isAuthenticated()) {
    const ended = callApi('logout', {}, { timeoutMs: LOGOUT_TIMEOUT_MS, keepalive: true });
    // Before the answer, so that closing the page at once logs out as well.
    endSession();
    for (const key of ['checkout', 'recentVehicles', 'recentBoards'] as const) {
      writeStored(storageKeys[key], null);
    }
    await ended.catch(() => undefined);
  }
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to redirect
  throw redirect({ to: paths.home, replace: true });
}
