import type { RowsResult } from '@partsboard/contract/integration/rows';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addTestKey, integrationCaller, type KeyHeaders } from '../../../test/integration-app.ts';
import { createOrderShop } from '../../../test/order-fixture.ts';
import { makeTasksDue, queuedTasks, removeAllTasks, runDueTasks } from '../../../test/run-due-tasks.ts';
import { derivePartList } from '../../../test/small-catalogue/small-catalogue.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../../test/test-app.ts';
import { listDueParts } from '../part-desk/listed-figures.service.ts';

/** More than are set in two transactions. */
const PARTS = 12_000;

let shop: TestApp;
let key: KeyHeaders;
let call: ReturnType<typeof integrationCaller>;

beforeAll(async () => {
  shop = await createTestApp();
  await createOrderShop(shop.database.db);
  key = await addTestKey(shop);
  call = integrationCaller(shop);
  await shop.database.pool.query(
    `insert into part (brand_id, number, normalised, name_pl, unit, pack_quantity)
     select 3, 'M' || n, 'M' || n, 'M', 'pc', 1 from generate_series(1, ${PARTS}) as n`,
  );
  await derivePartList(shop.database.db);
  await removeAllTasks(shop.database);
});
afterAll(() => shop.close());

const body = (row: (index: number) => object): string =>
  Array.from({ length: PARTS }, (_none, index) =>
    JSON.stringify({ brand: 'BRANT', number: `m-${index + 1}`, ...row(index) }),
  ).join('\n');

const send = (
  name: 'changeStock' | 'changePrices',
  row: (index: number) => object,
  headers: Record<string, string> = {},
): Promise<TestAnswer> =>
  call(name, key, { body: body(row), headers: { 'content-type': 'application/x-ndjson', ...headers } });

const resultOf = ({ status, json, text }: TestAnswer): RowsResult => {
  expect(status, text).toBe(200);
  return json as RowsResult;
};

const inOrd = (quantity: number) => () => ({ warehouse: 'ORD', quantity });

/** Parts whose row of the list is another than what prices and stock say. */
const wrongRows = async (): Promise<number> => {
  const { rows } = await shop.database.pool.query<{ count: number }>(
    `select count(*)::integer as count
     from part_list as l
     left join part_price as p on p.part_id = l.part_id
     cross join lateral (
       select coalesce(sum(greatest(0, s.quantity - s.reserved)), 0) as available,
         coalesce(array_agg(s.warehouse_id order by s.warehouse_id) filter (where s.quantity > s.reserved), '{}') as ids
       from part_stock as s where s.part_id = l.part_id
     ) as stock
     where (l.net, l.available, l.stocked_in) is distinct from (coalesce(p.net, 0), stock.available, stock.ids)`,
  );
  return rows[0]?.count ?? -1;
};

const listTask = { 'list-figures': () => listDueParts(shop.database.db) };

it('stock and prices of thousands of parts are set, and the list of parts follows by one task a little later', async () => {
  const result = resultOf(
    await send('changeStock', (index) => ({ warehouse: index % 2 === 0 ? 'ORD' : 'CEN', quantity: index })),
  );
  expect(result).toMatchObject({ rows: PARTS, accepted: PARTS, changed: PARTS });
  resultOf(await send('changePrices', (index) => ({ net: 1 + index, vat: 23 })));
  const { rows } = await shop.database.pool.query(
    `select count(*)::int, sum(quantity)::int from part_stock join part on id = part_id where brand_id = 3`,
  );
  expect(rows).toEqual([{ count: PARTS, sum: ((PARTS - 1) * PARTS) / 2 }]);
  expect(await wrongRows()).toBe(PARTS);

  const tasks = await queuedTasks(shop.database);
  expect(tasks).toMatchObject([{ name: 'list-figures' }]);
  expect(tasks[0]?.wait).toBeLessThanOrEqual(5);
  await makeTasksDue(shop.database);
  await runDueTasks(shop.database, listTask);
  expect(await wrongRows()).toBe(0);
  expect((await shop.database.pool.query('select from part_list_due')).rowCount).toBe(0);

  // The same again changes nothing and leaves nothing to do.
  const again = resultOf(await send('changePrices', (index) => ({ net: 1 + index, vat: 23 })));
  expect(again).toMatchObject({ accepted: PARTS, changed: 0 });
  expect(await queuedTasks(shop.database)).toEqual([]);
});

