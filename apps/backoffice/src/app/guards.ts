import { safeReturnPath } from '@partsboard/ui/lib/return-path.ts';
import type { Permission } from '@partsboard/contract/backoffice/permissions';
import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { readSession, sessionQuery } from '../features/session/session.queries.ts';
import { paths } from '../lib/paths.ts';
import { queryClient } from '../lib/query-client.ts';

const returnPathOf = (path: unknown) => safeReturnPath(path, ['login']);

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The screen that the login guard redirected from. */
    returnTo?: string;
  }
}

interface GuardContext {
  readonly location: ParsedLocation;
}

/** Redirects a person who is not logged in, or not completely, to the login, and remembers the screen. */
export async function requireLogin({ location }: GuardContext): Promise<void> {
  const session = await queryClient.query(sessionQuery);
  if (session?.stage === 'complete') return;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to redirect
  throw redirect({ to: paths.login, replace: true, state: { returnTo: returnPathOf(location.href) } });
}

/** Redirects a logged-in person to the screen that they wanted to open before, else home. */
export async function requireGuest({ location }: GuardContext): Promise<void> {
  const session = await queryClient.query(sessionQuery);
  if (session?.stage !== 'complete') return;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to redirect
  throw redirect({ to: returnPathOf(location.state.returnTo), replace: true });
}

/** Thrown for a screen that the person may not see; the server would refuse its calls as well. */
export class NotAllowedError extends Error {}

export const requirePermission = (permission: Permission) => () => {
  if (readSession()?.staff?.permissions.includes(permission) !== true) throw new NotAllowedError();
};
