import { setCsrfToken } from './api/csrf-token.ts';

/** Fired on `window` when the server does not know the session any more, or the person has logged out. */
export const SESSION_ENDED = 'partsboard:staff-session-ended';

export function endSession(): void {
  setCsrfToken(null);
  window.dispatchEvent(new Event(SESSION_ENDED));
}
