import { schemasOf } from '../named-schemas.ts';
import * as shared from '../schema.ts';
import * as audit from './audit.ts';
import * as banners from './banners.ts';
import * as branchOrderMail from './branch-order-mail.ts';
import * as branches from './branches.ts';
import * as catalogueImports from './catalogue-imports.ts';
import * as companies from './companies.ts';
import * as companyActions from './company-actions.ts';
import * as firstRun from './first-run.ts';
import * as keys from './keys.ts';
import * as erpReports from './erp-reports.ts';
import * as orderActions from './order-actions.ts';
import * as mailTemplates from './mail-templates.ts';
import * as orderMails from './order-mails.ts';
import * as savedViews from './saved-views.ts';
import * as orderFields from '../order-fields.ts';
import * as orders from './orders.ts';
import * as address from '../address.ts';
import * as stock from '../stock.ts';
import * as pages from './pages.ts';
import * as permissions from './permissions.ts';
import * as priceExplanation from './price-explanation.ts';
import * as phoneOrders from './phone-orders.ts';
import * as problem from './problem.ts';
import * as shopReturns from '../returns.ts';
import * as returns from './returns.ts';
import * as registrationSettings from './registration-settings.ts';
import * as roles from './roles.ts';
import * as session from './session.ts';
import * as sessionStage from './session-stage.ts';
import * as setUp from './set-up.ts';
import * as staff from './staff.ts';
import * as dashboard from './dashboard.ts';
import * as demand from './demand.ts';
import * as mails from './mails.ts';
import * as tasks from './tasks.ts';
import * as webhooks from './webhooks.ts';
import * as stores from './stores.ts';
import * as methods from './methods.ts';
import * as warehouses from './warehouses.ts';
import * as parts from './parts.ts';
import * as stockCorrections from './stock-corrections.ts';
import * as discounts from './discounts.ts';

/** The objects and enumerations of the back office, by the names under which its contract exports them. */
export const backofficeSchemas = schemasOf([
  shared,
  address,
  audit,
  branchOrderMail,
  branches,
  catalogueImports,
  companies,
  companyActions,
  firstRun,
  setUp,
  keys,
  erpReports,
  orderActions,
  mailTemplates,
  orderMails,
  savedViews,
  orderFields,
  orders,
  stock,
  permissions,
  priceExplanation,
  phoneOrders,
  problem,
  shopReturns,
  returns,
  registrationSettings,
  roles,
  session,
  sessionStage,
  staff,
  dashboard,
  demand,
  mails,
  tasks,
  webhooks,
  stores,
  methods,
  warehouses,
  pages,
  banners,
  parts,
  stockCorrections,
  discounts,
]);
