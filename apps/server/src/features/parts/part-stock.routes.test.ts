import type { ProductStock } from '@partsboard/contract/parts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueApp, type CatalogueApp } from '../../../test/catalogue-app.ts';
import { PART } from '../../../test/small-catalogue/names.ts';

let test: CatalogueApp;
let warehouseId: number;
beforeAll(async () => {
  test = await createCatalogueApp();
  const { db } = test.database;
  const warehouse = await db.selectFrom('warehouse').select('id').orderBy('id').executeTakeFirstOrThrow();
  warehouseId = warehouse.id;
  await db
    .insertInto('part_stock')
    .values({ part_id: PART.discA, warehouse_id: warehouseId, quantity: 4 })
    .execute();
});
afterAll(() => test.close());

describe('price and stock', () => {
  const stock = async (body: object, headers = {}): Promise<ProductStock> => {
    const answer = await test.post('level4/ProductStock', body, headers);
    expect(answer.status, answer.text).toBe(200);
    return answer.json as ProductStock;
  };

  it('are the customer’s own, net and gross, beside the catalogue price', async () => {
    expect(await stock({ sku: '34.11.6.860.911', marke: 'Velora', produktart: 'PKW' })).toEqual({
      Id: PART.discA,
      Sku: '34 11 6 860 911',
      Name: 'Brake disc 330 mm',
      Price: 107.63,
      PriceNetto: 87.5,
      OldPrice: 123,
      OldPriceNetto: 100,
      CoreDeposit: 0,
      Discount: 12.5,
      WarehouseInventory: [{ WarehouseId: warehouseId, StockQuantity: 4 }],
    });
  });

  it('give another customer another price', async () => {
    const other = await stock({ sku: '34116860911' }, await test.logIn('second@partsboard.example'));
    expect(other).toMatchObject({ Price: 123, OldPrice: 123, Discount: 0 });
  });

  it('of a part without a price are zero', async () => {
    expect(await stock({ sku: '34116888456' })).toMatchObject({ Price: 0, OldPrice: 0, Discount: 0 });
  });

  it('give no discount on a part outside the discount groups', async () => {
    expect(await stock({ sku: '07119905401' })).toMatchObject({ Discount: 0 });
  });

  it('of a number that several brands have need the brand', async () => {
    const answer = await test.post('level4/ProductStock', { sku: 'A100200300' });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      title: 'Several brands have a part with this number. Please name the brand.',
      errors: { marke: [expect.any(String)] },
    });
    expect(await stock({ sku: 'A100200300', marke: 'norden' })).toMatchObject({ Id: PART.namesakeNorden });
    expect(await stock({ sku: 'A100200300', marke: 'VELORA' })).toMatchObject({ Id: PART.namesakeVelora });
  });

  it('of an unknown number are a clear error', async () => {
    const answer = await test.post('level4/ProductStock', { sku: '123' });
    expect(answer.json).toMatchObject({ status: 404, title: 'There is no part with this number.' });
    expect((await test.post('level4/ProductStock', { sku: '--' })).status).toBe(400);
    expect((await test.post('level4/ProductStock', {})).status).toBe(400);
  });

  it('of many parts come in one call, unknown ids left out', async () => {
    const ask = (ProductIds: number[]) => test.post('level4/ProductStockList', { ProductIds });
    const answer = await ask([PART.bolt, PART.discA, 4711, PART.bolt]);
    expect((answer.json as ProductStock[]).map(({ Id }) => Id)).toEqual([PART.bolt, PART.discA]);
    const one = await test.countStatements(() => ask([PART.bolt]));
    expect(await test.countStatements(() => ask(Object.values(PART)))).toBe(one);
    expect((await ask([])).status).toBe(400);
    expect((await ask(Array.from({ length: 201 }, (_, index) => index + 1))).status).toBe(400);
  });

  it('are never kept by a cache', async () => {
    const answer = await test.post('level4/ProductStock', { sku: '34116860911' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['etag']).toBeUndefined();
  });
});
