import { integrationRoutes } from '@partsboard/contract/integration/routes';
import { routeUrl } from '@partsboard/contract/route';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTestKey, integrationCaller, type KeyHeaders } from '../../../test/integration-app.ts';
import { createOrderShop } from '../../../test/order-fixture.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { REQUEST_LOCK } from '../../db/database-locks.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { purgeStoredAnswers, runOnce } from './run-once.service.ts';

let shop: TestApp;
let key: KeyHeaders;
let call: ReturnType<typeof integrationCaller>;

beforeAll(async () => {
  shop = await createTestApp();
  const orders = await createOrderShop(shop.database.db);
  await orders.newPart(1);
  key = await addTestKey(shop);
  call = integrationCaller(shop);
});
afterAll(() => shop.close());

const body = (quantity: number) => [{ warehouse: 'ORD', brand: 'VELORA', number: '51 16 1', quantity }];
const onHand = async () =>
  (await shop.database.pool.query<{ quantity: number }>('select max(quantity) as quantity from part_stock'))
    .rows[0]?.quantity;

it('a change without an Idempotency-Key is refused', async () => {
  for (const route of Object.values(integrationRoutes)) {
    if (route.method === 'GET') continue;
    const answer = await shop.call({
      method: route.method,
      url: routeUrl(route, { id: 1, number: 'PB1', externalId: 'X-1' }),
      headers: key,
      payload: [],
    });
    expect(answer.status).toBe(400);
    expect(answer.json).toHaveProperty('errors.Idempotency-Key');
  }
});

it('a repeated call gets the answer of the first and changes nothing', async () => {
  const headers = { 'idempotency-key': 'a-1' };
  const first = await call('changeStock', key, { body: body(11), headers });
  await call('changeStock', key, { body: body(12) });
  const again = await call('changeStock', key, { body: body(11), headers });
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(await onHand()).toBe(12);
});

it('another request with the same key is refused, and one of another system is not', async () => {
  const headers = { 'idempotency-key': 'a-2' };
  await call('changeStock', key, { body: body(21), headers });
  const other = await call('changeStock', key, { body: body(22), headers });
  expect(other.status).toBe(409);
  expect(other.json).toHaveProperty(
    'title',
    'This Idempotency-Key was used with other data already. Please use a new one.',
  );
  const prices = await call('changePrices', key, { body: body(21), headers });
  expect(prices.status).toBe(409);
  const stranger = await addTestKey(shop, ['stock:write'], 'Stranger');
  expect((await call('changeStock', stranger, { body: body(23), headers })).status).toBe(200);
});

it('an id of the other system that is spelt otherwise makes another request', async () => {
  const input = (externalId: string) => ({
    params: { externalId },
    body: { name: 'Auto Nowak' },
    headers: { 'idempotency-key': 'a-6' },
  });
  expect((await call('putCompany', key, input('K-1'))).status).toBe(200);
  expect((await call('putCompany', key, input('k-1'))).status).toBe(409);
});

it('of two at once one runs, and both get its answer', async () => {
  const headers = { 'idempotency-key': 'a-3' };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => call('changeStock', key, { body: body(31), headers })),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.filter((answer) => answer.headers['idempotency-replayed'] === undefined)).toHaveLength(1);
  expect(answers[0]?.json).toMatchObject({ changed: 1 });
});

it('is free again after two days', async () => {
  const headers = { 'idempotency-key': 'a-4' };
  const { pool, db } = shop.database;
  await call('changeStock', key, { body: body(41), headers });
  await pool.query(
    `update integration_request set created_at = now() - interval '49 hours' where key = 'a-4'`,
  );
  expect((await call('changeStock', key, { body: body(42), headers })).status).toBe(200);
  await purgeStoredAnswers(db);
  const stored = async () => (await pool.query(`select from integration_request where key = 'a-4'`)).rowCount;
  expect(await stored()).toBe(1);
  await pool.query(`update integration_request set created_at = now() - interval '49 hours'`);
  await purgeStoredAnswers(db);
  expect(await stored()).toBe(0);
});

it('a refusal takes everything back and is the answer of repeated calls; a failure can be tried again', async () => {
  const { db } = shop.database;
  const once = { client: 'ERP', key: 'a-5', hash: Buffer.from('x') };
  const refusalOf = (error: unknown) =>
    error instanceof DomainError ? { status: 409, body: { title: 'no' } } : undefined;
  const change = (error: Error) =>
    runOnce(db)(
      once,
      {
        last: async (tx) => {
          await tx.updateTable('part_stock').set({ quantity: 999 }).execute();
          throw error;
        },
      },
      refusalOf,
    );
  await expect(change(new Error('broken'))).rejects.toThrow('broken');
  expect(await change(new DomainError('conflict'))).toEqual({
    status: 409,
    body: { title: 'no' },
    isRepeated: false,
  });
  expect(await change(new Error('is not run'))).toMatchObject({ status: 409, isRepeated: true });
  expect(await onHand()).not.toBe(999);
});

it('what is committed ahead is done by one call at a time, and not again once there is an answer', async () => {
  const once = { client: 'ERP', key: 'a-7', hash: Buffer.from('x') };
  let running = 0;
  let ahead = 0;
  const run = (last: () => Promise<unknown>, hash = once.hash) =>
    runOnce(shop.database.db)(
      { ...once, hash },
      {
        ahead: async (db) => {
          expect((running += 1)).toBe(1);
          ahead += 1;
          await db.selectFrom('warehouse').select('id').execute();
          running -= 1;
        },
        last,
      },
      () => undefined,
    );
  await expect(run(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
  const answers = await Promise.all(Array.from({ length: 4 }, () => run(() => Promise.resolve({ ahead }))));
  expect(answers.map(({ body: answer }) => answer)).toEqual(answers.map(() => ({ ahead: 2 })));
  expect(answers.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
  await expect(run(() => Promise.resolve(null), Buffer.from('y'))).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(ahead).toBe(2);
  const { rows } = await shop.database.pool.query(
    `select from pg_locks join pg_database on pg_database.oid = database
     where locktype = 'advisory' and datname = current_database() and classid = $1`,
    [REQUEST_LOCK],
  );
  expect(rows).toEqual([]);
});
