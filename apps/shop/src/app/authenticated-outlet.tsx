import { Outlet } from '@tanstack/react-router';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { useIsAuthenticated } from '../lib/use-is-authenticated.ts';

/**
 * Screens for logged-in customers. They disappear as soon as the session ends: until the login page is shown, what
 * stayed on the screen would fetch the data that were just cleared.
 */
export function AuthenticatedOutlet() {
  return useIsAuthenticated() ? <Outlet /> : <PageSkeleton />;
}
