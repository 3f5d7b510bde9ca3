import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/**
 * The lock that every change of a cart, of an order and of the addresses takes first, so that those of one customer follow
 * each other. The customer's row itself is locked, not an advisory key, because trade credit is changed in that row
 * anyway; so weakly that foreign keys to it do not wait.
 */
export const customerLock = (customerId: number): RawBuilder<{ id: number }> =>
  sql`select id from customer where id = ${customerId} for no key update`;

export async function lockCustomer(tx: Db, customerId: number): Promise<void> {
  await customerLock(customerId).execute(tx);
}
