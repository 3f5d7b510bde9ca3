import type { CartLine } from '@partsboard/contract/cart';
import type { Totals } from '@partsboard/contract/checkout';
import type { CartSupply, SupplySource } from '@partsboard/contract/stock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSessions } from '../../../test/customer-session.ts';
import { addCustomer, addPart, addPriceList, addStock } from '../../../test/shop-fixture.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;
let headers: Record<string, string>;
let warehouses: Readonly<Record<string, number>>;
let pads: number;
let discs: number;

beforeAll(async () => {
  shop = await createTestApp();
  const { db } = shop.database;
  await addPriceList(db);
  const rows = await db.selectFrom('warehouse').select(['id', 'code']).execute();
  warehouses = Object.fromEntries(rows.map(({ code, id }) => [code, id]));
  pads = await addPart(db, { number: '34 11 1', net: 10_000 });
  discs = await addPart(db, { number: '34 11 2', net: 20_000 });
  const stock: readonly (readonly [number, string, number])[] = [
    [pads, 'WAW', 3],
    [pads, 'KRK', 10],
    [pads, 'CENTRAL', 1],
    [discs, 'KRK', 4],
  ];
  for (const [partId, code, quantity] of stock) await addStock(db, partId, warehouses[code] ?? 0, quantity);
  const customer = await addCustomer(db);
  const [session] = await startSessions(db, [customer.customerId]);
  headers = { ...session };
  await db
    .insertInto('cart_line')
    .values([
      { customer_id: customer.customerId, part_id: pads, quantity: 5, added_at: new Date(1000) },
      { customer_id: customer.customerId, part_id: discs, quantity: 9_999, added_at: new Date(2000) },
    ])
    .execute();
});
afterAll(() => shop.close());

async function ask<T>(method: 'GET' | 'POST', path: string, payload?: object): Promise<T> {
  const answer = await shop.call({ method, url: `/api/${path}`, headers, ...(payload ? { payload } : {}) });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as T;
}

const inShort = (supply: readonly SupplySource[]) =>
  supply.map(({ Kind, WarehouseName, Quantity }) => `${Kind} ${WarehouseName ?? '-'} ${Quantity}`);

const cart = async (query = '') =>
  (await ask<CartLine[]>('GET', `Level4/Cart${query}`)).map(
    (line) => [line.Available, ...inShort(line.Supply)] as const,
  );

describe('a line of the cart', () => {
  it('says where the store’s own branch would get it from and how much there is', async () => {
    expect(await cart()).toEqual([
      [14, 'branch Warsaw branch 3', 'central Central warehouse 1', 'other-branch Krakow branch 1'],
      [4, 'other-branch Krakow branch 4', 'back-order - 9995'],
    ]);
  });

  it('says it for the branch that is asked for', async () => {
    expect(await cart(`?orderPointId=${warehouses['KRK'] ?? 0}`)).toEqual([
      [14, 'branch Krakow branch 5'],
      [4, 'branch Krakow branch 4', 'back-order - 9995'],
    ]);
  });

  it.each(['CENTRAL', 'nowhere'])('is not found in %s, which executes nothing', async (code) => {
    const url = `/api/Level4/Cart?orderPointId=${warehouses[code] ?? 999_999}`;
    expect(await shop.call({ url, headers })).toMatchObject({
      status: 404,
      json: { title: 'There is no such branch.' },
    });
  });
});

describe('the checkout', () => {
  it('says for each branch what does not lie there', async () => {
    const { Branches } = await ask<CartSupply>('GET', 'ShoppingCart/Supply');
    expect(Branches.map(({ WarehouseId }) => WarehouseId)).toEqual(
      ['WAW', 'KRK', 'GDN', 'WRO', 'POZ', 'KTW'].map((code) => warehouses[code]),
    );
    const linesOf = (code: string) =>
      Branches.find(({ WarehouseId }) => WarehouseId === warehouses[code])?.Lines.map((line) => [
        line.ProductId,
        ...inShort(line.Supply),
      ]);
    expect(linesOf('KRK')).toEqual([[discs, 'branch Krakow branch 4', 'back-order - 9995']]);
    expect(linesOf('GDN')).toEqual([
      [pads, 'central Central warehouse 1', 'other-branch Warsaw branch 3', 'other-branch Krakow branch 1'],
      [discs, 'other-branch Krakow branch 4', 'back-order - 9995'],
    ]);
  });

  it('names what nobody has with the totals, and their fingerprint changes with it', async () => {
    const totals = () => ask<Totals>('POST', 'ShoppingCart/Totals', { OrderPointId: warehouses['WAW'] ?? 0 });
    const before = await totals();
    expect(before).toMatchObject({
      BackOrdersAllowed: true,
      BackOrders: [{ ProductId: discs, Sku: '34 11 2', Name: 'Part 34 11 2', Quantity: 9_995 }],
    });
    const setStock = (quantity: number) =>
      shop.database.pool.query('update part_stock set quantity = $1 where part_id = $2', [quantity, discs]);
    await setStock(5);
    const after = await totals();
    expect(after.BackOrders).toMatchObject([{ Quantity: 9_994 }]);
    expect(after.Fingerprint).not.toBe(before.Fingerprint);
    await setStock(4);
    expect((await totals()).Fingerprint).toBe(before.Fingerprint);
  });
});
