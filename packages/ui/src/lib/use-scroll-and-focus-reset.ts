import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Scrolls a new screen to its top and moves the focus to its main content, for screen readers. */
export function useScrollAndFocusReset(): void {
  const router = useRouter();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (!pathChanged) return;
      window.scrollTo(0, 0);
      const main = document.querySelector('main');
      // The first screen, and a screen that has focused its first field, keep the focus.
      if (fromLocation && main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
    });
  }, [router]);
}
