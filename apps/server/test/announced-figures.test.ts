import { backofficeRoutes, type BackofficeRouteName } from '@partsboard/contract/backoffice/routes';
import type { DiscountGrid } from '@partsboard/contract/backoffice/discounts';
import { partRoutes, type ProductStock } from '@partsboard/contract/parts';
import { routeUrl } from '@partsboard/contract/route';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ADMINISTRATOR,
  createBackofficeApp,
  type BackofficeApp,
  type StaffHeaders,
} from './backoffice-app.ts';
import { startSessions } from './customer-session.ts';
import { createListeningApp } from './listening-app.ts';
import { addBranch, addCustomer, addPart, addPriceList } from './shop-fixture.ts';

/** A person in the shop does not wait longer for what staff have changed. */
const SOON = { timeout: 1_000 };
const NET = 10_000;

let shop: BackofficeApp;
let one: FastifyInstance;
let other: FastifyInstance;
let administrator: StaffHeaders;
let customer: Record<string, string>;
let group: number;
let branch: number;
let partId: number;

/** Changes something on the first server. */
async function change(name: BackofficeRouteName, params: Record<string, string | number>, body: object) {
  const route = backofficeRoutes[name];
  const answer = await one.inject({
    method: route.method,
    url: routeUrl(route, params),
    headers: { ...administrator },
    payload: body,
  });
  expect(answer.statusCode, answer.payload).toBe(200);
}

/** What a server tells the customer: the own price, and the pieces in the branch. */
async function figuresOf(server: FastifyInstance): Promise<[number | undefined, number | undefined]> {
  const answer = await server.inject({
    method: 'POST',
    url: routeUrl(partRoutes.productStockList),
    headers: { 'accept-language': 'en', ...customer },
    payload: { ProductIds: [partId] },
  });
  expect(answer.statusCode, answer.payload).toBe(200);
  const [found] = answer.json<ProductStock[]>();
  return [
    found?.PriceNetto,
    found?.WarehouseInventory.find(({ WarehouseId }) => WarehouseId === branch)?.StockQuantity,
  ];
}

const bothTell = async (figures: [number, number]) => {
  expect(await figuresOf(one)).toEqual(figures);
  expect(await figuresOf(other)).toEqual(figures);
};

beforeAll(async () => {
  shop = await createBackofficeApp();
  const { db } = shop.database;
  ({ discountGroupId: group } = await addPriceList(db));
  branch = await addBranch(db, 'LUB');
  partId = await addPart(db, {
    number: '12 34 5',
    net: NET,
    discountGroupId: group,
    stock: { warehouseId: branch, quantity: 8 },
  });
  const { customerId } = await addCustomer(db, { discountTable: 'A' });
  customer = { ...(await startSessions(db, [customerId]))[0] };
  administrator = await shop.startSession(ADMINISTRATOR);
  [one, other] = await Promise.all([createListeningApp(shop.database), createListeningApp(shop.database)]);
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await shop.close();
});

describe('what staff change on one server is told to customers by the other within a second', () => {
  it('in a discount table', async () => {
    await bothTell([90, 8]);
    const grid = await one.inject({
      url: routeUrl(backofficeRoutes.discountGrid),
      headers: { ...administrator },
    });
    const version = grid.json<DiscountGrid>().tables.find(({ code }) => code === 'A')?.version;
    await change(
      'changeDiscounts',
      {},
      {
        tables: [{ code: 'A', version }],
        cells: [{ tableCode: 'A', groupId: group, percent: 25 }],
      },
    );
    await vi.waitFor(() => bothTell([75, 8]), SOON);
  });

  it('in the stock of a branch', async () => {
    await bothTell([75, 8]);
    await change(
      'correctStock',
      { id: partId, warehouseId: branch },
      { kind: 'set', quantity: 3, seen: 8, reason: 'count', note: '', goesBelowReserved: false },
    );
    await vi.waitFor(() => bothTell([75, 3]), SOON);
  });

  it('in the table of a company', async () => {
    await bothTell([75, 3]);
    const { rows } = await shop.database.pool.query<{ id: number; version: number }>(
      `select id, version from company
       where id = (select company_id from customer where email like '%@workshop.example')`,
    );
    const { id, version } = rows[0] ?? { id: 0, version: 0 };
    await change('changeCompanyDiscountTable', { id }, { version, discountTable: null });
    await vi.waitFor(() => bothTell([100, 3]), SOON);
  });
});
