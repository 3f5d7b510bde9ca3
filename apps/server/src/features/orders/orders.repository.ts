import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { columns } from '../../db/tables.ts';
import type { ShipmentRow } from './order-desk.repository.ts';

/** What was ordered in each month since `since`, cancelled orders left out. Months are Polish ones. */
export const sumByMonth = (db: Db, customerId: number, since: Date) =>
  db
    .selectFrom('customer_order')
    .where('customer_id', '=', customerId)
    .where('created_at', '>=', since)
    .where('order_status', '<>', 'Cancelled')
    .select([
      sql<string>`to_char(created_at at time zone 'Europe/Warsaw', 'YYYY-MM')`.as('month'),
      sql<number>`sum(total)::bigint`.as('total'),
    ])
    .groupBy('month')
    .execute();

export const findOrder = (db: Db, customerId: number, orderId: number) =>
  db
    .selectFrom('customer_order')
    .where('id', '=', orderId)
    .where('customer_id', '=', customerId)
    .select(columns.customer_order)
    .executeTakeFirst();

export const findOrderByNumber = (db: Db, customerId: number, number: string) =>
  db
    .selectFrom('customer_order')
    .where('number', '=', number)
    .where('customer_id', '=', customerId)
    .select(columns.customer_order)
    .executeTakeFirst();

export const findPlacedOrder = (db: Db, orderId: number) =>
  db
    .selectFrom('customer_order')
    .where('id', '=', orderId)
    .select(columns.customer_order)
    .executeTakeFirstOrThrow();

/** Whether the store that the order was placed in shows net amounts. */
export async function findShowsNet(db: Db, orderId: number): Promise<boolean> {
  const store = await db
    .selectFrom('customer_order as o')
    .innerJoin('store as s', 's.id', 'o.store_id')
    .where('o.id', '=', orderId)
    .select('s.show_price_netto')
    .executeTakeFirst();
  return store?.show_price_netto ?? false;
}

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

export const findOrderLines = (db: Db, orderId: number) =>
  db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .select(columns.order_line)
    .orderBy('line')
    .execute();

export const findOrderSupply = (db: Db, orderId: number) =>
  db
    .selectFrom('order_supply')
    .where('order_id', '=', orderId)
    .select(columns.order_supply)
    .orderBy('line')
    .orderBy('position')
    .execute();

export const findOrderTaxes = (db: Db, orderId: number) =>
  db
    .selectFrom('order_tax')
    .where('order_id', '=', orderId)
    .select(['rate', 'amount'])
    .orderBy('rate')
    .execute();

export const findOrderNotes = (db: Db, orderId: number) =>
  db
    .selectFrom('order_note')
    .where('order_id', '=', orderId)
    .select(['id', 'created_at', 'note'])
    .orderBy('id')
    .execute();

export const findOrderEvents = (db: Db, orderId: number) =>
  db
    .selectFrom('order_event')
    .where('order_id', '=', orderId)
    .select(['created_at', 'aspect', 'status'])
    .orderBy('id')
    .execute();

/** The countries that an order's addresses name, in whichever language they were written down. */
export const findOrderCountries = (db: Db, orderId: number) =>
  db
    .selectFrom('customer_order as o')
    .innerJoin('country as c', (join) =>
      join.on(
        sql<boolean>`array[c.name_pl, c.name_en] && array[
          o.billing_address ->> 'Country', o.shipping_address ->> 'Country', o.pickup_address ->> 'Country']`,
      ),
    )
    .where('o.id', '=', orderId)
    .select(['c.name_pl', 'c.name_en'])
    .execute();

export type OrderRecords = Readonly<{
  order: OrderRow;
  countries: Awaited<ReturnType<typeof findOrderCountries>>;
  lines: Awaited<ReturnType<typeof findOrderLines>>;
  supply: Awaited<ReturnType<typeof findOrderSupply>>;
  taxes: Awaited<ReturnType<typeof findOrderTaxes>>;
  notes: Awaited<ReturnType<typeof findOrderNotes>>;
  events: Awaited<ReturnType<typeof findOrderEvents>>;
  shipments: readonly ShipmentRow[];
}>;
