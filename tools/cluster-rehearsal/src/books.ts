import type pg from 'pg';

/** Whether what the shop promised its buyers is what the database holds. */
export interface Books {
  readonly acknowledged: number;
  /** Acknowledged orders that the database does not have. */
  readonly lost: number;
  /** Orders of the buyers that the database has. More than were acknowledged: one was placed twice. */
  readonly found: number;
  /** Stock rows whose reserved pieces differ from what the orders were promised. */
  readonly wrongStock: number;
  /** Companies whose used credit differs from the sum of their open orders on credit. */
  readonly wrongCredit: number;
}

const LOST = `
  select count(*)::integer as count from unnest($1::text[]) as acknowledged (number)
  where not exists (select from customer_order where customer_order.number = acknowledged.number)`;

const BUYERS = `customer.email like 'buyer.%@rehearsal.example'`;

const FOUND = `
  select count(*)::integer as count
  from customer_order join customer on customer.id = customer_order.customer_id
  where ${BUYERS}`;

const WRONG_STOCK = `
  select count(*)::integer as count
  from part_stock
  full join (
    select order_line.part_id, order_supply.warehouse_id, sum(order_supply.reserved)::integer as reserved
    from order_supply
    join order_line using (order_id, line)
    where order_supply.warehouse_id is not null
    group by order_line.part_id, order_supply.warehouse_id
  ) as promised using (part_id, warehouse_id)
  where coalesce(part_stock.reserved, 0) <> coalesce(promised.reserved, 0)`;

const WRONG_CREDIT = `
  select count(*)::integer as count
  from company
  join lateral (
    select coalesce(sum(customer_order.total), 0) as owed
    from customer_order
    join customer on customer.id = customer_order.customer_id
    where customer.company_id = company.id and customer_order.payment_method = 'Payments.TradeCredit'
  ) as orders on true
  where company.credit_used <> orders.owed
    and exists (select from customer where customer.company_id = company.id and ${BUYERS})`;

export async function checkBooks(pool: pg.Pool, acknowledged: readonly string[]): Promise<Books> {
  const count = async (statement: string, values: readonly unknown[] = []) => {
    const { rows } = await pool.query<{ count: number }>(statement, [...values]);
    return rows[0]?.count ?? 0;
  };
  return {
    acknowledged: acknowledged.length,
    lost: await count(LOST, [acknowledged]),
    found: await count(FOUND),
    wrongStock: await count(WRONG_STOCK),
    wrongCredit: await count(WRONG_CREDIT),
  };
}

export const isBalanced = ({ acknowledged, found, lost, wrongStock, wrongCredit }: Books): boolean =>
  acknowledged === found && lost + wrongStock + wrongCredit === 0;