it('orders between a delta and its task are counted once', async () => {
  resultOf(await send('changeStock', inOrd(50)));
  const reserve = `update part_stock set reserved = reserved + 3
    where part_id in (select id from part where brand_id = 3 and id % 1000 = 1)`;
  await shop.database.pool.query(reserve);
  const order = await shop.database.pool.connect();
  await order.query('begin');
  await order.query(reserve);
  // The task waits for the order, which has changed rows of the list.
  const listed = listDueParts(shop.database.db);
  await vi.waitFor(
    async () => {
      const { rowCount } = await shop.database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(1);
    },
    { timeout: 10_000 },
  );
  await order.query('commit');
  order.release();
  await listed;
  expect(await wrongRows()).toBe(0);
  await removeAllTasks(shop.database);
});

it('an order holds up only those that are set with its part, and its part is free when these are set', async () => {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ first: number; last: number }>(
    'select min(id) as first, max(id) as last from part where brand_id = 3',
  );
  const { first = 0, last = 0 } = rows[0] ?? {};
  const order = await pool.connect();
  await order.query('begin');
  await order.query('select from part_stock where part_id = $1 for no key update', [last]);
  const headers = { 'idempotency-key': 'many-1' };
  const sent = send('changeStock', inOrd(77), headers);
  await vi.waitFor(
    async () => {
      const { rows: free } = await pool.query<{ quantity: number }>(
        `select s.quantity from part_stock s join warehouse w on w.id = s.warehouse_id
         where part_id = $1 and w.code = 'ORD' for no key update of s nowait`,
        [first],
      );
      expect(free[0]?.quantity).toBe(77);
    },
    { timeout: 10_000 },
  );
  // The same call again waits for the first, and gets its answer.
  const repeated = send('changeStock', inOrd(77), headers);
  await order.query('rollback');
  order.release();
  const answers = [await sent, await repeated];
  expect(answers.map(resultOf).map(({ changed }) => changed)).toEqual([PARTS, PARTS]);
  expect(answers.map((answer) => answer.headers['idempotency-replayed'])).toContain('true');
});

it('a delta that was killed in the middle is sent again and completes it', async () => {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ last: number }>('select max(id) as last from part where brand_id = 3');
  const order = await pool.connect();
  await order.query('begin');
  await order.query('select from part_stock where part_id = $1 for no key update', [rows[0]?.last]);
  const { rows: told } = await pool.query<{ last: number }>('select max(id) as last from audit_entry');
  const readAudit = async () => {
    const entries = await pool.query(
      `select after from audit_entry where action = 'stock.change' and id > $1 order by id`,
      [told[0]?.last],
    );
    return entries.rows as unknown[];
  };
  const headers = { 'idempotency-key': 'many-2' };
  const killed = send('changeStock', inOrd(88), headers);
  await vi.waitFor(
    async () => {
      const { rowCount } = await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(1);
    },
    { timeout: 10_000 },
  );
  expect((await killed).status).toBeGreaterThanOrEqual(500);
  expect(await readAudit()).toEqual([{ after: { rows: PARTS, rejected: 0 } }]);
  await order.query('rollback');
  order.release();
  const { changed } = resultOf(await send('changeStock', inOrd(88), headers));
  expect(changed).toBeGreaterThan(0);
  expect(changed).toBeLessThan(PARTS);
  const { rows: left } = await pool.query(
    `select from part_stock s join part p on p.id = s.part_id join warehouse w on w.id = s.warehouse_id
     where p.brand_id = 3 and w.code = 'ORD' and s.quantity <> 88`,
  );
  expect(left).toEqual([]);
  await listDueParts(shop.database.db);
  expect(await wrongRows()).toBe(0);
});
