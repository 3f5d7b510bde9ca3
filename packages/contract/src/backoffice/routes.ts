import { auditRoutes } from './audit.ts';
import { orderMailRoutes } from './branch-order-mail.ts';
import { bannerRoutes } from './banners.ts';
import { branchRoutes } from './branches.ts';
import { catalogueImportRoutes } from './catalogue-imports.ts';
import { catalogueStarterRoutes } from './catalogue-starter.ts';
import { companyRoutes } from './companies.ts';
import { companyActionRoutes } from './company-actions.ts';
import { firstRunRoutes } from './first-run.ts';
import { keyRoutes } from './keys.ts';
import { erpReportRoutes } from './erp-reports.ts';
import { orderActionRoutes } from './order-actions.ts';
import { orderDocumentRoutes } from './order-documents.ts';
import { mailOfOrderRoutes } from './order-mails.ts';
import { savedViewRoutes } from './saved-views.ts';
import { orderRoutes } from './orders.ts';
import { dashboardRoutes } from './dashboard.ts';
import { demandRoutes } from './demand.ts';
import { mailRoutes } from './mails.ts';
import { taskRoutes } from './tasks.ts';
import { mailTemplateRoutes } from './mail-templates.ts';
import { ownAccountRoutes } from './own-account.ts';
import { pageRoutes } from './pages.ts';
import { phoneOrderRoutes } from './phone-orders.ts';
import { returnRoutes } from './returns.ts';
import { priceExplanationRoutes } from './price-explanation.ts';
import { registrationSettingRoutes } from './registration-settings.ts';
import { roleRoutes } from './roles.ts';
import { sessionRoutes } from './session.ts';
import { setUpRoutes } from './set-up.ts';
import { staffRoutes } from './staff.ts';
import { webhookRoutes } from './webhooks.ts';
import { storeRoutes } from './stores.ts';
import { methodRoutes } from './methods.ts';
import { warehouseRoutes } from './warehouses.ts';
import { partRoutes } from './parts.ts';
import { stockCorrectionRoutes } from './stock-corrections.ts';
import { discountRoutes } from './discounts.ts';

/** Every call of the back office. The server must handle each of them and its application can call no other. */
export const backofficeRoutes = {
  ...sessionRoutes,
  ...firstRunRoutes,
  ...setUpRoutes,
  ...ownAccountRoutes,
  ...staffRoutes,
  ...roleRoutes,
  ...branchRoutes,
  ...auditRoutes,
  ...orderRoutes,
  ...orderActionRoutes,
  ...orderDocumentRoutes,
  ...mailOfOrderRoutes,
  ...mailTemplateRoutes,
  ...savedViewRoutes,
  ...orderMailRoutes,
  ...returnRoutes,
  ...companyRoutes,
  ...companyActionRoutes,
  ...priceExplanationRoutes,
  ...registrationSettingRoutes,
  ...phoneOrderRoutes,
  ...keyRoutes,
  ...webhookRoutes,
  ...erpReportRoutes,
  ...storeRoutes,
  ...warehouseRoutes,
  ...methodRoutes,
  ...pageRoutes,
  ...bannerRoutes,
  ...dashboardRoutes,
  ...demandRoutes,
  ...mailRoutes,
  ...taskRoutes,
  ...partRoutes,
  ...stockCorrectionRoutes,
  ...discountRoutes,
  ...catalogueImportRoutes,
  ...catalogueStarterRoutes,
} as const;

export type BackofficeRoutes = typeof backofficeRoutes;
export type BackofficeRouteName = keyof BackofficeRoutes;
