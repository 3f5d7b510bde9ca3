import { Messages } from '@partsboard/contract/cart';
import { routeUrl, type RouteContract } from '@partsboard/contract/route';
import { routes, type RouteName } from '@partsboard/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plannerSettings } from '@partsboard/private-postgres/postgres-options';
import { insertLargeCatalogue } from './large-catalogue.ts';
import { explainingDatabase, type Explained } from './plans/explaining-database.ts';
import { insertLargeShop } from './plans/large-shop.ts';
import { planFaults } from './plans/plan-reading.ts';
import { routeCalls, type Caller } from './plans/route-calls.ts';
import { createSecondApp, createTestApp, type TestApp } from './test-app.ts';
import { backofficeTables, smallTables } from './plans/known-tables.ts';

/** From here on a table is too large to be read for one answer. */
const LARGE_TABLE_ROWS = 3_000;
/** A call is about some hundred rows at most, and looks a few more up for each. */
const MAX_ROWS = 2_000;

/** The planner of a PostgreSQL that nobody has configured. */
const stock = {
  random_page_cost: '4',
  seq_page_cost: '1',
  effective_cache_size: '4GB',
  work_mem: '4MB',
  jit: 'on',
  max_parallel_workers_per_gather: '2',
};

const EMAIL = 'demo@partsboard.example';

interface Answered {
  readonly about: string;
  readonly status: number;
  readonly text: string;
  readonly explained: readonly Explained[];
}

let shop: TestApp;
let largeTables: ReadonlySet<string>;
const answersOf = new Map<string, Answered[]>();

const select = async (text: string, ...values: unknown[]) =>
  (await shop.database.pool.query<Record<string, unknown>>(text, values)).rows;

async function firstId(text: string, ...values: unknown[]): Promise<number> {
  const [row] = await select(text, ...values);
  if (row === undefined) throw new Error(`Nothing found: ${text}`);
  return Number(row['id']);
}

async function recoveryToken(): Promise<string> {
  const [mail] = await select(
    `select plain_text from mail_outbox where recipient = $1 and plain_text like '%token=%' order by id desc`,
    EMAIL,
  );
  return /token=([\w-]+)/.exec(String(mail?.['plain_text']))?.[1] ?? '';
}

async function describeCaller(): Promise<Caller> {
  const customerId = await firstId('select id from customer where email = $1', EMAIL);
  const addressId = await firstId('select shipping_address_id as id from customer where id = $1', customerId);
  return {
    email: EMAIL,
    addressId,
    spareAddressId: await firstId(
      `insert into address (customer_id, first_name, last_name, country_id, city, address1, zip_postal_code)
       select customer_id, first_name, last_name, country_id, city, address1, zip_postal_code
       from address where id = $1 returning id`,
      addressId,
    ),
    countryId: await firstId(`select id from country where iso_code = 'PL'`),
    branchId: await firstId('select id from warehouse where is_branch_office order by id limit 1'),
    listId: await firstId(
      `insert into shopping_list (customer_id, name) values ($1, 'L') returning id`,
      customerId,
    ),
    listItemId: () =>
      firstId(
        `select i.id from shopping_list_item i join shopping_list l on l.id = i.shopping_list_id
         where l.customer_id = $1 and l.name = 'Inna nazwa' limit 1`,
        customerId,
      ),
    newestOrderId: () =>
      firstId(
        'select id from customer_order where customer_id = $1 order by created_at desc limit 1',
        customerId,
      ),
    deliveredOrderId: () =>
      firstId(
        `select id from customer_order where customer_id = $1 and state = 'complete' limit 1`,
        customerId,
      ),
    documentId: () =>
      firstId(
        `select d.id from accounting_document as d join accounting_document_file on document_id = d.id
         where customer_id = $1 limit 1`,
        customerId,
      ),
    otherSessionId: async () => {
      const [session] = await select(
        'select id from session where customer_id = $1 order by created_at desc limit 1',
        customerId,
      );
      return String(session?.['id']);
    },
    staffCode: async () => {
      const code = 'a-code-of-the-back-office';
      await select(
        `with member as (
           insert into staff_member (email, name, password_hash) values ('x@partsboard.example', 'x', '') returning id
         ), login as (
           insert into staff_session (staff_id, token_sha256, csrf_token, expires_at, fresh_until)
           select id, '', '', now() + interval '1 hour', now() from member returning id
         )
         insert into staff_shop_session (staff_session_id, customer_id, expires_at, code_sha256)
         select id, $1, now() + interval '1 hour', sha256($2::text::bytea) from login`,
        customerId,
        code,
      );
      return code;
    },
    recoveryToken,
  };
}

