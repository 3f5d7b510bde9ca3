import type { CartLine } from '@partsboard/contract/cart';
import type { Totals } from '@partsboard/contract/checkout';
import { productIdOfBoard } from '@partsboard/contract/product-id';
import type { Board } from '@partsboard/contract/boards';
import type { ShoppingList } from '@partsboard/contract/shopping-lists';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueApp, type CatalogueApp } from '../../../test/catalogue-app.ts';
import { BOARD, PART, VEHICLE } from '../../../test/small-catalogue/names.ts';

let test: CatalogueApp;
beforeAll(async () => {
  test = await createCatalogueApp();
});
beforeEach(() => test.post('ShoppingCart/ClearCart', {}));
afterAll(() => test.close());

const polish = { 'accept-language': 'pl-PL' };
const second = () => test.logIn('second@partsboard.example');

async function ask<T>(path: string, body: object, headers = {}): Promise<T> {
  const answer = await test.post(path, body, headers);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as T;
}

const add = (ProductId: number, Quantity = 1) => ask<string[]>('Level4/AddItem', { ProductId, Quantity });
const cart = async (headers = {}) => (await test.get('Level4/Cart', headers)).json as CartLine[];
const totals = (headers = {}) => ask<Totals>('ShoppingCart/Totals', {}, headers);
const quantities = async () => (await cart()).map((line) => [line.Product.Id, line.Quantity]);

describe('the cart', () => {
  it('is the same in every browser of a customer and nobody else’s', async () => {
    await add(PART.discA, 2);
    const elsewhere = await test.logIn();
    expect(await cart(elsewhere)).toEqual(await cart());
    expect(await cart(await second())).toEqual([]);
  });

  it('loses none of fifty parts that are added at once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => add(PART.discA)));
    expect(await quantities()).toEqual([[PART.discA, 50]]);
  });

  it('takes a whole cart back in one call and in its order', async () => {
    const items = [PART.sensor, PART.discA, PART.discB].map((ProductId, index) => ({
      ProductId,
      Quantity: index + 1,
    }));
    expect(await ask('ShoppingCart/AddItems', { Items: items })).toEqual([]);
    expect(await quantities()).toEqual(items.map((item) => [item.ProductId, item.Quantity]));
    const short = await test.countStatements(() =>
      ask('ShoppingCart/AddItems', { Items: items.slice(0, 1) }),
    );
    expect(await test.countStatements(() => ask('ShoppingCart/AddItems', { Items: items }))).toBe(short);
  });

  it('puts a removed line back where it stood, whatever was added since', async () => {
    for (const partId of [PART.sensor, PART.discA]) await add(partId);
    const [, removed] = await cart();
    await add(PART.discB);
    await ask('ShoppingCart/DeleteItem', { ProductId: PART.discA, Quantity: 0 });
    const item = { ProductId: PART.discA, Quantity: 1, Place: removed?.Place };
    expect(await ask('ShoppingCart/AddItems', { Items: [item] })).toEqual([]);
    expect((await cart()).map((line) => line.Product.Id)).toEqual([PART.sensor, PART.discA, PART.discB]);
    expect((await cart())[1]).toEqual(removed);
  });

  it('lets no place of the future push what is added later', async () => {
    const item = { ProductId: PART.sensor, Quantity: 1, Place: Number.MAX_SAFE_INTEGER };
    await ask('ShoppingCart/AddItems', { Items: [item] });
    await add(PART.discA);
    expect((await cart()).map((line) => line.Product.Id)).toEqual([PART.sensor, PART.discA]);
  });

  it('has the prices of the customer who asks, read at the time of the call', async () => {
    await add(PART.discA, 3);
    const other = await second();
    await test.post('Level4/AddItem', { ProductId: PART.discA, Quantity: 3 }, other);
    const [own] = await cart();
    const [others] = await cart(other);
    expect(own?.Product.OldPrice).toBe(others?.Product.OldPrice);
    expect((await totals()).OrderTotal).toBe(own?.Total);
    expect((await totals(other)).OrderTotal).toBe(others?.Total);

    const before = (await totals()).OrderTotal;
    await setNet(PART.discA, 20_000);
    expect((await totals()).OrderTotal).toBeGreaterThan(before);
    expect((await totals()).OrderTotal).toBe((await cart())[0]?.Total);
    await setNet(PART.discA, 10_000);
    await test.post('ShoppingCart/ClearCart', {}, other);
  });
});

const setNet = (partId: number, net: number) =>
  test.database.db.updateTable('part_price').set({ net }).where('part_id', '=', partId).execute();

