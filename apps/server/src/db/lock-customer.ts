import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Db } from './database.ts';
import type { CustomerTable } from './tables.ts';

/** Open, pending (sees no price and cannot order) or closed (cannot log in); see the column's migration. */
export type CustomerAccess = Selectable<CustomerTable>['access'];

/**
 * The lock that every change of a cart, of an order and of the addresses takes first, so that those of one customer follow
 * each other. The customer's row itself is locked, not an advisory key, because trade credit is changed in that row
 * anyway; so weakly that foreign keys to it do not wait.
 */
export const customerLock = (customerId: number): RawBuilder<{ id: number; access: CustomerAccess }> =>
  sql`select id, access from customer where id = ${customerId} for no key update`;

/** Takes the lock and returns what the customer may do while it is held. */
export async function lockCustomer(tx: Db, customerId: number): Promise<CustomerAccess> {
  const { rows } = await customerLock(customerId).execute(tx);
  return rows[0]?.access ?? 'closed';
}
