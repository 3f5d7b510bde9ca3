import type { BackofficeRoutes } from '@partsboard/contract/backoffice/routes';
import type { AppDeps } from './app-deps.ts';
import { auditHandlers } from './features/audit/audit.routes.ts';
import { orderDeskHandlers } from './features/orders/order-desk.routes.ts';
import { staffHandlers } from './features/staff/staff.routes.ts';
import { ownAccountHandlers, staffSessionHandlers } from './features/staff/staff-session.routes.ts';
import type { BackofficeHandlers } from './http/backoffice/backoffice-handlers.ts';

/** One handler for every route of the back office; a missing one does not compile. */
export const backofficeHandlers = (deps: AppDeps): BackofficeHandlers<BackofficeRoutes> => ({
  ...staffSessionHandlers(deps),
  ...ownAccountHandlers(deps),
  ...staffHandlers(deps),
  ...auditHandlers(deps),
  ...orderDeskHandlers(deps),
});
