import { redirect } from '@tanstack/react-router';
import { callApi } from '../lib/api/api-client.ts';
import { endSession, isAuthenticated } from '../lib/session.ts';
import { storageKeys, writeStored } from '../lib/storage.ts';

/** The server ends the session too, but nobody waits long for it: the browser forgets the token anyway. */
const LOGOUT_TIMEOUT_MS = 5_000;

/** `/logout`: ends the session on both sides and goes home, where the guard shows the login page. */
export async function leaveSession({ preload }: { readonly preload: boolean }): Promise<void> {
  // Pointing at the link is not yet leaving.
  if (preload) return;
  if (isAuthenticated()) {
    const ended = callApi('logout', {}, { timeoutMs: LOGOUT_TIMEOUT_MS, keepalive: true });
    // Before the answer: whoever closes the page at once has left as well.
    endSession();
    writeStored(storageKeys.checkout, null);
    await ended.catch(() => undefined);
  }
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to redirect
  throw redirect({ to: '/', replace: true });
}
