import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { safeReturnPath } from '../lib/return-path.ts';
import { isAuthenticated } from '../lib/session.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page from which the login guard sent a person away. */
    returnTo?: string;
  }
}

/** Sends a person without a session to the login page, and remembers what they wanted to see. */
export function requireLogin({ location }: { readonly location: ParsedLocation }): void {
  if (isAuthenticated()) return;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to redirect
  throw redirect({ to: '/login', replace: true, state: { returnTo: safeReturnPath(location.href) } });
}

/** Sends a person with a session to the page that they wanted before they logged in, else home. */
export function requireGuest({ location }: { readonly location: ParsedLocation }): void {
  if (!isAuthenticated()) return;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to redirect
  throw redirect({ href: safeReturnPath(location.state.returnTo), replace: true });
}
