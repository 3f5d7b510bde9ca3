import type { BackofficeRoutes } from '@partsboard/contract/backoffice/routes';
import type { AppDeps } from './app-deps.ts';
import { auditHandlers } from './features/audit/audit.routes.ts';
import { starterFiles } from './demo/starter-files.ts';
import { bannerHandlers } from './features/content/banners.routes.ts';
import { pageHandlers } from './features/content/pages.routes.ts';
import { catalogueImportHandlers } from './features/catalogue-imports/catalogue-imports.routes.ts';
import { companyHandlers } from './features/companies/companies.routes.ts';
import { mailTemplates } from './app-mail-templates.ts';
import { dashboardHandlers } from './features/dashboard/dashboard.routes.ts';
import { demandHandlers } from './features/demand/demand.routes.ts';
import { outboxHandlers } from './features/mail/outbox.routes.ts';
import { resendOrderMail } from './features/orders/mails/order-mails.ts';
import { taskHandlers } from './features/tasks/tasks.routes.ts';
import { timedTasks } from './app-tasks.ts';
import { mailTemplateHandlers } from './features/mail/mail-templates.routes.ts';
import { keyHandlers } from './features/integration/keys.routes.ts';
import { erpReportHandlers } from './features/erp/erp-reports.routes.ts';
import { orderDeskHandlers } from './features/orders/desk/order-desk.routes.ts';
import { returnDeskHandlers } from './features/orders/returns/returns.routes.ts';
import { phoneOrderHandlers } from './features/phone-orders/phone-orders.routes.ts';
import { savedViewHandlers } from './features/saved-views/saved-views.routes.ts';
import { firstRunHandlers } from './features/set-up/first-run.routes.ts';
import { setUpHandlers } from './features/set-up/set-up.routes.ts';
import { staffHandlers } from './features/staff/members/staff.routes.ts';
import { ownAccountHandlers, staffSessionHandlers } from './features/staff/sessions/staff-session.routes.ts';
import { webhookHandlers } from './features/webhooks/webhooks.routes.ts';
import { methodHandlers } from './features/methods/methods.routes.ts';
import { storeHandlers } from './features/stores/stores.routes.ts';
import { discountHandlers } from './features/discounts/discounts.routes.ts';
import { partDeskHandlers } from './features/part-desk/part-desk.routes.ts';
import { warehouseHandlers } from './features/warehouses/warehouses.routes.ts';
import type { BackofficeHandlers } from './http/backoffice/backoffice-handlers.ts';

/** One handler for every route of the back office; a missing one does not compile. */
export const backofficeHandlers = (deps: AppDeps): BackofficeHandlers<BackofficeRoutes> => ({
  ...staffSessionHandlers(deps),
  ...firstRunHandlers(deps),
  ...setUpHandlers(deps),
  ...ownAccountHandlers(deps),
  ...staffHandlers(deps),
  ...auditHandlers(deps),
  ...orderDeskHandlers(deps),
  ...returnDeskHandlers(deps),
  ...companyHandlers(deps),
  ...phoneOrderHandlers(deps),
  ...savedViewHandlers(deps),
  ...mailTemplateHandlers({ db: deps.db, mailTemplates: mailTemplates(deps.shopUrl) }),
  ...keyHandlers(deps),
  ...webhookHandlers(deps),
  ...erpReportHandlers(deps),
  ...storeHandlers(deps),
  ...warehouseHandlers(deps),
  ...methodHandlers(deps),
  ...pageHandlers(deps),
  ...bannerHandlers(deps),
  ...dashboardHandlers(deps),
  ...demandHandlers(deps),
  ...outboxHandlers({
    ...deps,
    resendOrderMail: (actor, orderId, mailId) => resendOrderMail(deps, actor, orderId, mailId),
  }),
  ...taskHandlers({ db: deps.db, timedTasks: timedTasks(deps.settings) }),
  ...partDeskHandlers(deps),
  ...discountHandlers(deps),
  ...catalogueImportHandlers({ ...deps, starterFiles }),
});
