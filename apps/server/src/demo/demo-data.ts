import type { Databases, DatabaseLog } from '../db/database.ts';
import { loadOnce, type DemoStep } from './load-once.ts';
import { loadDemoCatalogue } from './demo-catalogue.ts';
import { loadDemoDiscountTables } from './demo-discount-tables.ts';
import { loadDemoDocuments } from './demo-documents.ts';
import { loadDemoOrders } from './demo-orders.ts';
import { loadDemoBins } from './demo-bins.ts';
import { loadDemoCoreDeposits } from './demo-core-deposits.ts';
import { loadDemoContent } from './demo-content.ts';
import { loadDemoStaff } from './demo-staff.ts';
import { isOwnShop } from './own-shop.ts';

/** In the order in which they build on each other. */
const steps: readonly DemoStep[] = [
  { name: 'content', load: loadDemoContent },
  { name: 'catalogue', load: loadDemoCatalogue },
  { name: 'discount-tables', load: loadDemoDiscountTables },
  { name: 'orders', load: loadDemoOrders },
  { name: 'documents', load: loadDemoDocuments },
  { name: 'bins', load: loadDemoBins },
  { name: 'core deposits', load: loadDemoCoreDeposits },
  { name: 'staff', load: loadDemoStaff },
];

/** Printed at start, so that a person can try the shop at once. */
export const demoLogins = {
  emails: ['demo@partsboard.example', 'second@partsboard.example'],
  staff: 'staff@partsboard.example',
  password: 'partsboard',
} as const;

/**
 * Gives a database the demo customers, the demo catalogue and the customers' past orders, each once; whether it has them
 * now. A shop that people have begun themselves gets nothing: a server that is once started without its settings must not
 * replace their catalogue, or let everybody in who knows the demo logins.
 */
export async function loadDemoData(
  databases: Databases,
  log: DatabaseLog,
  signal: AbortSignal,
): Promise<boolean> {
  if (await isOwnShop(databases.db)) return false;
  await loadOnce(databases, steps, log, signal);
  return true;
}
