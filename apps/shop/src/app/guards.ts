import { safeReturnPath } from '@partsboard/ui/lib/return-path.ts';
import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { loadAllTexts } from '../lib/i18n/i18n.ts';
import { isAuthenticated } from '../lib/session.ts';
import { withLoadTimeout } from '@partsboard/ui/lib/lazy-screen.ts';
import { paths } from '../lib/paths.ts';

const returnPathOf = (path: unknown) =>
  safeReturnPath(path, ['login', 'logout', 'register', 'forgot-password']);

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page that the login guard redirected from. */
    returnTo?: string;
  }
}

/** Redirects a person without a session to the login page, and remembers the page that they wanted to open. */
export function requireLogin({ location }: { readonly location: ParsedLocation }): void {
  if (isAuthenticated()) return;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to redirect
  throw redirect({ to: paths.login, replace: true, state: { returnTo: returnPathOf(location.href) } });
}

/** Redirects a logged-in person to the page that they wanted to open before, else home. */
export function requireGuest({ location }: { readonly location: ParsedLocation }): void {
  if (!isAuthenticated()) return;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to redirect
  throw redirect({ href: returnPathOf(location.state.returnTo), replace: true });
}

/** Delays a screen until its texts are loaded. */
export function requireTexts(): Promise<void> | undefined {
  const loading = loadAllTexts();
  return loading && withLoadTimeout(loading);
}
