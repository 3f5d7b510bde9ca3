import { lazyScreen } from '@partsboard/ui/lib/lazy-screen.ts';
import { createRoute } from '@tanstack/react-router';
import { paths } from '../lib/paths.ts';
import { frame } from './frame-route.tsx';
import { requirePermission } from './guards.ts';
import {
  companySearch,
  correctionSearch,
  customerSearch,
  orderSearch,
  partSearch,
  returnSearch,
  staffSearch,
} from './search-params.ts';

/** What people work with every day: orders, customers, parts and what is going on. */
export const dailyScreens = [
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
    path: paths.phoneOrder,
    beforeLoad: requirePermission('orders.place'),
    component: lazyScreen(() => import('./routes/phone-order-screen.tsx'), 'PhoneOrderScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.returns,
    beforeLoad: requirePermission('returns.read'),
    validateSearch: returnSearch,
    component: lazyScreen(() => import('./routes/returns-screen.tsx'), 'ReturnsScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.return,
    beforeLoad: requirePermission('returns.read'),
    component: lazyScreen(() => import('./routes/return-screen.tsx'), 'ReturnScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.customers,
    beforeLoad: requirePermission('customers.read'),
    validateSearch: companySearch,
    component: lazyScreen(() => import('./routes/customers-screen.tsx'), 'CustomersScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.customer,
    beforeLoad: requirePermission('customers.read'),
    validateSearch: customerSearch,
    component: lazyScreen(() => import('./routes/customer-screen.tsx'), 'CustomerScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.parts,
    beforeLoad: requirePermission('parts.read'),
    validateSearch: partSearch,
    component: lazyScreen(() => import('./routes/parts-screen.tsx'), 'PartsScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.part,
    beforeLoad: requirePermission('parts.read'),
    component: lazyScreen(() => import('./routes/part-screen.tsx'), 'PartScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.stockCorrections,
    beforeLoad: requirePermission('stock.read'),
    validateSearch: correctionSearch,
    component: lazyScreen(() => import('./routes/stock-corrections-screen.tsx'), 'StockCorrectionsScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.discounts,
    beforeLoad: requirePermission('prices.change'),
    component: lazyScreen(() => import('./routes/discounts-screen.tsx'), 'DiscountsScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.branches,
    beforeLoad: requirePermission('branches.edit'),
    component: lazyScreen(() => import('./routes/branches-screen.tsx'), 'BranchesScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.mailTemplates,
    component: lazyScreen(() => import('./routes/mail-templates-screen.tsx'), 'MailTemplatesScreen'),
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
    path: paths.catalogue,
    beforeLoad: requirePermission('catalogue.import'),
    component: lazyScreen(() => import('./routes/catalogue-screen.tsx'), 'CatalogueScreen'),
  }),
] as const;
