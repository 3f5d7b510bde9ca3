import { gzipSync } from 'node:zlib';
import type { RowsResult } from '@partsboard/contract/integration/rows';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addTestKey, integrationCaller, type KeyHeaders } from '../../../test/integration-app.ts';
import { queuedTasks } from '../../../test/run-due-tasks.ts';
import { createOrderShop, type OrderShop } from '../../../test/order-fixture.ts';
import { addCustomer } from '../../../test/shop-fixture.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;
let orders: OrderShop;
let key: KeyHeaders;
let call: ReturnType<typeof integrationCaller>;

const NDJSON = { 'content-type': 'application/x-ndjson' };

beforeAll(async () => {
  shop = await createTestApp();
  orders = await createOrderShop(shop.database.db);
  key = await addTestKey(shop);
  call = integrationCaller(shop);
});
afterAll(() => shop.close());

let partId: number;
let number: string;

beforeEach(async () => {
  partId = await orders.newPart(5);
  const { rows } = await shop.database.pool.query<{ number: string }>(
    'select number from part where id = $1',
    [partId],
  );
  number = rows[0]?.number ?? '';
});

const stockRow = (quantity: unknown, warehouse = 'ORD') => ({ warehouse, brand: 'VELORA', number, quantity });
const resultOf = ({ status, json, text }: TestAnswer): RowsResult => {
  expect(status, text).toBe(200);
  return json as RowsResult;
};
const lines = (rows: readonly unknown[]): string => rows.map((row) => JSON.stringify(row)).join('\r\n');

describe('stock', () => {
  it('is set on hand, and what open orders have reserved stays reserved', async () => {
    await orders.order(await addCustomer(shop.database.db), [{ partId, quantity: 3 }]);
    const result = resultOf(await call('changeStock', key, { body: [stockRow(10)] }));
    expect(result).toEqual({ rows: 1, accepted: 1, rejected: 0, changed: 1, problems: [] });
    expect(await orders.figures(partId)).toEqual([
      [10, 3],
      [0, 0],
    ]);
    const part = await call('part', key, { params: { number }, query: { brand: 'VELORA' } });
    expect(part.json).toMatchObject({
      stock: expect.arrayContaining([{ warehouse: 'ORD', onHand: 10, reserved: 3, available: 7 }]) as unknown,
    });
  });

  it('counts row by row: those that are not known or not valid are listed, the others are taken', async () => {
    const rows = [
      stockRow(7),
      { ...stockRow(1), number: 'NOBODY 1' },
      stockRow(1, 'MOON'),
      stockRow(-1),
      { ...stockRow(1), colour: 'red' },
      'text',
      stockRow(8, 'CEN'),
      stockRow(9),
    ];
    const expected = {
      rows: 8,
      accepted: 3,
      rejected: 5,
      changed: 2,
      problems: [
        { row: 2, code: 'unknown-part', reason: 'There is no such part.' },
        { row: 3, code: 'unknown-warehouse', reason: 'There is no such warehouse.' },
        { row: 4, code: 'invalid', reason: expect.stringContaining('quantity: ') as unknown },
        { row: 5, code: 'invalid', reason: expect.stringContaining('colour: ') as unknown },
        { row: 6, code: 'invalid', reason: expect.any(String) as unknown },
      ],
    };
    expect(resultOf(await call('changeStock', key, { body: rows }))).toEqual(expected);
    // Of two rows about the same figure the last counts.
    expect(await orders.figures(partId)).toEqual([
      [9, 0],
      [8, 0],
    ]);
    const again = await call('changeStock', key, { body: lines(rows), headers: NDJSON });
    expect(resultOf(again)).toEqual({ ...expected, changed: 0 });
  });

  it('comes as lines too, packed or not; a line that is no JSON spoils no other', async () => {
    const body = gzipSync(`${lines([stockRow(11)])}\n\n{"warehouse":\n${lines([stockRow(12, 'CEN')])}`);
    const headers = { ...NDJSON, 'content-encoding': 'gzip' };
    const result = resultOf(await call('changeStock', key, { body, headers }));
    expect(result).toMatchObject({ rows: 3, accepted: 2, changed: 2 });
    expect(result.problems).toEqual([{ row: 2, code: 'invalid', reason: 'This line is not JSON.' }]);
    expect(await orders.figures(partId)).toEqual([
      [11, 0],
      [12, 0],
    ]);
  });

  it('that arrives is given to those who wait for it', async () => {
    await orders.order(await addCustomer(shop.database.db), [{ partId, quantity: 6 }]);
    resultOf(await call('changeStock', key, { body: [stockRow(20)] }));
    const waiting = (await queuedTasks(shop.database)).filter(({ name }) => name === 'allot-back-orders');
    expect(waiting).toHaveLength(1);
  });

  it.each([
    ['no JSON', 400, '[{"warehouse"', {}],
    ['half an array', 400, '[{}', {}],
    ['an object', 400, '{"a":{"b":1}}', {}],
    ['nothing', 400, '', {}],
    ['no gzip', 400, 'plain', { 'content-encoding': 'gzip' }],
    ['an unknown packing', 415, '[]', { 'content-encoding': 'br' }],
    ['an unknown form', 415, '<a/>', { 'content-type': 'text/xml' }],
    ['too many rows', 413, `[${'0,'.repeat(100_000)}0]`, {}],
    [
      'an endless line',
      400,
      gzipSync(Buffer.alloc(1024 * 1024, ' ')),
      { ...NDJSON, 'content-encoding': 'gzip' },
    ],
    [
      'a bomb',
      413,
      gzipSync(`${' '.repeat(1000)}\n`.repeat(51_000)),
      { ...NDJSON, 'content-encoding': 'gzip' },
    ],
  ])('as %s is refused', async (_what, status, body, more) => {
    const headers: Record<string, string> = { 'content-type': 'application/json', ...more };
    const answer = await call('changeStock', key, { body, headers });
    expect([answer.status, answer.headers['content-type']]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ]);
  });

  it('and prices are noted with the time at which they came, also where nothing differed', async () => {
    await shop.database.pool.query('delete from import_result');
    resultOf(await call('changeStock', key, { body: [stockRow(5)] }));
    resultOf(await call('changePrices', key, { body: [{ brand: 'VELORA', number, net: 1, vat: 23 }] }));
    const { rows } = await shop.database.pool.query(
      `select kind from import_result where loaded_at > now() - interval '1 hour' order by kind`,
    );
    expect(rows).toEqual([{ kind: 'prices' }, { kind: 'stock' }]);
  });

  it('of one part is written with few statements, without tables of its own', async () => {
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    resultOf(await call('changeStock', key, { body: [stockRow(41)] }));
    const statements = spy.mock.calls.map(([first]) => JSON.stringify(first));
    spy.mockRestore();
    expect(statements.filter((text) => /temporary table|analyze/.test(text))).toEqual([]);
    expect(statements.length).toBeLessThanOrEqual(16);
  });

  it('is in the audit trail under the name of the system', async () => {
    resultOf(await call('changeStock', key, { body: [stockRow(31)] }));
    const { rows } = await shop.database.pool.query(
      `select staff_id, staff_name, record_name, after from audit_entry where action = 'stock.change'
       order by id desc limit 1`,
    );
    expect(rows).toEqual([
      { staff_id: null, staff_name: 'ERP', record_name: 'ERP', after: { rows: 1, rejected: 0, changed: 1 } },
    ]);
  });
});

