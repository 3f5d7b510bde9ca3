import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/**
 * The lock that every change of a cart and every change of an order takes first, so that those of one customer follow
 * each other. The customer's row itself is locked, not an advisory key, because trade credit is changed in that row
 * anyway; so weakly that foreign keys to it do not wait.
 */
export const heldCustomer = (customerId: number): RawBuilder<{ id: number }> =>
  sql`select id from customer where id = ${customerId} for no key update`;

export async function lockCustomer(tx: Db, customerId: number): Promise<void> {
  await heldCustomer(customerId).execute(tx);
}
