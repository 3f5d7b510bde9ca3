import type { CartLine } from '@partsboard/contract/cart';
import type { LineVehicle } from '@partsboard/contract/line-vehicles';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCatalogueApp, type CatalogueApp } from '../../../test/catalogue-app.ts';
import { PART, VEHICLE } from '../../../test/small-catalogue/names.ts';

let test: CatalogueApp;
beforeAll(async () => {
  test = await createCatalogueApp();
});
beforeEach(() => test.post('ShoppingCart/ClearCart', {}));
afterAll(() => test.close());

const car: LineVehicle = { Id: VEHICLE.complete, Name: 'VELORA L31 2.0d, WVL…0123456' };
const described: LineVehicle = { Id: null, Name: 'VELORA L31 2.0d, 03/2019' };

const cart = async () => (await test.get('Level4/Cart')).json as CartLine[];
const vehicles = async () => (await cart()).map(({ Vehicle }) => Vehicle);

async function send(path: string, body: object): Promise<void> {
  const answer = await test.post(path, body);
  expect(answer.status, answer.text).toBe(200);
}
const add = (Vehicle?: LineVehicle | null) =>
  send('Level4/AddItem', {
    ProductId: PART.discA,
    Quantity: 1,
    ...(Vehicle === undefined ? {} : { Vehicle }),
  });

it('a line remembers the vehicle for which it was added, one without a VIN too', async () => {
  await add(car);
  expect(await vehicles()).toEqual([car]);
  await add(described);
  expect(await vehicles()).toEqual([described]);
});

it('a line keeps its vehicle when more is added without one', async () => {
  await add(car);
  await add(null);
  await add();
  expect(await cart()).toMatchObject([{ Quantity: 3, Vehicle: car }]);
});

it('a line that was added without a vehicle has none', async () => {
  await add();
  expect(await vehicles()).toEqual([null]);
});

it('a removed line that is put back is for the vehicle that it was for', async () => {
  await add(car);
  const [line] = await cart();
  await send('ShoppingCart/DeleteItem', { ProductId: PART.discA });
  await send('ShoppingCart/AddItems', {
    Items: [{ ProductId: PART.discA, Quantity: 1, Place: line?.Place, Vehicle: line?.Vehicle }],
  });
  expect(await vehicles()).toEqual([car]);
});

it('rows that are imported are for the vehicle of the call', async () => {
  await add();
  const [line] = await cart();
  await test.post('ShoppingCart/ClearCart', {});
  const rows = [{ sku: line?.Product.Sku, quantity: 1 }];
  const query = new URLSearchParams({ vehicleId: String(car.Id), vehicleName: car.Name });
  await send(`Level4/cartFromCsv?${query.toString()}`, rows);
  expect(await vehicles()).toEqual([car]);
});

it('what a shopping list puts into the cart is for the vehicle of the call', async () => {
  await add();
  const list = (await test.post('ShoppingList', { Name: 'Brakes' })).json as { Id: number };
  await test.post('ShoppingCart/ClearCart', {});
  await send(`ShoppingList/CreateCart/${list.Id}`, { Sku: [], Vehicle: car });
  expect(await vehicles()).toEqual([car]);
});

it('a vehicle with an empty name is refused', async () => {
  const body = { ProductId: PART.discA, Quantity: 1, Vehicle: { Id: null, Name: '  ' } };
  expect((await test.post('Level4/AddItem', body)).status).toBe(400);
});
