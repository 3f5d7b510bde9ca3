import { OrderAddress } from '@partsboard/contract/address';
import { backofficeRoutes, type BackofficeRouteName } from '@partsboard/contract/backoffice/routes';
import { routeUrl } from '@partsboard/contract/route';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMINISTRATOR, createBackofficeApp, ORDER_DESK, type BackofficeApp } from './backoffice-app.ts';
import { explainingDatabase, type Explained } from './plans/explaining-database.ts';
import { planFaults } from './plans/plan-reading.ts';
import { addPart, addPriceList } from './shop-fixture.ts';
import { createSecondApp } from './test-app.ts';

const ORDERS = 100_000;
const CUSTOMERS = 5_000;
/** A page of fifty out of each branch and state, and what is shown of the fifty. */
const MAX_ROWS = 12_000;
/** Sixty days of orders that come every five minutes, twice: read from an index and counted. */
const MAX_ROWS_OF_SALES = 2 * 60 * 24 * 12 + MAX_ROWS;
/** Where the rest of a filter is rare, entries of one index are looked at, each of them once at most. */
const MAX_ENTRIES = ORDERS + MAX_ROWS;
// Of order_supply there is an index with only what is on back order, which may be read whole.
const largeTables = new Set(['customer_order', 'order_line', 'order_activity', 'order_note', 'customer']);

let shop: BackofficeApp;

beforeAll(async () => {
  shop = await createBackofficeApp();
  const { db, pool } = shop.database;
  await addPriceList(db);
  const partId = await addPart(db, { number: '34 11 6 000 001', net: 10_000 });
  const client = await pool.connect();
  // However busy the machine is; and nobody needs to hear of these orders.
  await client.query(`set statement_timeout = 0; alter table customer_order disable trigger user;
    alter table order_line disable trigger user`);
  await client.query(
    `insert into customer (id, email, password_hash, first_name, last_name, company)
     select 10000 + n, 'c' || n || '@workshop.example', '', 'Ewa', 'Kos' || n, 'Warsztat ' || n
     from generate_series(1, $1::int) n`,
    [CUSTOMERS],
  );
  // As in a shop that runs for years: nearly all orders are complete, some hundreds are open.
  await client.query(
    `with branch as (select array_agg(id order by id) as ids from warehouse where is_branch_office),
     placed as (
       insert into customer_order (customer_id, company_id, created_at, language, pick_up_in_store, billing_address,
         shipping_method_pl, shipping_method_en, payment_method, payment_method_pl, payment_method_en, warehouse_id,
         warehouse_name_pl, warehouse_name_en, sub_total, shipping, payment_fee, tax, total, state, due_at,
         order_status, payment_status, shipping_status, customer_reference)
       select 10001 + n % $2::int, (select company_id from customer where id = 10001 + n % $2::int), now() - make_interval(mins => n * 5), 'pl', n % 7 = 0, '{}', 'Kurier', 'Courier',
         'x', 'x', 'x', ids[1 + n % cardinality(ids)], 'x', 'x', n, 0, 0, 0, n,
         case when n < 300 then 'placed' when n < 500 then 'confirmed' when n < 520 then 'picking'
           when n < 700 then 'partly-shipped' when n < 800 then 'ready' when n % 40 = 0 then 'cancelled'
           else 'complete' end,
         now() - make_interval(mins => n * 5) + interval '2 days', 'Pending',
         case when n % 5000 = 0 then 'Refunded' when n < 4000 then 'Authorized' else 'Paid' end, 'Not yet shipped',
         case when n % 3 = 0 then 'WX ' || to_char(n, 'FM000000') || ' Kowal' || n else '' end
       from generate_series(1, $1::int) n, branch
       returning id, total as n
     ), line as (
       insert into order_line (order_id, line, part_id, sku, name_pl, name_en, quantity, vat_rate, discount, unit_net,
         unit_gross, catalogue_gross)
       select id, line, $3, '34 11 6 ' || to_char(n % 10000, 'FM0000') || ' 00' || line, 'Klocki', 'Pads', 2, 2300, 0,
         10000, 12300, 12300
       from placed, generate_series(1, 2) line
     )
     insert into order_note (order_id, note) select id, 'Zam. ' || n from placed where n % 10 = 0`,
    [ORDERS, CUSTOMERS, partId],
  );
  await client.query(
    `update customer_order set cancelled_total = total, refund_due = total
     where state = 'cancelled' and payment_status = 'Paid' and total % 2000 = 0`,
  );
  await client.query(
    `insert into order_supply (order_id, line, position, kind, quantity, reserved)
     select o.id, l.line, 1, 'back-order', 2, 0 from customer_order o join order_line l on l.order_id = o.id
     where o.state = 'partly-shipped'`,
  );
  await client.query(
    `insert into order_supply (order_id, line, position, kind, quantity, reserved, warehouse_id, warehouse_name_pl,
       warehouse_name_en)
     select o.id, l.line, 1, 'branch', 2, 0, o.warehouse_id, '', ''
     from customer_order o join order_line l on l.order_id = o.id where o.state <> 'partly-shipped'`,
  );
  await client.query(
    `insert into order_activity (order_id, kind, staff_name)
     select id, 'confirm', 'Piotr' from customer_order, generate_series(1, 2)`,
  );
  await client.query('vacuum (analyze)');
  await client.query('reset statement_timeout');
  client.release();
});
afterAll(() => shop.close());

