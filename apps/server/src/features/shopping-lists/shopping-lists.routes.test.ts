import type { CartLine } from '@partsboard/contract/cart';
import type { ShoppingList } from '@partsboard/contract/shopping-lists';
import { afterAll, assert, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSessions, type SessionHeader } from '../../../test/customer-session.ts';
import { addCustomer, addPart, addPriceList } from '../../../test/shop-fixture.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;
let partIds: number[];
let own: SessionHeader;
let stranger: SessionHeader;

beforeAll(async () => {
  shop = await createTestApp();
  const { db } = shop.database;
  const { discountGroupId } = await addPriceList(db);
  partIds = [
    await addPart(db, { number: '34 11 000001', net: 10_000, discountGroupId }),
    await addPart(db, { number: '34 11 000002', net: 10_000, discountGroupId }),
  ];
});
afterAll(() => shop.close());

beforeEach(async () => {
  const { db } = shop.database;
  const customers = [await addCustomer(db), await addCustomer(db)];
  const ids = customers.map(({ customerId }) => customerId);
  for (const customerId of ids)
    await db
      .insertInto('cart_line')
      .values(partIds.map((partId) => ({ customer_id: customerId, part_id: partId, quantity: 2 })))
      .execute();
  const [first, second] = await startSessions(db, ids);
  assert(first && second);
  [own, stranger] = [first, second];
});

const post = (path: string, payload: object, headers = own) =>
  shop.call({
    method: 'POST',
    url: `/api/ShoppingList${path}`,
    headers: { ...headers, 'accept-language': 'en' },
    payload,
  });

const save = async (name: string): Promise<ShoppingList> =>
  (await post('', { Name: name })).json as ShoppingList;

const lists = async (): Promise<ShoppingList[]> =>
  (await shop.call({ url: '/api/ShoppingList', headers: own })).json as ShoppingList[];

describe('a shopping list', () => {
  it('has a name that no other list of the customer has, however it is written', async () => {
    await save('Serwis');
    const again = await post('', { Name: ' serwis ' });
    expect(again.status).toBe(409);
    expect(again.json).toMatchObject({
      title: 'You have a shopping list named “serwis” already. Please choose another name.',
    });
    expect((await post('', { Name: 'Serwis' }, stranger)).status).toBe(200);
    expect(await lists()).toHaveLength(1);
  });

  it.each([
    ['blanks between the words', 'Duży  przegląd'],
    ['a letter spelt with a loose accent', 'Duży przegląd'.normalize('NFD')],
    ['a sign that nobody sees', 'Duży przegląd\u200B'],
    ['a hard blank', 'Duży\u00A0przegląd'],
  ])('has a name that looks like no other: %s', async (_how, name) => {
    const { Id } = await save('Duży przegląd');
    expect((await post('', { Name: name })).status).toBe(409);
    const other = await save('Hamulce');
    expect((await post(`/Rename/${other.Id}`, { Name: name })).status).toBe(409);
    expect((await post(`/Rename/${Id}`, { Name: name })).status).toBe(200);
    expect((await lists()).map(({ Name }) => Name)).toContain('Duży przegląd');
  });

  it('that was named before with two blanks keeps its name for itself', async () => {
    const { Id } = await save('Stara lista');
    const { db } = shop.database;
    await db.updateTable('shopping_list').set({ name: 'Stara  lista' }).where('id', '=', Id).execute();
    expect((await post('', { Name: 'stara lista' })).status).toBe(409);
  });

  it('is renamed, but not to the name of another', async () => {
    const { Id } = await save('Serwis');
    await save('Hamulce');
    expect((await post(`/Rename/${Id}`, { Name: 'hamulce' })).status).toBe(409);
    expect((await post(`/Rename/${Id}`, { Name: '  ' })).status).toBe(400);
    expect((await post(`/Rename/${Id}`, { Name: 'SERWIS' })).status).toBe(200);
    expect((await post(`/Rename/${Id}`, { Name: 'Cudza' }, stranger)).status).toBe(404);
    expect((await lists()).map(({ Name }) => Name)).toEqual(['SERWIS', 'Hamulce']);
  });

  it('is changed item by item, only by its owner', async () => {
    const { Id, Items } = await save('Serwis');
    const [first, second] = Items;
    assert(first && second);
    expect((await post(`/UpdateItem/${Id}`, { ItemId: first.Id, Quantity: 7 })).status).toBe(200);
    expect((await post(`/UpdateItem/${Id}`, { ItemId: first.Id, Quantity: 0 })).status).toBe(400);
    expect((await post(`/UpdateItem/${Id}`, { ItemId: first.Id, Quantity: 9 }, stranger)).status).toBe(404);
    expect((await post(`/DeleteItem/${Id}`, { ItemId: second.Id }, stranger)).status).toBe(404);
    expect((await post(`/DeleteItem/${Id}`, { ItemId: second.Id })).status).toBe(200);
    expect((await lists())[0]?.Items).toMatchObject([{ Id: first.Id, Quantity: 7 }]);
    const gone = await post(`/DeleteItem/${Id}`, { ItemId: second.Id });
    expect(gone).toMatchObject({ status: 404, json: { title: 'This item is not on the list any more.' } });
  });
});