/** Calls every route, one after the other, and writes down what the database was sent for each. */
async function callEverything(): Promise<void> {
  const caller = await describeCaller();
  let explained: Explained[] = [];
  const db = await explainingDatabase(
    shop.database.pool,
    [
      { name: 'stock', settings: stock },
      { name: 'private', settings: { ...stock, ...plannerSettings() } },
    ],
    (each) => explained.push(each),
  );
  const app = await createSecondApp({ ...shop.database, db }, { catalogueVersionCacheMilliseconds: 0 });
  const session = await shop.logIn(EMAIL);
  // Read whole, but once for each catalogue: its words, and how many boards its parts have.
  await app.inject({ url: '/api/Category/102', headers: { ...session } });
  await app.inject({
    method: 'POST',
    url: routeUrl(routes.categories),
    headers: { ...session },
    payload: { brandId: 2, vehicleType: 'PKW' },
  });
  for (const [name, callsOf] of Object.entries(routeCalls)) {
    const route: RouteContract = routes[name as RouteName];
    const answers: Answered[] = [];
    for (const [about, input] of Object.entries(await callsOf(caller))) {
      explained = [];
      const { params, query, body } = input as Partial<Record<'params' | 'query' | 'body', object>>;
      const answer = await app.inject({
        method: route.method,
        url: routeUrl(route, params as Record<string, string>, query as Record<string, unknown>),
        headers: { ...session, 'accept-language': 'en' },
        ...(body && { payload: body }),
      });
      answers.push({ about, status: answer.statusCode, text: answer.payload, explained });
    }
    answersOf.set(name, answers);
  }
  await app.close();
}

beforeAll(async () => {
  shop = await createTestApp();
  await insertLargeCatalogue(shop.database.pool, {
    parts: 100_000,
    boards: 4_000,
    linesPerBoard: 8,
    vehicleTypes: 600,
    vehicles: 30_000,
  });
  await insertLargeShop(shop.database.pool, EMAIL);
  const rows = await select(
    `select relname from pg_class where relkind = 'r' and reltuples >= $1
       and relnamespace in ('public'::regnamespace, 'catalogue'::regnamespace)`,
    LARGE_TABLE_ROWS,
  );
  largeTables = new Set(rows.map((row) => String(row['relname'])));
  await callEverything();
}, 600_000);
afterAll(() => shop.close());

it('every table that can grow is large here', async () => {
  const tables = await select(
    `select tablename from pg_tables where schemaname in ('public', 'catalogue') order by tablename`,
  );
  const names = tables.map((row) => String(row['tablename']));
  const known = new Set([...smallTables, ...backofficeTables, ...largeTables]);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

describe.each(Object.keys(routes))('%s', (name) => {
  it('reads no large table whole and few rows, on whatever PostgreSQL', () => {
    const route: RouteContract = routes[name as RouteName];
    const answers = answersOf.get(name);
    expect(answers, `a call of ${name} in plans/route-calls.ts`).toBeDefined();
    for (const { about, status, text, explained } of answers ?? []) {
      expect(status, `${name}, ${about}: ${text}`).toBe(200);
      if (route.response !== Messages)
        expect(text, `${name}, ${about}`).not.toMatch(/^\[\]$|"Success":false/);
      for (const each of explained) {
        const faults = planFaults(each, (table) => largeTables.has(table), MAX_ROWS);
        expect(faults, `${name}, ${about}, ${each.settings} settings: ${each.text}`).toEqual([]);
      }
    }
  });
});
