import { backofficeRoutes, type BackofficeRouteName } from '@partsboard/contract/backoffice/routes';
import { routeUrl } from '@partsboard/contract/route';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMINISTRATOR, createBackofficeApp, type BackofficeApp } from './backoffice-app.ts';
import { explainingDatabase, type Explained } from './plans/explaining-database.ts';
import { planFaults } from './plans/plan-reading.ts';
import { createSecondApp } from './test-app.ts';

const COMPANIES = 50_000;
/** A page of fifty out of each standing, and what is shown of the fifty. */
const MAX_ROWS = 2_500;
/** Where the rest of a filter is rare, or a search finds everybody, entries are looked at once or twice each. */
const MAX_ENTRIES = 4 * COMPANIES;
/** Some hundreds of the list, of each standing, each with its people. */
const MAX_LOOKED_AT = 4_000;
const largeTables = new Set([
  'company',
  'customer',
  'customer_order',
  'credit_movement',
  'address',
  'session',
]);

let shop: BackofficeApp;

beforeAll(async () => {
  shop = await createBackofficeApp();
  const client = await shop.database.pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(`insert into discount_table (code, name) values ('A', 'A'), ('B', 'B')`);
  // A hundredth waits, as many are blocked; a tenth has a home branch, a hundredth of them the second discount table.
  await client.query(
    `insert into company (id, name, vat_number, vat_key, external_id, discount_table, credit_limit, approval,
       is_blocked, home_branch_id, created_at)
     select n, 'Warsztat ' || md5(n::text), '', 'PL' || (1000000000 + n), 'K' || n,
       case when n % 100 = 7 then 'B' else 'A' end, n % 1000 * 100, case when n % 100 = 1 then 'pending' else 'approved' end,
       n % 100 = 2, case when n % 10 = 0 then 1 end, now() - n * interval '1 minute'
     from generate_series(1001, $1::int + 1000) as n`,
    [COMPANIES],
  );
  await client.query(
    `insert into customer (id, company_id, email, password_hash, first_name, last_name, company)
     select n, n, 'kos' || n || '@workshop.example', '', 'Anna', 'Kos' || n, 'Warsztat ' || md5(n::text)
     from generate_series(1001, $1::int + 1000) as n`,
    [COMPANIES],
  );
  await client.query(
    `insert into customer_order (customer_id, company_id, language, pick_up_in_store, billing_address,
       shipping_method_pl, shipping_method_en, payment_method, payment_method_pl, payment_method_en, warehouse_id,
       warehouse_name_pl, warehouse_name_en, sub_total, shipping, payment_fee, tax, total, payment_status, payment_due,
       created_at, due_at)
     select 1001 + n % $1::int, 1001 + n % $1::int, 'pl', false, '{}', '', '', 'x', '', '', 1, '', '', 100, 0, 0, 0, 100,
       case when n % 20 = 0 then 'Authorized' else 'Paid' end,
       (now() + (n % 3 - 1) * interval '9 days')::date, now() - n * interval '3 minutes', now()
     from generate_series(1, 2 * $1::int) as n`,
    [COMPANIES],
  );
  await client.query(
    `insert into address (customer_id, company_id, first_name, last_name, country_id, city, address1, zip_postal_code)
     select id, company_id, '', '', 1, '', '', '' from customer`,
  );
  await client.query(
    `insert into session (customer_id, expires_at) select id, now() + interval '1 day' from customer where id % 5 = 0`,
  );
  // One customer has a long history.
  await client.query(
    `insert into credit_movement (company_id, order_id, kind, amount, used_after)
     select case when id % 20 = 0 then 1500 else company_id end, id, 'order', 100, 100 from customer_order`,
  );
  await client.query('vacuum (analyze)');
  await client.query('reset statement_timeout');
  client.release();
});
afterAll(() => shop.close());

async function explainedStatements(name: BackofficeRouteName, query: object, id?: number) {
  const all: Explained[] = [];
  const db = await explainingDatabase(shop.database.pool, [{ name: 'own', settings: {} }], (each) =>
    all.push(each),
  );
  const app = await createSecondApp({ ...shop.database, db });
  const headers = await shop.startSession(ADMINISTRATOR);
  let cursor: string | null | undefined;
  for (let page = 1; page <= 2 && cursor !== null; page += 1) {
    const url = routeUrl(backofficeRoutes[name], id === undefined ? {} : { id }, { ...query, cursor });
    const answer = await app.inject({ url, headers: { ...headers } });
    expect(answer.statusCode, answer.payload).toBe(200);
    cursor = answer.json<{ nextCursor?: string | null }>().nextCursor ?? null;
  }
  await app.close();
  return all;
}

const faultsOf = (statements: readonly Explained[], bound: number, mayRead: readonly string[] = []) =>
  statements.flatMap((each) =>
    planFaults(each, (table) => largeTables.has(table) && !mayRead.includes(table), bound).map((fault) => [
      fault,
      each.text,
    ]),
  );

it.each([
  [{}, MAX_ROWS],
  [{ sort: 'newest' }, MAX_ROWS],
  [{ sort: 'oldest' }, MAX_ROWS],
  [{ sort: 'credit' }, MAX_ROWS],
  [{ standings: 'pending', sort: 'oldest' }, MAX_ROWS],
  [{ standings: 'blocked,refused' }, MAX_ROWS],
  [{ branchId: 1 }, MAX_ROWS],
  [{ branchId: 1, discountTable: 'B' }, MAX_ENTRIES],
  [{ discountTable: 'B', sort: 'credit' }, 15_000],
  [{ search: 'kos4711' }, MAX_ROWS],
  [{ search: '1000004711' }, MAX_ROWS],
  [{ search: 'K4711' }, MAX_ROWS],
] as const)(
  'companies with %o read no table whole, on the first and on the second page',
  async (query, bound) => {
    const statements = await explainedStatements('companies', query);
    expect(statements).not.toEqual([]);
    expect(faultsOf(statements, bound)).toEqual([]);
  },
);

it.each([
  [{ isOverdue: true }],
  [{ search: 'workshop' }],
  // The first of the list have another number.
  [{ search: 'K4', sort: 'newest' }],
  [{ search: 'K4', sort: 'newest', branchId: 1 }],
  [{ search: 'anna', isOverdue: true, sort: 'credit' }],
])('companies with %o, which many fit, look at each of them no more than a few times', async (query) => {
  const statements = await explainedStatements('companies', query);
  expect(faultsOf(statements, MAX_ENTRIES, ['company', 'customer'])).toEqual([]);
});

it.each([{}, { sort: 'newest' }, { standings: 'blocked', sort: 'credit' }])(
  'a search that everybody fits, with %o, looks at the first of the list only',
  async (query) => {
    const statements = await explainedStatements('companies', { ...query, search: 'workshop' });
    // How many are found is counted from an index, and no farther than that they are many.
    const ofPages = statements.filter(({ text }) => !text.includes('count(*)::int'));
    expect(ofPages).not.toEqual([]);
    expect(faultsOf(ofPages, MAX_LOOKED_AT)).toEqual([]);
  },
);

it.each(['company', 'companyOrders', 'companyCreditMovements', 'companySessions'] as const)(
  '%s is read by its keys',
  async (name) => {
    expect(faultsOf(await explainedStatements(name, {}, 1500), 500)).toEqual([]);
  },
);
