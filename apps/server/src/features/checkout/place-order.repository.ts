import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { customerLock, type CustomerAccess } from '../../db/lock-customer.ts';
import { addedTask } from '../../tasks/add-task.ts';
import { removalOf, type PricedCartLine } from '../cart/cart.service.ts';
import { lineRows, orderRow, type NewOrder } from './order-rows.ts';

export interface PlacedOrder {
  readonly id: number;
  readonly number: string;
}

/** A request key that has placed an order. */
export interface UsedKey extends PlacedOrder {
  /** Null for a key that was used before hashes were stored. */
  readonly requestHash: Buffer | null;
}

/** What became of a claim, and what the customer may do while the lock is held. */
interface Claim {
  readonly access: CustomerAccess;
  /** Whether this call is the first with its key. */
  readonly isFirst: boolean;
}

/** Locks the customer and claims the key. A twin waits here until the first has ended. */
export async function claimRequestKey(
  db: Db,
  customerId: number,
  key: string,
  requestHash: Buffer,
): Promise<Claim> {
  const { rows } = await sql<Claim>`
    with held as (${customerLock(customerId)}), claimed as (
      insert into checkout_request (customer_id, request_key, request_hash)
      select held.id, ${key}, ${requestHash} from held
      on conflict do nothing
      returning request_key
    )
    select held.access, exists (select from claimed) as "isFirst" from held`.execute(db);
  return rows[0] ?? { access: 'closed', isFirst: false };
}

export const findOrderOfRequest = (db: Db, customerId: number, key: string): Promise<UsedKey | undefined> =>
  db
    .selectFrom('checkout_request as r')
    .innerJoin('customer_order as o', 'o.id', 'r.order_id')
    .where('r.customer_id', '=', customerId)
    .where('r.request_key', '=', key)
    .select(['o.id', 'o.number', 'r.request_hash as requestHash'])
    .executeTakeFirst();

export const deleteOldRequests = (db: Db, days: number) =>
  db
    .deleteFrom('checkout_request')
    .where('created_at', '<', sql<Date>`now() - ${days} * interval '1 day'`)
    .execute();

/** The company of a customer. */
const companyOf = (customerId: number) =>
  sql<number>`(select company_id from customer where id = ${customerId})`;

/**
 * Reserves trade credit of the customer's company, or changes nothing and returns undefined when the limit would be
 * passed.
 */
export const reserveCredit = (db: Db, customerId: number, amount: number) =>
  db
    .updateTable('company')
    .set((eb) => ({ credit_used: eb('credit_used', '+', amount) }))
    .where('id', '=', companyOf(customerId))
    .where(sql<boolean>`credit_used + ${amount} <= credit_limit`)
    .returning('payment_days')
    .executeTakeFirst();

export interface OrderToWrite {
  readonly order: NewOrder;
  readonly lines: readonly PricedCartLine[];
  readonly note: string;
  readonly events: readonly { readonly aspect: string; readonly status: string }[];
  readonly requestKey: string | undefined;
}

/**
 * Writes the order with its lines, taxes, note and first events, records which request it answers, takes the lines out of
 * the cart and has the branch told: one statement, whatever the number of lines. Returns also the address to which the
 * order is confirmed.
 */
export async function insertOrder(
  db: Db,
  { order, lines, note, events, requestKey }: OrderToWrite,
): Promise<PlacedOrder & { readonly recipient: string }> {
  const rowsOfLines = lineRows(lines).map((row, index) => ({
    vehicles: lines[index]?.vehicles ?? [],
    ...row,
  }));
  const placed = db.insertInto('customer_order').values(orderRow(order)).returning(['id', 'number']);
  const { rows } = await sql<PlacedOrder & { readonly recipient: string }>`
    with placed as (${placed}), line as (
      insert into order_line (order_id, line, part_id, sku, name_pl, name_en, quantity, vat_rate, discount,
                              unit_net, unit_gross, catalogue_gross, core_deposit, core_days, vehicles)
      select placed.id, r.*
      from placed, jsonb_to_recordset(${JSON.stringify(rowsOfLines)}::jsonb) as r (
        line smallint, part_id integer, sku text, name_pl text, name_en text, quantity integer, vat_rate integer,
        discount integer, unit_net bigint, unit_gross bigint, catalogue_gross bigint, core_deposit bigint,
        core_days smallint, vehicles jsonb)
    ), tax as (
      insert into order_tax (order_id, rate, amount)
      select placed.id, t.rate, t.amount
      from placed,
        jsonb_to_recordset(${JSON.stringify(order.totals.taxes)}::jsonb) as t (rate integer, amount bigint)
    ), event as (
      insert into order_event (order_id, aspect, status)
      select placed.id, e.aspect, e.status
      from placed, jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (aspect text, status text)
    ), note as (
      insert into order_note (order_id, note) select placed.id, ${note} from placed where ${note} <> ''
    ), answered as (
      update checkout_request set order_id = placed.id
      from placed
      where checkout_request.customer_id = ${order.customerId}
        and checkout_request.request_key = ${requestKey ?? null}
    ), emptied as (${removalOf(order.customerId, lines)})
    select placed.id, placed.number, customer.email as recipient
    from placed cross join lateral ${addedTask('tell-branch', { orderId: sql`placed.id` })} as task
    cross join customer
    where customer.id = ${order.customerId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The order was not written');
  return row;
}