describe('the cart refuses in words', () => {
  const lineOf = async (partId: number, vehicleId: number) => {
    const id = productIdOfBoard(BOARD.disc);
    const board = await ask<Board>('Level4Product/Board', { id, vehicleId, searchType: 'Simple' });
    const line = board.Products.find((each) => each.Id === partId);
    return { BoardId: id, LineId: line?.LineId, vehicleId };
  };
  const addFrom = async (partId: number, headers = {}) =>
    test.post(
      'Level4/AddItem',
      { ProductId: partId, Quantity: 1, BoardLine: await lineOf(partId, VEHICLE.complete) },
      headers,
    );

  it('a line of a board that does not fit the vehicle, and takes one that does', async () => {
    const refused = await addFrom(PART.discB);
    expect(refused).toMatchObject({
      status: 409,
      json: { title: 'Not applicable to this vehicle. Select or change vehicle.' },
    });
    expect(await addFrom(PART.discB, polish)).toMatchObject({
      json: { title: 'Nie pasuje do tego pojazdu. Wybierz lub zmień pojazd.' },
    });
    expect(await quantities()).toEqual([]);
    expect(await addFrom(PART.discA)).toMatchObject({ status: 200, json: [] });
    expect(await quantities()).toEqual([[PART.discA, 1]]);
  });

  it('a line whose part was replaced by one that does not fit the vehicle', async () => {
    expect(await addFrom(PART.clipOld)).toMatchObject({
      status: 409,
      json: {
        title: 'Number 07 14 7 000 001 was replaced by 07 14 7 000 002, which does not fit this vehicle.',
      },
    });
    expect(await addFrom(PART.clipOld, polish)).toMatchObject({
      json: {
        title:
          'Numer 07 14 7 000 001 został zastąpiony przez 07 14 7 000 002, który nie pasuje do tego pojazdu.',
      },
    });
    expect(await quantities()).toEqual([]);
    const { BoardId, LineId } = await lineOf(PART.clipOld, VEHICLE.complete);
    const item = { ProductId: PART.clipOld, Quantity: 1, BoardLine: { BoardId, LineId } };
    expect(await ask('Level4/AddItem', item)).toContain(
      'Number 07 14 7 000 001 was replaced by 07 14 7 000 002.',
    );
  });

  it('an unknown part and a board', async () => {
    expect(await add(999_999)).toEqual(['There is no such part.']);
    const board = await test.post('Level4/AddItem', {
      ProductId: productIdOfBoard(BOARD.disc),
      Quantity: 1,
    });
    expect(board).toMatchObject({
      status: 400,
      json: { title: 'This is a board, not a part. Choose a part on it.' },
    });
    expect(await quantities()).toEqual([]);
  });

  it.each([0, -1, 1.5, 100_000, 1e21, '2', null])('the quantity %j', async (Quantity) => {
    await add(PART.discA, 2);
    for (const path of ['Level4/AddItem', 'ShoppingCart/UpdateItem']) {
      const answer = await test.post(path, { ProductId: PART.discA, Quantity });
      expect(answer.status, path).toBe(400);
      expect((answer.json as { title: string }).title, path).toMatch(/\w{3}/);
    }
    expect(await quantities()).toEqual([[PART.discA, 2]]);
  });

  it('a change of a part that is not in it', async () => {
    expect(await test.post('ShoppingCart/UpdateItem', { ProductId: PART.discA, Quantity: 2 })).toMatchObject({
      status: 404,
      json: { title: 'This part is not in the cart.' },
    });
  });
});

describe('a shopping list', () => {
  const put = (id: number, headers: Record<string, string>) =>
    test.call({ method: 'PUT', url: `/api/ShoppingList/${id}`, headers });

  it('of another customer can be neither read, filled, moved nor removed', async () => {
    await add(PART.discA, 2);
    const list = await ask<ShoppingList>('ShoppingList', { Name: 'Serwis' });
    const other = await second();
    await test.post('Level4/AddItem', { ProductId: PART.discA, Quantity: 1 }, other);
    expect((await test.get('ShoppingList', other)).json).toEqual([]);
    const removed = await test.call({
      method: 'DELETE',
      url: `/api/ShoppingList/${list.Id}`,
      headers: other,
    });
    const moved = await test.post(`ShoppingList/CreateCart/${list.Id}`, { Sku: [] }, other);
    for (const answer of [removed, moved, await put(list.Id, other)]) {
      expect(answer).toMatchObject({ status: 404, json: { title: 'There is no such shopping list.' } });
    }
    const own = await test.logIn();
    expect(await put(list.Id, own)).toMatchObject({ status: 200, json: { Items: [{ Quantity: 4 }] } });
    await test.call({ method: 'DELETE', url: `/api/ShoppingList/${list.Id}`, headers: own });
    await test.post('ShoppingCart/ClearCart', {}, other);
  });
});
