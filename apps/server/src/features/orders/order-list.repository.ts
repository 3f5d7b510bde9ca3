import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

export interface OrderPage {
  readonly customerId: number;
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
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
>;

/** Characters that LIKE would take for wildcards stand for themselves. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** The table that a search looks into and the orders in it that fit: by their number, or by a part's number or name. */
function foundOrders({ customerId, search }: OrderPage) {
  if (search === '') return sql`from customer_order where customer_id = ${customerId}`;
  // The text that is searched has part numbers without blanks.
  const patterns = [containing(search), containing(search.replaceAll(' ', ''))];
  return sql`
    from (select order_id as id, customer_id, created_at, words from order_search) as searched
    where customer_id = ${customerId} and (words like lower(${patterns[0]}) or words like lower(${patterns[1]}))`;
}

/** Where a page lies beyond the last order there is one row, which has only the count. */
type Row = { readonly count: number } & (ListedOrder | { readonly id: null });

const isListedOrder = (row: Row): row is Row & ListedOrder => row.id !== null;

/**
 * One page of the orders that fit, newest first, and how many fit in all. Each order of the page is read by its key:
 * a plan that does not know the size of the page would rather read the whole table.
 */
export async function findOrderPage(
  db: Db,
  query: OrderPage,
): Promise<{ readonly orders: readonly ListedOrder[]; readonly total: number }> {
  const found = foundOrders(query);
  const { rows } = await sql<Row>`
    with page as (
      select id ${found} order by created_at desc, id desc
      limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}
    )
    select counted.count, o.id, o.number, o.created_at, o.total, o.payment_status, o.shipping_status, o.order_status,
      o.customer_reference
    from (select count(*) ${found}) counted
    left join (
      page cross join lateral (select * from customer_order where id = page.id limit 1) o
    ) on true
    order by o.created_at desc, o.id desc
  `.execute(db);
  return { orders: rows.filter(isListedOrder), total: rows[0]?.count ?? 0 };
}
