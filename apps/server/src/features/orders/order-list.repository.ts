import { sql, type Selectable } from 'kysely';
import { endOfDay, startOfDay } from '../../db/polish-day.ts';
import type { Db } from '../../db/database.ts';
import { containing } from '../../db/like-pattern.ts';
import type { Tables } from '../../db/tables.ts';

/** Which of a customer's orders are wanted; days in Poland, both included. */
export interface OrderFilter {
  readonly customerId: number;
  readonly search: string;
  readonly status?: Selectable<Tables['customer_order']>['order_status'] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface OrderPage extends OrderFilter {
  readonly page: number;
  readonly pageSize: number;
}

export type ListedOrder = Pick<
  Selectable<Tables['customer_order']>,
  | 'id'
  | 'number'
  | 'created_at'
  | 'total'
  | 'payment_status'
  | 'shipping_status'
  | 'order_status'
  | 'customer_reference'
  | 'warehouse_name_pl'
  | 'warehouse_name_en'
  | 'shipping_method_pl'
  | 'shipping_method_en'
>;

/** The table that a search looks into and the orders in it that fit: by their number, or by a part's number or name. */
function foundOrders({ customerId, search, status, from, to }: OrderFilter) {
  const days = sql.join(
    [
      ...(from === undefined ? [] : [sql` and created_at >= ${startOfDay(from)}`]),
      ...(to === undefined ? [] : [sql` and created_at < ${endOfDay(to)}`]),
    ],
    sql``,
  );
  if (search === '') {
    const ofStatus = status === undefined ? sql`` : sql` and order_status = ${status}`;
    return sql`from customer_order where customer_id = ${customerId}${ofStatus}${days}`;
  }
  // The text that is searched has part numbers without blanks.
  const patterns = [containing(search), containing(search.replaceAll(' ', ''))];
  const ofStatus =
    status === undefined
      ? sql``
      : sql` and exists (select from customer_order o where o.id = searched.id and o.order_status = ${status})`;
  return sql`
    from (select order_id as id, customer_id, created_at, words from order_search) as searched
    where customer_id = ${customerId}${days}
      and (words like lower(${patterns[0]}) or words like lower(${patterns[1]}))${ofStatus}`;
}

const LISTED = sql`o.id, o.number, o.created_at, o.total, o.payment_status, o.shipping_status, o.order_status,
  o.customer_reference, o.warehouse_name_pl, o.warehouse_name_en, o.shipping_method_pl, o.shipping_method_en`;

/** How many orders fit. The number of all is kept with the customer: counting thousands takes longer than reading a page. */
function orderCount(filter: OrderFilter) {
  const { customerId, search, status, from, to } = filter;
  const isFiltered = search !== '' || [status, from, to].some((value) => value !== undefined);
  return isFiltered
    ? sql`select count(*) ${foundOrders(filter)}`
    : sql`select order_count::bigint as count from customer where id = ${customerId}`;
}

interface Count {
  /** How many orders fit in all. */
  readonly count: number;
}

type CountedOrder = ListedOrder & Count;

/** Where a page lies beyond the last order there is one row, which has only the count. */
type Row = CountedOrder | (Count & { readonly id: null });

const isOrder = (row: Row): row is CountedOrder => row.id !== null;

/**
 * One page of the orders that fit, newest first, and how many fit in all. Each order of the page is read by its key:
 * a plan that does not know the size of the page would rather read the whole table.
 */
export async function findOrderPage(
  db: Db,
  query: OrderPage,
): Promise<{ readonly orders: readonly CountedOrder[]; readonly total: number }> {
  const found = foundOrders(query);
  const { rows } = await sql<Row>`
    with page as (
      select id ${found} order by created_at desc, id desc
      limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}
    )
    select counted.count, ${LISTED}
    from (${orderCount(query)}) counted
    left join (
      page cross join lateral (select * from customer_order where id = page.id limit 1) o
    ) on true
    order by o.created_at desc, o.id desc
  `.execute(db);
  return { orders: rows.filter(isOrder), total: rows[0]?.count ?? 0 };
}

/** The newest of the orders that fit. */
export async function findOrdersToExport(
  db: Db,
  filter: OrderFilter,
  limit: number,
): Promise<readonly ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`
    with found as (select id ${foundOrders(filter)} order by created_at desc, id desc limit ${limit})
    select ${LISTED}
    from found cross join lateral (select * from customer_order where id = found.id limit 1) o
    order by o.created_at desc, o.id desc
  `.execute(db);
  return rows;
}
