import { sql, type RawBuilder } from 'kysely';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { storeOrDefault } from '../../db/store-or-default.ts';
import { columns } from '../../db/tables.ts';

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

export const findPlacedOrder = (db: Db, orderId: number) =>
  db
    .selectFrom('customer_order')
    .where('id', '=', orderId)
    .select(columns.customer_order)
    .executeTakeFirstOrThrow();

/** The store that an order was placed in, the default one where that is not known, and the branch that executes it. */
export const selectSeller = compiledOnce((db: Db, orderId: number) =>
  db
    .selectFrom('customer_order as o')
    .innerJoin('store as s', (join) => join.on('s.id', '=', storeOrDefault(sql.ref('o.store_id'))))
    .innerJoin('warehouse as w', 'w.id', 'o.warehouse_id')
    .where('o.id', '=', orderId)
    .select(['s.name', 's.company_name', 's.company_vat'])
    .select([
      sql<boolean>`o.store_id is not null and s.show_price_netto`.as('shows_net'),
      sql<string | null>`s.host_names[1]`.as('host_name'),
    ])
    .select(['w.is_branch_office', 'w.address1', 'w.zip_postal_code', 'w.city', 'w.phone_number', 'w.email'])
    .select(['w.opening_hours_pl', 'w.opening_hours_en'])
    .compile(),
);

export type SellerRow = Awaited<ReturnType<typeof selectSeller>>[number];

/** An order by its id, or by that of a row of the statement around. */
export type OrderId = number | RawBuilder<number>;

export const linesOf = (db: Db, orderId: OrderId) =>
  db.selectFrom('order_line').where('order_id', '=', orderId).select(columns.order_line).orderBy('line');

export const findOrderLines = (db: Db, orderId: number) => linesOf(db, orderId).execute();

export const supplyOf = (db: Db, orderId: OrderId) =>
  db
    .selectFrom('order_supply')
    .where('order_id', '=', orderId)
    .select(columns.order_supply)
    .orderBy('line')
    .orderBy('position');

export const findOrderSupply = (db: Db, orderId: number) => supplyOf(db, orderId).execute();

export const notesOf = (db: Db, orderId: OrderId) =>
  db
    .selectFrom('order_note')
    .where('order_id', '=', orderId)
    .select(['id', 'created_at', 'note'])
    .orderBy('id');

export const findOrderNotes = (db: Db, orderId: number) => notesOf(db, orderId).execute();
