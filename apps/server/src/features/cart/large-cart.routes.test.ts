import type { CartLine } from '@partsboard/contract/cart';
import type { Totals } from '@partsboard/contract/checkout';
import type { ShoppingList } from '@partsboard/contract/shopping-lists';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueApp, type CatalogueApp } from '../../../test/catalogue-app.ts';
import { PART } from '../../../test/small-catalogue/names.ts';

let test: CatalogueApp;
beforeAll(async () => {
  test = await createCatalogueApp();
});
beforeEach(() => test.post('ShoppingCart/ClearCart', {}));
afterAll(() => test.close());

async function ask<T>(path: string, body: object, headers = {}): Promise<T> {
  const answer = await test.post(path, body, headers);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as T;
}

const add = (ProductId: number, Quantity = 1) => ask<string[]>('Level4/AddItem', { ProductId, Quantity });
const cart = async (headers = {}) => (await test.get('Level4/Cart', headers)).json as CartLine[];
const totals = (headers = {}) => ask<Totals>('ShoppingCart/Totals', {}, headers);
const importRows = (rows: readonly (readonly [sku: string, quantity: string | number])[], headers = {}) =>
  ask<string[]>(
    'Level4/cartFromCsv',
    rows.map(([sku, quantity]) => ({ sku, quantity })),
    headers,
  );

describe('a cart of a thousand lines', () => {
  let lists = 0;
  const fill = () =>
    sql`insert into cart_line (customer_id, part_id, quantity)
      select c.id, p.id, 1 from customer as c, part as p where c.email = 'demo@partsboard.example' and p.id >= 200000`.execute(
      test.database.db,
    );

  beforeAll(async () => {
    await sql`insert into part (id, brand_id, number, normalised, name_pl, unit, pack_quantity, discount_group_id)
      overriding system value
      select 200000 + n, 2, 'T ' || n, 'T' || n, 'Część ' || n, 'pc', 1, 1
      from generate_series(1, 1000) as n`.execute(test.database.db);
    await sql`insert into part_price (part_id, net, vat_rate)
      select id, 1000 + id % 777, 2300 from part where id >= 200000`.execute(test.database.db);
    // Loads what the server caches of the catalogue, whose statements are not to be counted.
    await importRows([['34116860911', 1]]);
  });

  it.each<[name: string, call: () => Promise<unknown>]>([
    ['is read', () => test.get('Level4/Cart')],
    ['is summed up', () => totals()],
    ['takes one more part', () => add(PART.discA)],
    ['takes a row of a file', () => importRows([['34116860911', 1]])],
    ['changes a quantity', () => ask('ShoppingCart/UpdateItem', { ProductId: PART.discA, Quantity: 7 })],
    ['loses a line', () => ask('ShoppingCart/DeleteItem', { ProductId: PART.discB, Quantity: 0 })],
    ['is saved as a list', () => ask('ShoppingList', { Name: `Serwis ${(lists += 1)}` })],
    ['is cleared', () => ask('ShoppingCart/ClearCart', {})],
  ])('%s in as many statements as a cart of two', async (_name, call) => {
    await add(PART.discA);
    await add(PART.discB);
    const few = await test.countStatements(call);
    await add(PART.discA);
    await add(PART.discB);
    await fill();
    expect(await cart()).toHaveLength(1002);
    expect(await test.countStatements(call)).toBe(few);
    expect(few).toBeLessThanOrEqual(12);
  });

  it('comes back from a list in as many statements as one line', async () => {
    await add(PART.discA);
    const small = await ask<ShoppingList>('ShoppingList', { Name: 'Mała' });
    await fill();
    const large = await ask<ShoppingList>('ShoppingList', { Name: 'Duża' });
    const move = (list: ShoppingList) => () => ask(`ShoppingList/CreateCart/${list.Id}`, { Sku: [] });
    const few = await test.countStatements(move(small));
    expect(await test.countStatements(move(large))).toBe(few);
    expect((await cart()).find((line) => line.Product.Sku === 'T 500')?.Quantity).toBe(2);
  });
});
