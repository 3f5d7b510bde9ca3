import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addTestKey, integrationCaller, type KeyHeaders } from '../../../test/integration-app.ts';
import { createOrderShop, type OrderShop } from '../../../test/order-fixture.ts';
import { queuedTasks, removeAllTasks, runDueTasks } from '../../../test/run-due-tasks.ts';
import { addCustomer } from '../../../test/shop-fixture.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../../test/test-app.ts';
import { listDueParts } from '../part-desk/listed-figures.service.ts';
import { purgeReplacements } from './replacements.repository.ts';
import { replaceFigures } from './replacements.ts';

let shop: TestApp;
let orders: OrderShop;
let key: KeyHeaders;
let call: ReturnType<typeof integrationCaller>;

beforeAll(async () => {
  shop = await createTestApp();
  orders = await createOrderShop(shop.database.db);
  key = await addTestKey(shop);
  call = integrationCaller(shop);
});
afterAll(() => shop.close());
beforeEach(() => removeAllTasks(shop.database));

async function numberOf(partId: number): Promise<string> {
  const { rows } = await shop.database.pool.query<{ number: string }>(
    'select number from part where id = $1',
    [partId],
  );
  return rows[0]?.number ?? '';
}

async function newPart(quantity: number) {
  const partId = await orders.newPart(quantity);
  return { partId, number: await numberOf(partId) };
}

const stockRow = (number: string, quantity: number, warehouse = 'ORD') => ({
  warehouse,
  brand: 'VELORA',
  number,
  quantity,
});
const priceRow = (number: string, net: number | null) => ({ brand: 'VELORA', number, net, vat: 23 });

const answered = ({ status, json, text }: TestAnswer) => {
  expect(status, text).toBe(200);
  return json as { id: number };
};

const begin = async (kind: 'Stock' | 'Price'): Promise<{ params: { id: number } }> => {
  const { id } = answered(await call(`begin${kind}Replacement`, key));
  return { params: { id } };
};

/** Runs the task as a server would. */
const runTask = () =>
  runDueTasks(shop.database, {
    'replace-figures': ({ replacementId }) => replaceFigures(shop.database.db, replacementId),
    'list-figures': () => listDueParts(shop.database.db),
    'allot-back-orders': () => Promise.resolve(),
  });

const priceOf = async (partId: number): Promise<number | undefined> => {
  const { rows } = await shop.database.pool.query<{ net: number }>(
    'select net from part_price where part_id = $1',
    [partId],
  );
  return rows[0]?.net;
};

describe('all stock', () => {
  it('is collected in several calls, put in place by a task, and what is not named is gone', async () => {
    const named = await newPart(5);
    const unnamed = await newPart(7);
    await orders.order(await addCustomer(shop.database.db), [{ partId: unnamed.partId, quantity: 3 }]);
    await removeAllTasks(shop.database);
    const one = await begin('Stock');
    const first = await call('addStockRows', key, {
      ...one,
      body: [stockRow(named.number, 1), stockRow('NOBODY 1', 1), stockRow(named.number, 8)],
    });
    expect(answered(first)).toEqual({
      rows: 3,
      accepted: 2,
      rejected: 1,
      problems: [{ row: 2, code: 'unknown-part', reason: 'There is no such part.' }],
    });
    answered(await call('addStockRows', key, { ...one, body: [stockRow(named.number, 4, 'CEN')] }));
    expect(await orders.figures(named.partId)).toEqual([
      [5, 0],
      [0, 0],
    ]);

    const applied = answered(await call('applyStockReplacement', key, one));
    expect(applied).toMatchObject({ state: 'waiting', rows: 4, accepted: 3, rejected: 1, changed: null });
    expect(await queuedTasks(shop.database)).toMatchObject([{ name: 'replace-figures' }]);
    await runTask();

    expect(await orders.figures(named.partId)).toEqual([
      [8, 0],
      [4, 0],
    ]);
    // What an order has reserved stays reserved.
    expect(await orders.figures(unnamed.partId)).toEqual([
      [0, 3],
      [0, 0],
    ]);
    const state = answered(await call('stockReplacement', key, one));
    expect(state).toMatchObject({ state: 'applied', finishedAt: expect.any(String) as unknown });
    const { rows } = await shop.database.pool.query('select from replacement_stock');
    expect(rows).toEqual([]);
  });

  it('that fails before it begins leaves everything as it was, and is done once', async () => {
    const part = await newPart(5);
    const one = await begin('Stock');
    answered(await call('addStockRows', key, { ...one, body: [stockRow(part.number, 9)] }));
    answered(await call('applyStockReplacement', key, one));
    await runDueTasks(shop.database, { 'replace-figures': () => Promise.reject(new Error('killed')) });
    expect(await orders.figures(part.partId)).toEqual([
      [5, 0],
      [0, 0],
    ]);
    const { db } = shop.database;
    await Promise.all([replaceFigures(db, one.params.id), replaceFigures(db, one.params.id)]);
    const { changed } = answered(await call('stockReplacement', key, one)) as unknown as { changed: number };
    await call('changeStock', key, { body: [stockRow(part.number, 2)] });
    await replaceFigures(db, one.params.id);
    expect(await orders.figures(part.partId)).toEqual([
      [2, 0],
      [0, 0],
    ]);
    expect(changed).toBeGreaterThan(0);
  });

  it('is put in place some parts after the others: who orders one of them holds up no other', async () => {
    const { db, pool } = shop.database;
    const [first, second] = [await newPart(5), await newPart(5)];
    const one = await begin('Stock');
    const body = [stockRow(first.number, 9), stockRow(second.number, 8)];
    answered(await call('addStockRows', key, { ...one, body }));
    answered(await call('applyStockReplacement', key, one));
    const order = await pool.connect();
    await order.query('begin');
    await order.query('select from part_stock where part_id = $1 for no key update', [second.partId]);
    const killed = expect(replaceFigures(db, one.params.id, 1)).rejects.toThrow();
    await vi.waitFor(async () => expect((await orders.figures(first.partId))[0]).toEqual([9, 0]));
    expect(answered(await call('stockReplacement', key, one))).toMatchObject({
      state: 'waiting',
      changed: null,
    });
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    });
    await killed;
    await order.query('rollback');
    order.release();

    await replaceFigures(db, one.params.id, 1);
    expect((await orders.figures(second.partId))[0]).toEqual([8, 0]);
    expect(answered(await call('stockReplacement', key, one))).toMatchObject({ state: 'applied' });
    expect((await pool.query('select from replacement_stock')).rowCount).toBe(0);
  });

  it('gives what has arrived to those who wait for it', async () => {
    const part = await newPart(1);
    await orders.order(await addCustomer(shop.database.db), [{ partId: part.partId, quantity: 4 }]);
    await removeAllTasks(shop.database);
    const one = await begin('Stock');
    answered(await call('addStockRows', key, { ...one, body: [stockRow(part.number, 20)] }));
    answered(await call('applyStockReplacement', key, one));
    await replaceFigures(shop.database.db, one.params.id);
    const names = (await queuedTasks(shop.database)).map(({ name }) => name);
    expect(names).toContain('allot-back-orders');
  });
});