async function explainedStatements(name: BackofficeRouteName, query: object, email: string, id?: number) {
  let explained: Explained[] = [];
  const db = await explainingDatabase(shop.database.pool, [{ name: 'own', settings: {} }], (each) =>
    explained.push(each),
  );
  const app = await createSecondApp({ ...shop.database, db });
  const headers = await shop.startSession(email);
  const all: Explained[] = [];
  let cursor: string | null | undefined;
  for (let page = 1; page <= 2 && cursor !== null; page += 1) {
    explained = [];
    const url = routeUrl(backofficeRoutes[name], id === undefined ? {} : { id }, { ...query, cursor });
    const answer = await app.inject({ url, headers: { ...headers } });
    expect(answer.statusCode, answer.payload).toBe(200);
    cursor = answer.json<{ nextCursor?: string | null }>().nextCursor ?? null;
    all.push(...explained);
  }
  await app.close();
  return all;
}

const faultsOf = (statements: readonly Explained[], bound: number) =>
  statements.flatMap((each) =>
    planFaults(each, (table) => largeTables.has(table), bound).map((fault) => [fault, each.text]),
  );

it.each([
  ['orders', {}, MAX_ROWS],
  ['orders', { sort: 'oldest' }, MAX_ROWS],
  ['orders', { sort: 'due' }, MAX_ROWS],
  ['orders', { sort: 'total' }, MAX_ROWS],
  ['orders', { states: 'picking' }, MAX_ROWS],
  ['orders', { states: 'placed,confirmed', sort: 'due' }, MAX_ROWS],
  ['orders', { states: 'complete,cancelled', sort: 'total' }, MAX_ROWS],
  ['orders', { branchId: 1 }, MAX_ROWS],
  ['orders', { isOverdue: true, sort: 'due' }, MAX_ROWS],
  ['orders', { isBackOrdered: true }, MAX_ROWS],
  ['orders', { isToPick: true, sort: 'due' }, MAX_ROWS],
  ['orders', { isToRefund: true }, MAX_ROWS],
  ['orders', { isToRefund: true, search: 'PB1' }, MAX_ROWS],
  ['orders', { from: '2020-01-01', to: '2099-01-01' }, MAX_ROWS],
  ['orders', { search: 'PB1000' }, MAX_ENTRIES],
  ['orders', { search: 'PB100500' }, MAX_ROWS],
  ['orders', { search: '34 11 6 0077' }, MAX_ROWS],
  ['orders', { search: 'kos4711' }, MAX_ROWS],
  ['orders', { search: 'zam 5550' }, MAX_ROWS],
  ['orders', { search: 'wx0333' }, MAX_ROWS],
  ['orders', { search: 'kowal3333' }, MAX_ROWS],
  ['orders', { payments: 'Refunded' }, MAX_ENTRIES],
  ['orders', { delivery: 'pickup', sort: 'total' }, MAX_ENTRIES],
  ['orders', { from: '2020-01-01', to: '2020-02-01', sort: 'total' }, MAX_ENTRIES],
  // What finds very much; the numbers are looked up by no index for each branch and state again.
  ['orders', { search: 'PB', sort: 'due' }, MAX_ROWS],
  ['orders', { search: 'kowal', sort: 'oldest' }, MAX_ENTRIES],
  ['orders', { search: 'ewa', sort: 'total' }, MAX_ENTRIES],
  ['orders', { search: 'ewa', payments: 'Refunded' }, 2 * MAX_ENTRIES],
  ['orderCounts', {}, MAX_ROWS],
  ['dashboard', {}, MAX_ROWS_OF_SALES],
] as const)(
  '%s with %o reads no table whole, on its first and on its second page',
  async (name, query, bound) => {
    for (const email of [ADMINISTRATOR, ORDER_DESK]) {
      const statements = await explainedStatements(name, query, email);
      expect(statements).not.toEqual([]);
      expect(faultsOf(statements, bound)).toEqual([]);
    }
  },
);

it('one order is read by its keys', async () => {
  const { rows } = await shop.database.pool.query<{ id: number }>('select max(id) as id from customer_order');
  const address = Object.fromEntries(Object.keys(OrderAddress.properties).map((name) => [name, '']));
  await shop.database.pool.query('update customer_order set billing_address = $2 where id = $1', [
    rows[0]?.id,
    JSON.stringify(address),
  ]);
  expect(faultsOf(await explainedStatements('order', {}, ADMINISTRATOR, rows[0]?.id ?? 0), 200)).toEqual([]);
});

it('a search that finds many shows those at the end of the list too, each once', async () => {
  const headers = await shop.startSession(ADMINISTRATOR);
  const list = async (query: Readonly<Record<string, unknown>>) => {
    const answer = await shop.call({ url: routeUrl(backofficeRoutes.orders, {}, query), headers });
    return answer.json as { items: { number: string; createdAt: string }[]; nextCursor: string | null };
  };
  const { rows } = await shop.database.pool.query<{ number: string }>(
    `select number from customer_order where number like 'PB10%' order by created_at, id limit 100`,
  );
  const query = { search: 'pb10', sort: 'oldest', limit: 50 };
  const first = await list(query);
  const second = await list({ ...query, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ number }) => number)).toEqual(
    rows.map(({ number }) => number),
  );
  // Everybody is called so; hardly any order is refunded.
  const refunded = await list({ ...query, search: 'ewa', payments: 'Refunded' });
  expect(refunded.items).toHaveLength(20);
});
