import { lazyScreen } from '@partsboard/ui/lib/lazy-screen.ts';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { paths } from '../lib/paths.ts';
import { requireGuest, requireLogin } from './guards.ts';
import { RootScreen } from './root-screen.tsx';
import { LoginScreen } from './routes/login-screen.tsx';

export const root = createRootRoute({ component: RootScreen });

export const login = createRoute({
  getParentRoute: () => root,
  path: paths.login,
  beforeLoad: requireGuest,
  component: LoginScreen,
});

/** Around every screen of who is logged in. */
export const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  beforeLoad: requireLogin,
  component: lazyScreen(() => import('./frame/frame-layout.tsx'), 'FrameLayout'),
});
