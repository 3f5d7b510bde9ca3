import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface OrderPage {
  readonly customerId: number;
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
}

/** Characters that LIKE would take for wildcards stand for themselves. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Orders by their number, or by a part in them: its number as printed, or its name. */
function ordersOf(db: Db, { customerId, search }: Pick<OrderPage, 'customerId' | 'search'>) {
  const all = db.selectFrom('customer_order as o').where('o.customer_id', '=', customerId);
  if (search === '') return all;
  const pattern = containing(search);
  return all.where((eb) =>
    eb.or([
      eb('o.number', 'ilike', pattern),
      eb.exists(
        eb
          .selectFrom('order_line as l')
          .select('l.line')
          .whereRef('l.order_id', '=', 'o.id')
          .where((line) =>
            line.or([
              line(sql<string>`replace(l.sku, ' ', '')`, 'ilike', containing(search.replaceAll(' ', ''))),
              line('l.name_pl', 'ilike', pattern),
              line('l.name_en', 'ilike', pattern),
            ]),
          ),
      ),
    ]),
  );
}

export const findOrderPage = (db: Db, query: OrderPage) =>
  ordersOf(db, query)
    .select([
      'o.id',
      'o.number',
      'o.created_at',
      'o.total',
      'o.payment_status',
      'o.shipping_status',
      'o.order_status',
    ])
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();

export async function countOrders(db: Db, query: OrderPage): Promise<number> {
  const row = await ordersOf(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

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
    .selectAll()
    .executeTakeFirst();

export const findOrderByNumber = (db: Db, customerId: number, number: string) =>
  db
    .selectFrom('customer_order')
    .where('number', '=', number)
    .where('customer_id', '=', customerId)
    .selectAll()
    .executeTakeFirst();

export const findPlacedOrder = (db: Db, orderId: number) =>
  db.selectFrom('customer_order').where('id', '=', orderId).selectAll().executeTakeFirstOrThrow();

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

export const findOrderLines = (db: Db, orderId: number) =>
  db.selectFrom('order_line').where('order_id', '=', orderId).selectAll().orderBy('line').execute();

export const findOrderSupply = (db: Db, orderId: number) =>
  db
    .selectFrom('order_supply')
    .where('order_id', '=', orderId)
    .selectAll()
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

export type OrderParts = Readonly<{
  order: OrderRow;
  countries: Awaited<ReturnType<typeof findOrderCountries>>;
  lines: Awaited<ReturnType<typeof findOrderLines>>;
  supply: Awaited<ReturnType<typeof findOrderSupply>>;
  taxes: Awaited<ReturnType<typeof findOrderTaxes>>;
  notes: Awaited<ReturnType<typeof findOrderNotes>>;
  events: Awaited<ReturnType<typeof findOrderEvents>>;
}>;
