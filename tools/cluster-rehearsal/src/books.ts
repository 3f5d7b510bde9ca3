import type pg from 'pg';
import { waitUntil } from './programs.ts';

/** Whether what the shop promised its buyers is what the database holds, at one moment. */
export interface Books {
  readonly acknowledged: number;
  /** How many of the acknowledged orders the database has. */
  readonly found: number;
  /** All orders of the buyers, also those whose answer is still on its way. */
  readonly placed: number;
  /** Pieces that the rows of stock have reserved, and pieces that the orders were promised. */
  readonly reserved: number;
  readonly promised: number;
  /** Rows of stock where these two differ. */
  readonly wrongStock: number;
  /** Hundredths that the buyers' companies have used of their credit, and what their orders on credit come to. */
  readonly creditUsed: number;
  readonly creditOwed: number;
  /** Companies where these two differ. */
  readonly wrongCredit: number;
}

const BUYERS = `customer.email like 'buyer.%@rehearsal.example'`;

const ORDERS = `
  select count(*)::integer as placed,
    count(*) filter (where customer_order.number = any ($1::text[]))::integer as found
  from customer_order join customer on customer.id = customer_order.customer_id
  where ${BUYERS}`;

const STOCK = `
  select coalesce(sum(part_stock.reserved), 0)::integer as reserved,
    coalesce(sum(promised.reserved), 0)::integer as promised,
    count(*) filter (where coalesce(part_stock.reserved, 0) <> coalesce(promised.reserved, 0))::integer
      as "wrongStock"
  from part_stock
  full join (
    select order_line.part_id, order_supply.warehouse_id, sum(order_supply.reserved)::integer as reserved
    from order_supply
    join order_line using (order_id, line)
    where order_supply.warehouse_id is not null
    group by order_line.part_id, order_supply.warehouse_id
  ) as promised using (part_id, warehouse_id)`;

const CREDIT = `
  select coalesce(sum(company.credit_used), 0)::float8 as "creditUsed",
    coalesce(sum(orders.owed), 0)::float8 as "creditOwed",
    count(*) filter (where company.credit_used <> orders.owed)::integer as "wrongCredit"
  from company
  join lateral (
    select coalesce(sum(customer_order.total), 0) as owed
    from customer_order
    join customer on customer.id = customer_order.customer_id
    where customer.company_id = company.id and customer_order.payment_method = 'Payments.TradeCredit'
  ) as orders on true
  where exists (select from customer where customer.company_id = company.id and ${BUYERS})`;

/** All figures are of one moment, since buyers go on ordering meanwhile. */
async function readBooks(pool: pg.Pool, acknowledged: readonly string[]): Promise<Partial<Books>> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const orders = await client.query<Partial<Books>>(ORDERS, [acknowledged]);
    const stock = await client.query<Partial<Books>>(STOCK);
    const credit = await client.query<Partial<Books>>(CREDIT);
    return { ...orders.rows[0], ...stock.rows[0], ...credit.rows[0] };
  } finally {
    // The connection may lead to a node that is not the primary any more.
    client.release(true);
  }
}

/** The orders that were acknowledged by now are compared with what the database holds a moment later. */
export async function checkBooks(pool: pg.Pool, acknowledged: readonly string[]): Promise<Books> {
  const numbers = [...acknowledged];
  let books: Partial<Books> = {};
  await waitUntil('The books', 30, async () => {
    books = await readBooks(pool, numbers);
    return true;
  });
  return {
    acknowledged: numbers.length,
    found: books.found ?? 0,
    placed: books.placed ?? 0,
    reserved: books.reserved ?? 0,
    promised: books.promised ?? 0,
    wrongStock: books.wrongStock ?? 0,
    creditUsed: books.creditUsed ?? 0,
    creditOwed: books.creditOwed ?? 0,
    wrongCredit: books.wrongCredit ?? 0,
  };
}

/** What is wrong with the books while buyers order, one sentence each. */
export const bookFaults = (books: Books): string[] => [
  ...(books.found === books.acknowledged
    ? []
    : [`${books.acknowledged} orders were acknowledged and ${books.found} found.`]),
  ...(books.wrongStock === 0
    ? []
    : [
        `${books.wrongStock} rows of stock are wrong: ${books.reserved} pieces are reserved, ${books.promised} were promised.`,
      ]),
  ...(books.wrongCredit === 0
    ? []
    : [
        `The credit of ${books.wrongCredit} companies is wrong: ${books.creditUsed} is used, ${books.creditOwed} owed.`,
      ]),
];

/** The same when all buyers have had their answers: an order that nobody was told of was placed twice. */
export const closingFaults = (books: Books): string[] => [
  ...bookFaults(books),
  ...(books.placed === books.acknowledged
    ? []
    : [`${books.acknowledged} orders were acknowledged and ${books.placed} placed.`]),
];
