import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { columns } from '../../db/tables.ts';
import type { ShipmentRow } from './order-desk.repository.ts';
import type { ReturnRow } from './returns/returns.repository.ts';

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

/** What people call a customer. */
export async function findCustomerName(db: Db, customerId: number): Promise<string> {
  const row = await db
    .selectFrom('customer')
    .where('id', '=', customerId)
    .select(sql<string>`concat_ws(' ', first_name, last_name)`.as('name'))
    .executeTakeFirst();
  return row?.name ?? '';
}

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

/** The store that the order was placed in. */
export const findStoreOfOrder = (db: Db, orderId: number) =>
  db
    .selectFrom('customer_order as o')
    .innerJoin('store as s', 's.id', 'o.store_id')
    .where('o.id', '=', orderId)
    .select(['s.id', 's.name', 's.show_price_netto', 's.company_name', 's.company_vat'])
    .executeTakeFirst();

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
  returns: readonly ReturnRow[];
}>;
