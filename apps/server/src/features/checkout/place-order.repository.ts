import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { OrderTotals } from '@partsboard/domain/totals';
import type { PricedCartLine } from '../cart/cart.service.ts';
import { lineRows, orderRow, type NewOrder } from './order-rows.ts';

export interface PlacedOrder {
  readonly id: number;
  readonly number: string;
}

/** True when this call is the first with its key. A twin waits here until the first has ended. */
export async function claimRequestKey(db: Db, customerId: number, key: string): Promise<boolean> {
  const claimed = await db
    .insertInto('checkout_request')
    .values({ customer_id: customerId, request_key: key })
    .onConflict((conflict) => conflict.doNothing())
    .returning('request_key')
    .executeTakeFirst();
  return claimed !== undefined;
}

export const findOrderOfRequest = (
  db: Db,
  customerId: number,
  key: string,
): Promise<PlacedOrder | undefined> =>
  db
    .selectFrom('checkout_request as r')
    .innerJoin('customer_order as o', 'o.id', 'r.order_id')
    .where('r.customer_id', '=', customerId)
    .where('r.request_key', '=', key)
    .select(['o.id', 'o.number'])
    .executeTakeFirst();

export async function rememberOrderOfRequest(
  db: Db,
  customerId: number,
  key: string,
  orderId: number,
): Promise<void> {
  await db
    .updateTable('checkout_request')
    .set({ order_id: orderId })
    .where('customer_id', '=', customerId)
    .where('request_key', '=', key)
    .execute();
}

/** Reserves trade credit, or changes nothing and answers false when the limit would be passed. */
export async function reserveCredit(db: Db, customerId: number, amount: number): Promise<boolean> {
  const reserved = await db
    .updateTable('customer')
    .set((eb) => ({ credit_used: eb('credit_used', '+', amount) }))
    .where('id', '=', customerId)
    .where(sql<boolean>`credit_used + ${amount} <= credit_limit`)
    .returning('id')
    .executeTakeFirst();
  return reserved !== undefined;
}

export const findCredit = (db: Db, customerId: number) =>
  db
    .selectFrom('customer')
    .where('id', '=', customerId)
    .select(['credit_limit', 'credit_used'])
    .executeTakeFirstOrThrow();

export async function findRecipient(db: Db, customerId: number): Promise<string> {
  const row = await db
    .selectFrom('customer')
    .where('id', '=', customerId)
    .select('email')
    .executeTakeFirstOrThrow();
  return row.email;
}

export const insertOrder = (db: Db, order: NewOrder) =>
  db
    .insertInto('customer_order')
    .values(orderRow(order))
    .returning(['id', 'number', 'created_at'])
    .executeTakeFirstOrThrow();

/** One statement, whatever the number of lines. */
export async function insertOrderLines(
  db: Db,
  orderId: number,
  lines: readonly PricedCartLine[],
): Promise<void> {
  await sql`
    insert into order_line (order_id, line, part_id, sku, name_pl, name_en, quantity, vat_rate, discount,
                            unit_net, unit_gross, catalogue_gross)
    select ${orderId}, r.*
    from jsonb_to_recordset(${JSON.stringify(lineRows(lines))}::jsonb) as r (
      line smallint, part_id integer, sku text, name_pl text, name_en text, quantity integer, vat_rate integer,
      discount integer, unit_net bigint, unit_gross bigint, catalogue_gross bigint)`.execute(db);
}

/** Taxes, the note and the first entries of the history. */
export async function insertOrderDetails(
  db: Db,
  orderId: number,
  details: {
    readonly totals: OrderTotals;
    readonly note: string;
    readonly events: readonly { readonly aspect: string; readonly status: string }[];
  },
): Promise<void> {
  await sql`
    insert into order_tax (order_id, rate, amount)
    select ${orderId}, t.rate, t.amount
    from jsonb_to_recordset(${JSON.stringify(details.totals.taxes)}::jsonb) as t (rate integer, amount bigint)
  `.execute(db);
  await sql`
    insert into order_event (order_id, aspect, status)
    select ${orderId}, e.aspect, e.status
    from jsonb_to_recordset(${JSON.stringify(details.events)}::jsonb) as e (aspect text, status text)
  `.execute(db);
  if (details.note !== '') {
    await db.insertInto('order_note').values({ order_id: orderId, note: details.note }).execute();
  }
}
