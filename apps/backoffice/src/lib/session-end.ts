import { setCsrfToken } from './api/csrf-token.ts';

const SESSION_ENDED = 'partsboard:staff-session-ended';

type Reason = 'lost' | 'logged-out';

function notify(reason: Reason): void {
  setCsrfToken(null);
  window.dispatchEvent(new CustomEvent<Reason>(SESSION_ENDED, { detail: reason }));
}

/** The server does not know the session any more. */
export const endSession = (): void => notify('lost');

/** The person has logged out. */
export const endSessionByLogout = (): void => notify('logged-out');

/** Calls the listener when the session has ended; returns a function that unsubscribes. */
export function onSessionEnd(listener: (reason: Reason) => void): () => void {
  const handle = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as Reason);
  };
  window.addEventListener(SESSION_ENDED, handle);
  return () => window.removeEventListener(SESSION_ENDED, handle);
}
