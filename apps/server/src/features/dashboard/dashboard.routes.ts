import type { dashboardRoutes } from '@partsboard/contract/backoffice/dashboard';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import { readDashboard, type DashboardDeps } from './dashboard.service.ts';

export const dashboardHandlers = (deps: DashboardDeps): BackofficeHandlers<typeof dashboardRoutes> => ({
  dashboard: ({ query, staff, language }) =>
    readDashboard(deps, { staff, branchId: query.branchId, language }),
});
