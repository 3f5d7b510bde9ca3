import type { Dashboard, Demand } from '@partsboard/contract/backoffice/dashboard';
import type { Permission } from '@partsboard/contract/backoffice/permissions';
import type { LanguageCode } from '@partsboard/contract/language';
import type { Settings } from '../../config/settings.ts';
import type { Db } from '../../db/database.ts';
import { polishDay } from '@partsboard/domain/polish-day';
import type { StaffCaller } from '../../http/backoffice/backoffice-handlers.ts';
import { localisedName } from '../../messages/texts.ts';
import { readFiguresLoaded } from '../catalogue/figures-loaded.service.ts';
import { countWaitingCompanies, readOverdueCredit } from '../companies/company-figures.service.ts';
import { countMisses, countWantedParts, findMisses, findWantedParts } from '../demand/demand.service.ts';
import { countUnsentMails } from '../mail/mail.service.ts';
import { daysBefore, readSales, readWaitingOrders } from '../orders/order-figures.service.ts';
import { countSetUpSteps } from '../set-up/set-up-state.service.ts';
import { countTasks } from '../tasks/tasks.service.ts';
import { countDeadDeliveries } from '../webhooks/delivery-counts.service.ts';

export interface DashboardDeps {
  readonly db: Db;
  readonly settings: Pick<Settings, 'sendsMail' | 'mailFrom' | 'smtpUrl'>;
}

interface DashboardCall {
  readonly staff: Pick<StaffCaller, 'permissions' | 'branches'>;
  /** The branch that the person works in now. */
  readonly branchId: number | undefined;
  readonly language: LanguageCode;
}

const SHOWN = 5;
const MISS_DAYS = 30;

async function readDemand(db: Db, language: LanguageCode): Promise<Demand> {
  const from = daysBefore(polishDay(new Date()), MISS_DAYS - 1);
  const first = { after: undefined, limit: SHOWN };
  const [misses, topMisses, wanted, topWanted] = await Promise.all([
    countMisses(db, { from }),
    findMisses(db, { from }, first),
    countWantedParts(db),
    findWantedParts(db, first),
  ]);
  return {
    from,
    misses,
    topMisses: topMisses.map((row) => ({
      phrase: row.phrase,
      language: row.language === 'en' ? 'en' : 'pl',
      times: row.times,
    })),
    wanted,
    topWanted: topWanted.map((row) => ({
      id: row.id,
      number: row.number,
      name: localisedName(row.name_pl, row.name_en)[language],
      looks: row.looks,
    })),
  };
}

/** Everything that the person may see of what is going on; each part only where its permission is there. */
export async function readDashboard(
  { db, settings }: DashboardDeps,
  { staff, branchId, language }: DashboardCall,
): Promise<Dashboard> {
  const { permissions, branches } = staff;
  const allowed = async <T>(permission: Permission, read: () => Promise<T>): Promise<T | null> =>
    permissions.has(permission) ? read() : null;
  const [sales, waiting, pendingCustomers, overdueCredit, demand, mails, tasks, deadWebhooks, loaded, setUp] =
    await Promise.all([
      allowed('orders.read', () => readSales(db, branches, branchId)),
      allowed('orders.read', () => readWaitingOrders(db, branches, branchId)),
      allowed('customers.approve', () => countWaitingCompanies(db)),
      allowed('customers.credit', () => readOverdueCredit(db)),
      allowed('parts.read', () => readDemand(db, language)),
      allowed('mails.read', async () => ({ isSending: settings.sendsMail, ...(await countUnsentMails(db)) })),
      allowed('tasks.read', () => countTasks(db)),
      allowed('webhooks.edit', () => countDeadDeliveries(db)),
      allowed('stock.read', () => readFiguresLoaded(db)),
      allowed('settings.edit', () => countSetUpSteps({ db, settings })),
    ]);
  return {
    at: new Date().toISOString(),
    sales,
    waiting,
    pendingCustomers,
    overdueCredit,
    demand,
    mails,
    tasks,
    deadWebhooks,
    loaded,
    setUp,
  };
}
