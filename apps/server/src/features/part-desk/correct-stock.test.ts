import type { StaffPart, WarehouseStock } from '@partsboard/contract/backoffice/parts';
import type { StockCorrection } from '@partsboard/contract/backoffice/stock-corrections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  createBackofficeApp,
  ORDER_DESK,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../test/backoffice-app.ts';
import { createOrderShop, ON_CREDIT, type OrderShop } from '../../../test/order-fixture.ts';
import { queuedTasks, removeAllTasks } from '../../../test/run-due-tasks.ts';
import { addCustomer, type TestCustomer } from '../../../test/shop-fixture.ts';
import { allotBackOrders } from '../orders/actions/allot-back-orders.service.ts';

let shop: BackofficeApp;
let orders: OrderShop;
let customer: TestCustomer;
let administrator: StaffHeaders;

beforeAll(async () => {
  shop = await createBackofficeApp();
  orders = await createOrderShop(shop.database.db);
  customer = await addCustomer(shop.database.db, { creditLimit: 100_000_000 });
  administrator = await shop.startSession(ADMINISTRATOR);
});
afterAll(() => shop.close());

const correct = (partId: number, change: object, headers = administrator) =>
  shop.ask('correctStock', headers, {
    params: { id: partId, warehouseId: orders.branch },
    body: {
      kind: 'set',
      quantity: 0,
      seen: 0,
      reason: 'count',
      note: '',
      goesBelowReserved: false,
      ...change,
    },
  });

const read = async (partId: number): Promise<StaffPart> =>
  (await shop.ask('staffPart', administrator, { params: { id: partId } })).json as StaffPart;

const errorsOf = ({ json }: { readonly json: unknown }) =>
  (json as { errors?: Record<string, string[]> }).errors;

describe('a correction of stock', () => {
  it('sets what lies there, with its reason, in history and audit trail', async () => {
    const partId = await orders.newPart(10);
    const answer = await correct(partId, { quantity: 7, seen: 10, reason: 'damaged', note: ' wet ' });
    expect(answer.json, answer.text).toMatchObject({
      quantity: 7,
      reserved: 0,
    } satisfies Partial<WarehouseStock>);
    const { json } = await shop.ask('stockCorrections', administrator, { query: { partId } });
    expect((json as { items: StockCorrection[] }).items).toMatchObject([
      { partId, before: 10, after: 7, reason: 'damaged', note: 'wet', reserved: 0 },
    ]);
    const trail = await shop.ask('auditEntries', administrator, { query: { action: 'part.correct-stock' } });
    expect(trail.json).toMatchObject({
      items: [
        { recordId: String(partId), before: { quantity: 10 }, after: { quantity: 7, reason: 'damaged' } },
      ],
    });
  });

  it('adds and takes off, also where nothing lay so far', async () => {
    const partId = await orders.newPart(0);
    await shop.database.pool.query('delete from part_stock where part_id = $1', [partId]);
    expect((await correct(partId, { kind: 'add', quantity: 5 })).json).toMatchObject({ quantity: 5 });
    expect((await correct(partId, { kind: 'add', quantity: -2 })).json).toMatchObject({ quantity: 3 });
    expect(errorsOf(await correct(partId, { kind: 'add', quantity: -4 }))).toEqual({
      quantity: ['There are 3 on hand: no more can be taken off.'],
    });
    expect(errorsOf(await correct(partId, { quantity: 3, seen: 3 }))).toEqual({
      quantity: ['The stock is this already.'],
    });
  });

  it('is refused where the person who counted has seen another figure', async () => {
    const partId = await orders.newPart(10);
    const answer = await correct(partId, { quantity: 7, seen: 9 });
    expect([answer.status, answer.json]).toMatchObject([
      409,
      { title: expect.stringContaining('is 10 now') as unknown },
    ]);
  });

  it('goes below what open orders have reserved only when that is confirmed, and leaves it reserved', async () => {
    const partId = await orders.newPart(10);
    await orders.order(customer, [{ partId, quantity: 6 }], ON_CREDIT);
    expect(errorsOf(await correct(partId, { quantity: 4, seen: 10 }))).toEqual({
      goesBelowReserved: ['Open orders have 6 reserved here. Confirm that the stock is to be lower.'],
    });
    expect((await correct(partId, { quantity: 4, seen: 10, goesBelowReserved: true })).json).toMatchObject({
      quantity: 4,
      reserved: 6,
    });
    const part = await read(partId);
    expect(part.demand).toMatchObject([{ quantity: 6 }]);
    expect(part.sales.at(-1)).toMatchObject({ quantity: 6 });
    expect((await correct(partId, { kind: 'add', quantity: 1 })).status).toBe(200);
  });

  it('gives what was found to those who wait for it', async () => {
    const { db } = shop.database;
    await removeAllTasks(shop.database);
    const partId = await orders.newPart(1);
    await orders.order(customer, [{ partId, quantity: 3 }], ON_CREDIT);
    expect((await read(partId)).backOrdered).toBe(2);
    await correct(partId, { kind: 'add', quantity: 5, reason: 'found' });
    expect(await queuedTasks(shop.database)).toContainEqual(
      expect.objectContaining({ name: 'allot-back-orders' }),
    );
    await allotBackOrders({ ...orders.deps, db });
    expect(await read(partId)).toMatchObject({ backOrdered: 0 });
    expect((await orders.figures(partId))[0]).toEqual([6, 3]);
  });

  it('is for those who may, in their own branches, and for no withdrawn part', async () => {
    const partId = await orders.newPart(10);
    expect(
      (await correct(partId, { quantity: 1, seen: 10 }, await shop.startSession(ORDER_DESK))).status,
    ).toBe(403);
    await shop.database.pool.query('update part set is_withdrawn = true where id = $1', [partId]);
    expect((await correct(partId, { quantity: 1, seen: 10 })).status).toBe(409);
  });
});

describe('a bin', () => {
  const change = (partId: number, body: object) =>
    shop.ask('changeBin', administrator, { params: { id: partId, warehouseId: orders.branch }, body });

  it('is set, changed and removed, unless somebody else was faster', async () => {
    const partId = await orders.newPart(1);
    expect((await change(partId, { bin: ' A-1 ', seen: null })).json).toMatchObject({ bin: 'A-1' });
    expect((await change(partId, { bin: 'A-2', seen: null })).status).toBe(409);
    expect((await change(partId, { bin: '', seen: 'A-1' })).json).toMatchObject({ bin: null });
  });
});
