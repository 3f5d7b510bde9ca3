import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoadingScreen } from '../components/loading-screen.tsx';
import { useStartUp } from './start-up.ts';

export function RootScreen() {
  useFreshStart();
  return useStartUp() ? <Outlet /> : <LoadingScreen />;
}

/** A new screen begins at its top, and for a screen reader at its main part. */
function useFreshStart(): void {
  const router = useRouter();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (!pathChanged) return;
      window.scrollTo(0, 0);
      const main = document.querySelector('main');
      // The first screen, and one that put the focus into its first field, keep what they have.
      if (fromLocation && main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
    });
  }, [router]);
}