describe('all prices', () => {
  it('are replaced: changed, new, and gone where they are not named', async () => {
    const kept = await newPart(1);
    const raised = await newPart(1);
    const gone = await newPart(1);
    const keptNet = (await priceOf(kept.partId)) ?? 0;
    const one = await begin('Price');
    const added = await call('addPriceRows', key, {
      ...one,
      body: [
        priceRow(kept.number, keptNet / 100),
        priceRow(raised.number, 77.5),
        priceRow(gone.number, 1),
        priceRow(gone.number, null),
        priceRow(kept.number, 1.234),
      ],
    });
    expect(answered(added)).toMatchObject({ rows: 5, accepted: 4, rejected: 1, problems: [{ row: 5 }] });
    answered(await call('applyPriceReplacement', key, one));
    await runTask();
    expect(await priceOf(kept.partId)).toBe(keptNet);
    expect(await priceOf(raised.partId)).toBe(7750);
    expect(await priceOf(gone.partId)).toBeUndefined();
    expect(answered(await call('priceReplacement', key, one))).toMatchObject({ state: 'applied' });
  });
});

describe('a replacement', () => {
  it('without a known row is not applied', async () => {
    const one = await begin('Stock');
    answered(await call('addStockRows', key, { ...one, body: [stockRow('NOBODY 2', 3)] }));
    const refused = await call('applyStockReplacement', key, one);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('without a single known row');
    expect(await queuedTasks(shop.database)).toEqual([]);
  });

  it('takes no more rows once it is applied', async () => {
    const part = await newPart(5);
    const one = await begin('Stock');
    const body = [stockRow(part.number, 5)];
    answered(await call('addStockRows', key, { ...one, body }));
    answered(await call('applyStockReplacement', key, one));
    expect((await call('addStockRows', key, { ...one, body })).status).toBe(409);
    expect((await call('applyStockReplacement', key, one)).status).toBe(409);
  });

  it('is unknown to other systems, to the other kind of figures and without its scope', async () => {
    const one = await begin('Stock');
    const other = await addTestKey(shop, ['stock:write'], 'Another ERP');
    expect((await call('stockReplacement', other, one)).status).toBe(404);
    expect((await call('applyStockReplacement', other, one)).status).toBe(404);
    expect((await call('priceReplacement', key, one)).status).toBe(404);
    expect((await call('priceReplacement', other, one)).status).toBe(403);
  });

  it('is written into the audit trail when it is applied', async () => {
    const part = await newPart(5);
    const one = await begin('Stock');
    answered(await call('addStockRows', key, { ...one, body: [stockRow(part.number, 6)] }));
    answered(await call('applyStockReplacement', key, one));
    const { rows } = await shop.database.pool.query(
      `select record_name, after from audit_entry where action = 'stock.replace' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ record_name: 'ERP', after: { rows: 1, rejected: 0 } }]);
  });

  it('that was given up is forgotten after a week; one that waits is not', async () => {
    const part = await newPart(5);
    const open = await begin('Stock');
    const waiting = await begin('Stock');
    answered(await call('addStockRows', key, { ...waiting, body: [stockRow(part.number, 6)] }));
    answered(await call('applyStockReplacement', key, waiting));
    await shop.database.pool.query(`update figures_replacement set created_at = now() - interval '8 days'`);
    await purgeReplacements(shop.database.db);
    expect((await call('stockReplacement', key, open)).status).toBe(404);
    expect((await call('stockReplacement', key, waiting)).status).toBe(200);
  });
});
