import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { loadAllTexts } from '../lib/i18n/i18n.ts';
import { safeReturnPath } from '../lib/return-path.ts';
import { isAuthenticated } from '../lib/session.ts';
import { arriveInTime } from './lazy-screen.tsx';

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

/** Holds a screen back until its words are there. */
export function requireTexts(): Promise<void> | undefined {
  const loading = loadAllTexts();
  return loading && arriveInTime(loading);
}