describe('prices', () => {
  const priceRow = (net: unknown, vat: unknown = 23) => ({ brand: 'VELORA', number, net, vat });
  const price = async () => {
    const part = await call('part', key, { params: { number }, query: { brand: 'VELORA' } });
    return (part.json as { price: unknown }).price;
  };

  it('are set and removed', async () => {
    const set = await call('changePrices', key, { body: [priceRow(12.34, 8)] });
    expect(resultOf(set)).toEqual({ rows: 1, accepted: 1, rejected: 0, changed: 1, problems: [] });
    expect(await price()).toEqual({ net: 12.34, vat: 8 });
    expect(resultOf(await call('changePrices', key, { body: [priceRow(null)] })).changed).toBe(1);
    expect(await price()).toBeNull();
    expect(resultOf(await call('changePrices', key, { body: [priceRow(null)] })).changed).toBe(0);
  });

  it('with more than two decimals or of unknown parts are listed', async () => {
    const body = [priceRow(1.234), { ...priceRow(1), number: 'NOBODY 1' }, priceRow(0), priceRow(99.99)];
    const result = resultOf(await call('changePrices', key, { body }));
    expect(result).toMatchObject({ rows: 4, accepted: 1, rejected: 3, changed: 1 });
    expect(result.problems.map(({ row, code }) => [row, code])).toEqual([
      [1, 'invalid'],
      [2, 'unknown-part'],
      [3, 'invalid'],
    ]);
    expect(await price()).toEqual({ net: 99.99, vat: 23 });
  });
});

describe('a part', () => {
  it('is not sent again while nothing of it has changed', async () => {
    const query = { params: { number }, query: { brand: 'VELORA' } };
    const { headers } = await call('part', key, query);
    const tag = String(headers['etag']);
    const same = await call('part', key, { ...query, headers: { 'if-none-match': tag } });
    expect([same.status, same.text]).toEqual([304, '']);
    resultOf(await call('changeStock', key, { body: [stockRow(77)] }));
    const changed = await call('part', key, { ...query, headers: { 'if-none-match': tag } });
    expect(changed.status).toBe(200);
  });

  it('is not found by a number that nobody has', async () => {
    expect((await call('part', key, { params: { number: 'NOBODY1' } })).status).toBe(404);
  });
});
