import { ErrorScreen } from '@partsboard/ui/components/error-screen.tsx';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { lazyScreen } from '@partsboard/ui/lib/lazy-screen.ts';
import { parseSearch, stringifySearch } from '@partsboard/ui/lib/search-values.ts';
import { createRootRoute, createRoute, createRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { BASE_PATH, paths } from '../lib/paths.ts';
import { NotAllowedScreen } from './routes/not-allowed-screen.tsx';
import { NotFoundScreen } from './routes/not-found-screen.tsx';
import { NotAllowedError, requireGuest, requireLogin, requirePermission } from './guards.ts';
import { RootScreen } from './root-screen.tsx';
import { LoginScreen } from './routes/login-screen.tsx';
import { auditSearch, orderSearch, staffSearch } from './search-params.ts';

const FailedScreen = ({ error }: ErrorComponentProps) =>
  error instanceof NotAllowedError ? <NotAllowedScreen /> : <ErrorScreen />;

const root = createRootRoute({ component: RootScreen });

const login = createRoute({
  getParentRoute: () => root,
  path: paths.login,
  beforeLoad: requireGuest,
  component: LoginScreen,
});

const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  beforeLoad: requireLogin,
  component: lazyScreen(() => import('./frame/frame-layout.tsx'), 'FrameLayout'),
});

const screens = [
  createRoute({
    getParentRoute: () => frame,
    path: paths.home,
    component: lazyScreen(() => import('./routes/home-screen.tsx'), 'HomeScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.ownAccount,
    component: lazyScreen(() => import('./routes/own-account-screen.tsx'), 'OwnAccountScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.orders,
    beforeLoad: requirePermission('orders.read'),
    validateSearch: orderSearch,
    component: lazyScreen(() => import('./routes/orders-screen.tsx'), 'OrdersScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.order,
    beforeLoad: requirePermission('orders.read'),
    component: lazyScreen(() => import('./routes/order-screen.tsx'), 'OrderScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.branches,
    beforeLoad: requirePermission('branches.edit'),
    component: lazyScreen(() => import('./routes/branches-screen.tsx'), 'BranchesScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.staff,
    beforeLoad: requirePermission('staff.read'),
    validateSearch: staffSearch,
    component: lazyScreen(() => import('./routes/staff-screen.tsx'), 'StaffScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.newStaffMember,
    beforeLoad: requirePermission('staff.edit'),
    component: lazyScreen(() => import('./routes/new-staff-member-screen.tsx'), 'NewStaffMemberScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.staffMember,
    beforeLoad: requirePermission('staff.read'),
    component: lazyScreen(() => import('./routes/staff-member-screen.tsx'), 'StaffMemberScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.roles,
    beforeLoad: requirePermission('staff.read'),
    component: lazyScreen(() => import('./routes/roles-screen.tsx'), 'RolesScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.newRole,
    beforeLoad: requirePermission('roles.edit'),
    component: lazyScreen(() => import('./routes/new-role-screen.tsx'), 'NewRoleScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.role,
    beforeLoad: requirePermission('staff.read'),
    component: lazyScreen(() => import('./routes/role-screen.tsx'), 'RoleScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.audit,
    beforeLoad: requirePermission('audit.read'),
    validateSearch: auditSearch,
    component: lazyScreen(() => import('./routes/audit-screen.tsx'), 'AuditScreen'),
  }),
  createRoute({ getParentRoute: () => frame, path: '$', component: NotFoundScreen }),
] as const;

const routeTree = root.addChildren([login, frame.addChildren(screens)]);

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
