import { ErrorScreen } from '@partsboard/ui/components/error-screen.tsx';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { parseSearch, stringifySearch } from '@partsboard/ui/lib/search-values.ts';
import { createRoute, createRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { BASE_PATH } from '../lib/paths.ts';
import { dailyScreens } from './daily-routes.ts';
import { frame, login, root } from './frame-route.tsx';
import { NotAllowedError } from './guards.ts';
import { NotAllowedScreen } from './routes/not-allowed-screen.tsx';
import { NotFoundScreen } from './routes/not-found-screen.tsx';
import { setUpScreens } from './set-up-routes.ts';

const FailedScreen = ({ error }: ErrorComponentProps) =>
  error instanceof NotAllowedError ? <NotAllowedScreen /> : <ErrorScreen />;

const unknown = createRoute({ getParentRoute: () => frame, path: '$', component: NotFoundScreen });

const routeTree = root.addChildren([login, frame.addChildren([...dailyScreens, ...setUpScreens, unknown])]);

export const router = createRouter({
  routeTree,
  basepath: BASE_PATH,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: 300,
  defaultErrorComponent: FailedScreen,
  scrollRestoration: false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
