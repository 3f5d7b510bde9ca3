import type { companyRoutes } from '@partsboard/contract/backoffice/companies';
import type { companyActionRoutes } from '@partsboard/contract/backoffice/company-actions';
import type { priceExplanationRoutes } from '@partsboard/contract/backoffice/price-explanation';
import type { registrationSettingRoutes } from '@partsboard/contract/backoffice/registration-settings';
import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import type { BackofficeHandlers, StaffCaller } from '../../http/backoffice/backoffice-handlers.ts';
import { sendTable } from '../../http/tables/send-table.ts';
import type { PriceAndStock } from '../pricing/pricing.service.ts';
import { changeCredit, changeData, changeDiscountTable, setBlocked } from './company-changes.ts';
import { listCompanyOrders, listSessions, readCompany } from './company-detail.ts';
import { countPending } from './company-list.repository.ts';
import { companyTable, listCompanies } from './company-list.ts';
import { findDiscountTables } from './company.repository.ts';
import { listCreditMovements } from './credit-movements.ts';
import { approveCompany, refuseCompany } from './registration/decide-registration.ts';
import { erasePerson } from './people/erase-person.ts';
import { explainPrice } from './explain-price.ts';
import { invitePerson } from './people/invite-person.ts';
import { endSessions, resetPassword } from './people/people.ts';
import { exportPersonData } from './people/person-data.ts';
import { changeRegistration, listRegistrations } from './registration/registration-settings.ts';

interface CompanyDeps {
  readonly db: Db;
  readonly prices: PriceAndStock;
  readonly shopUrl: string;
  readonly sessions: { readonly clear: () => void };
}

type CompanyRoutes = typeof companyRoutes &
  typeof companyActionRoutes &
  typeof priceExplanationRoutes &
  typeof registrationSettingRoutes;

interface ActionCall {
  readonly params: { readonly id: number };
  readonly staff: StaffCaller;
  readonly language: LanguageCode;
}

export function companyHandlers(deps: CompanyDeps): BackofficeHandlers<CompanyRoutes> {
  const { db, prices, shopUrl, sessions } = deps;
  /** Does something to a company and answers with the company after it. */
  const perform = async ({ params, staff, language }: ActionCall, work: Promise<unknown>) => {
    await work;
    // Discounts, access and sessions count with the next call; the other servers are told by the database.
    sessions.clear();
    return readCompany(db, params.id, staff.branches, language);
  };
  const targetOf = (call: ActionCall & { readonly body: { readonly version: number } }) => ({
    id: call.params.id,
    version: call.body.version,
  });
  return {
    companies: ({ query, language }) => listCompanies(db, query, language),
    companyExport: ({ query: { format, ...filter }, language, reply }) =>
      sendTable(reply, companyTable(db, filter, language), 'customers', format),
    companyCounts: async () => ({ pending: await countPending(db) }),
    company: ({ params, staff, language }) => readCompany(db, params.id, staff.branches, language),
    companyOrders: ({ params, query, staff, language }) =>
      listCompanyOrders(db, params.id, staff.branches, query, language),
    companyCreditMovements: ({ params, query, staff }) =>
      listCreditMovements(db, params.id, staff.branches, query),
    companySessions: async ({ params }) => ({ items: await listSessions(db, params.id) }),
    discountTables: async () => ({ items: await findDiscountTables(db) }),

    approveCompany: (call) =>
      perform(
        call,
        approveCompany(deps, targetOf(call), call.body, {
          audit: call.audit,
          permissions: call.staff.permissions,
        }),
      ),
    refuseCompany: (call) => perform(call, refuseCompany(deps, targetOf(call), call.body.reason, call.audit)),
    changeCompany: (call) => perform(call, changeData(db, targetOf(call), call.body, call.audit)),
    changeCompanyDiscountTable: (call) =>
      perform(call, changeDiscountTable(db, targetOf(call), call.body.discountTable, call.audit)),
    changeCompanyCredit: (call) => perform(call, changeCredit(db, targetOf(call), call.body, call.audit)),
    blockCompany: (call) => perform(call, setBlocked(db, targetOf(call), true, call.audit)),
    unblockCompany: (call) => perform(call, setBlocked(db, targetOf(call), false, call.audit)),
    endCompanySessions: async ({ params, body, audit }) => {
      await endSessions(db, params.id, body.sessionId, audit);
      sessions.clear();
      return {};
    },
    invitePerson: (call) => perform(call, invitePerson(db, call.params.id, call.body, shopUrl, call.audit)),
    resetPersonPassword: async ({ params, audit }) => {
      await resetPassword(db, params.id, shopUrl, audit);
      return {};
    },
    personData: ({ params, audit }) => exportPersonData(db, params.id, audit),
    erasePerson: async ({ params, body, staff, audit, language }) => {
      const companyId = await erasePerson(db, params.id, body.confirmation, audit);
      sessions.clear();
      return readCompany(db, companyId, staff.branches, language);
    },

    explainPrice: async ({ params, query, language }) => ({
      items: await explainPrice(db, prices, params.id, query, language),
    }),
    storeRegistrations: async () => ({ items: await listRegistrations(db) }),
    changeStoreRegistration: ({ params, body, audit }) => changeRegistration(db, params.id, body, audit),
  };
}
