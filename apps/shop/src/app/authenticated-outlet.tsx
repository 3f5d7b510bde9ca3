import { Outlet } from '@tanstack/react-router';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { useIsAuthenticated } from '../lib/use-is-authenticated.ts';

/**
 * What only a person with a session sees. It goes at once when the session ends: the login page may still be on its
 * way, and what stayed on the screen would ask for the data that were just forgotten.
 */
export function MemberScreen() {
  return useIsAuthenticated() ? <Outlet /> : <PageSkeleton />;
}
