import { sql, type InsertObject } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

export type NewRow<Table extends keyof Tables> = InsertObject<Tables, Table>;

export const findBuyers = (db: Db, emails: readonly string[]) =>
  db
    .selectFrom('customer as c')
    .leftJoin('customer_order as o', 'o.customer_id', 'c.id')
    .where('c.email', 'in', emails)
    .groupBy('c.id')
    .select(['c.id', 'c.email', 'c.discount_table', (eb) => eb.fn.count<number>('o.id').as('orders')])
    .execute();

export async function findDefaultStoreId(db: Db): Promise<number> {
  const store = await db
    .selectFrom('store')
    .where('is_default', '=', true)
    .select('id')
    .executeTakeFirstOrThrow();
  return store.id;
}

/** For each name the part called so that stands in the middle of the price list. */
export async function findPartsNamed(db: Db, names: readonly string[]) {
  const { rows } = await sql<{ name_pl: string; name_en: string | null; id: number; number: string }>`
    select distinct on (candidate.name_pl) candidate.name_pl, candidate.name_en, candidate.id, candidate.number
    from (
      select part.name_pl, part.name_en, part.id, part.number,
        abs(percent_rank() over (partition by part.name_pl order by part_price.net) - 0.5) as distance
      from part
      join part_price on part_price.part_id = part.id
      where part.name_pl = any(${names}::text[]) and part_price.net > 0
        and not exists (select from catalogue.supersession s where s.part_id = part.id)
    ) as candidate
    order by candidate.name_pl, candidate.distance, candidate.id`.execute(db);
  return rows;
}

/** Rows take their ids, and orders their numbers, in the order in which they stand here. */
export const insertOrders = (db: Db, rows: NewRow<'customer_order'>[]) =>
  db.insertInto('customer_order').values(rows).returning(['id', 'number']).execute();

export async function insertOrderRecords(
  db: Db,
  parts: {
    readonly lines: NewRow<'order_line'>[];
    readonly taxes: NewRow<'order_tax'>[];
    readonly notes: NewRow<'order_note'>[];
    readonly events: NewRow<'order_event'>[];
    readonly activities: NewRow<'order_activity'>[];
    readonly documents: NewRow<'accounting_document'>[];
  },
): Promise<void> {
  await db.insertInto('order_line').values(parts.lines).execute();
  await db.insertInto('order_tax').values(parts.taxes).execute();
  await db.insertInto('order_note').values(parts.notes).execute();
  await db.insertInto('order_event').values(parts.events).execute();
  await db.insertInto('order_activity').values(parts.activities).execute();
  await db.insertInto('accounting_document').values(parts.documents).execute();
}

/** What the customers' open orders on trade credit have reserved. */
export async function reserveCreditOfOrders(db: Db, customerIds: readonly number[]): Promise<void> {
  await sql`
    update customer set credit_used = open.total
    from (
      select customer_id, sum(total) as total
      from customer_order
      where payment_method = 'Payments.TradeCredit' and payment_status = 'Authorized'
      group by customer_id
    ) as open
    where open.customer_id = customer.id and customer.id = any(${customerIds}::integer[])`.execute(db);
}
