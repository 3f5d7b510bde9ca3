import { lazyScreen } from '@partsboard/ui/lib/lazy-screen.ts';
import { createRoute } from '@tanstack/react-router';
import { paths } from '../lib/paths.ts';
import { frame } from './frame-route.tsx';
import { requirePermission } from './guards.ts';
import {
  auditSearch,
  bannerSearch,
  mailSearch,
  missSearch,
  pageSearch,
  taskRunSearch,
  taskSearch,
  webhookSearch,
} from './search-params.ts';

/** What is set up and looked after: staff, other systems, content, methods and stores. */
export const setUpScreens = [
  createRoute({
    getParentRoute: () => frame,
    path: paths.catalogueImport,
    beforeLoad: requirePermission('catalogue.import'),
    component: lazyScreen(() => import('./routes/catalogue-import-screen.tsx'), 'CatalogueImportScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.erp,
    beforeLoad: requirePermission('tasks.read'),
    component: lazyScreen(() => import('./routes/erp-screen.tsx'), 'ErpScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.keys,
    beforeLoad: requirePermission('keys.edit'),
    component: lazyScreen(() => import('./routes/keys-screen.tsx'), 'KeysScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.webhooks,
    beforeLoad: requirePermission('webhooks.edit'),
    component: lazyScreen(() => import('./routes/webhooks-screen.tsx'), 'WebhooksScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.webhookDeliveries,
    beforeLoad: requirePermission('webhooks.edit'),
    validateSearch: webhookSearch,
    component: lazyScreen(() => import('./routes/webhook-deliveries-screen.tsx'), 'WebhookDeliveriesScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.webhookDelivery,
    beforeLoad: requirePermission('webhooks.edit'),
    component: lazyScreen(() => import('./routes/webhook-delivery-screen.tsx'), 'WebhookDeliveryScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.audit,
    beforeLoad: requirePermission('audit.read'),
    validateSearch: auditSearch,
    component: lazyScreen(() => import('./routes/audit-screen.tsx'), 'AuditScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.mails,
    beforeLoad: requirePermission('mails.read'),
    validateSearch: mailSearch,
    component: lazyScreen(() => import('./routes/mails-screen.tsx'), 'MailsScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.mail,
    beforeLoad: requirePermission('mails.read'),
    component: lazyScreen(() => import('./routes/mail-screen.tsx'), 'MailScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.tasks,
    beforeLoad: requirePermission('tasks.read'),
    validateSearch: taskSearch,
    component: lazyScreen(() => import('./routes/tasks-screen.tsx'), 'TasksScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.taskRuns,
    beforeLoad: requirePermission('tasks.read'),
    validateSearch: taskRunSearch,
    component: lazyScreen(() => import('./routes/task-runs-screen.tsx'), 'TaskRunsScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.searchMisses,
    beforeLoad: requirePermission('parts.read'),
    validateSearch: missSearch,
    component: lazyScreen(() => import('./routes/search-misses-screen.tsx'), 'SearchMissesScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.wantedParts,
    beforeLoad: requirePermission('parts.read'),
    component: lazyScreen(() => import('./routes/wanted-parts-screen.tsx'), 'WantedPartsScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.branch,
    beforeLoad: requirePermission('branches.edit'),
    component: lazyScreen(() => import('./routes/branch-screen.tsx'), 'BranchScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.pages,
    beforeLoad: requirePermission('content.edit'),
    validateSearch: pageSearch,
    component: lazyScreen(() => import('./routes/pages-screen.tsx'), 'PagesScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.page,
    beforeLoad: requirePermission('content.edit'),
    component: lazyScreen(() => import('./routes/page-screen.tsx'), 'PageScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.banners,
    beforeLoad: requirePermission('content.edit'),
    validateSearch: bannerSearch,
    component: lazyScreen(() => import('./routes/banners-screen.tsx'), 'BannersScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.banner,
    beforeLoad: requirePermission('content.edit'),
    validateSearch: bannerSearch,
    component: lazyScreen(() => import('./routes/banner-screen.tsx'), 'BannerScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.methods,
    beforeLoad: requirePermission('methods.edit'),
    component: lazyScreen(() => import('./routes/methods-screen.tsx'), 'MethodsScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.shippingMethod,
    beforeLoad: requirePermission('methods.edit'),
    component: lazyScreen(() => import('./routes/shipping-method-screen.tsx'), 'ShippingMethodScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.paymentMethod,
    beforeLoad: requirePermission('methods.edit'),
    component: lazyScreen(() => import('./routes/payment-method-screen.tsx'), 'PaymentMethodScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.setUp,
    beforeLoad: requirePermission('settings.edit'),
    component: lazyScreen(() => import('./routes/set-up-screen.tsx'), 'SetUpScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.stores,
    beforeLoad: requirePermission('stores.edit'),
    component: lazyScreen(() => import('./routes/stores-screen.tsx'), 'StoresScreen'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: paths.store,
    beforeLoad: requirePermission('stores.edit'),
    component: lazyScreen(() => import('./routes/store-screen.tsx'), 'StoreScreen'),
  }),
] as const;