describe('the vehicles of an item', () => {
  const [first, second] = [
    { Id: 7, Vin: null, Name: 'Vendra 320d, 05/2019' },
    { Id: null, Vin: null, Name: 'Runa 1.6, 03/2012' },
  ];
  const namesOf = (vehicles: ShoppingList['Items'][number]['Vehicles'] = []) =>
    vehicles.map(({ Name, Quantity }) => [Name, Quantity]);
  const add = (vehicle: object | null, quantity: number, productId = partIds[0]) =>
    shop.call({
      method: 'POST',
      url: '/api/Level4/AddItem',
      headers: own,
      payload: { ProductId: productId, Quantity: quantity, Vehicle: vehicle },
    });
  const clear = () =>
    shop.call({ method: 'POST', url: '/api/ShoppingCart/ClearCart', headers: own, payload: {} });
  const cart = async () => (await shop.call({ url: '/api/Level4/Cart', headers: own })).json as CartLine[];

  it('are those of the cart line, and add up where the part is on the list already', async () => {
    await clear();
    await add(first, 2);
    const list = await save('Serwis');
    expect(namesOf(list.Items[0]?.Vehicles)).toEqual([[first.Name, 2]]);
    await clear();
    await add(second, 1);
    await add(first, 1);
    await shop.call({ method: 'PUT', url: `/api/ShoppingList/${list.Id}`, headers: own });
    const [held] = await lists();
    expect(held?.Items[0]).toMatchObject({ Quantity: 4 });
    expect(namesOf(held?.Items[0]?.Vehicles)).toEqual([
      [second.Name, 1],
      [first.Name, 3],
    ]);
  });

  it('follow a changed quantity', async () => {
    await clear();
    await add(first, 2);
    await add(second, 1);
    const { Id, Items } = await save('Serwis');
    const ItemId = Items[0]?.Id;
    for (const [Quantity, vehicles] of [
      [
        5,
        [
          [first.Name, 2],
          [second.Name, 3],
        ],
      ],
      [1, [[first.Name, 1]]],
    ] as const) {
      expect((await post(`/UpdateItem/${Id}`, { ItemId, Quantity })).status).toBe(200);
      expect(namesOf((await lists())[0]?.Items[0]?.Vehicles)).toEqual(vehicles);
    }
  });

  it('come back to the cart; an item without one is for the vehicle of the call', async () => {
    await clear();
    await add(first, 2);
    await add(null, 3, partIds[1]);
    const { Id } = await save('Serwis');
    await clear();
    await post(`/CreateCart/${Id}`, { Sku: [], Vehicle: second });
    const lines = await cart();
    expect(lines.map(({ Product, Vehicles }) => [Product.Id, namesOf(Vehicles)])).toEqual([
      [partIds[0], [[first.Name, 2]]],
      [partIds[1], [[second.Name, 3]]],
    ]);
  });
});
