import { LoadingScreen } from '@partsboard/ui/components/loading-screen.tsx';
import { useScrollAndFocusReset } from '@partsboard/ui/lib/use-scroll-and-focus-reset.ts';
import { Outlet } from '@tanstack/react-router';
import { useIsStartUpDone } from './start-up.ts';

export function RootScreen() {
  useScrollAndFocusReset();
  return useIsStartUpDone() ? <Outlet /> : <LoadingScreen />;
}
