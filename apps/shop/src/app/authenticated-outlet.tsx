import { Outlet } from '@tanstack/react-router';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { lazy, Suspense } from 'react';
import { isStaffTab } from '../lib/session.ts';
import { useIsAuthenticated } from '../lib/use-is-authenticated.ts';

const StaffBar = lazy(async () => ({
  default: (await import('../features/phone-orders/staff-bar.tsx')).StaffBar,
}));

/**
 * Screens for logged-in customers, and for staff who order for one. They disappear as soon as the session ends: until
 * the login page is shown, what stayed on the screen would fetch the data that were just cleared.
 */
export function AuthenticatedOutlet() {
  if (!useIsAuthenticated()) return <PageSkeleton />;
  return (
    <>
      <Outlet />
      {isStaffTab() ? (
        <Suspense>
          <StaffBar />
        </Suspense>
      ) : null}
    </>
  );
}
