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

it('a line for two vehicles has the pieces of each, and loses and gets those of the last one', async () => {
  const set = (Quantity: number) => send('ShoppingCart/UpdateItem', { ProductId: PART.discA, Quantity });
  const pieces = async () =>
    (await cart()).map(({ Quantity, Vehicles }) => [
      Quantity,
      ...Vehicles.map(({ Name, Quantity: own }) => [Name, own]),
    ]);
  await add(car);
  await add(car);
  await add(described);
  expect(await pieces()).toEqual([[3, [car.Name, 2], [described.Name, 1]]]);
  await set(4);
  expect(await pieces()).toEqual([[4, [car.Name, 2], [described.Name, 2]]]);
  await set(2);
  expect(await pieces()).toEqual([[2, [car.Name, 2]]]);
  await add();
  await set(5);
  expect(await pieces()).toEqual([[5, [car.Name, 2]]]);
  await set(1);
  expect(await pieces()).toEqual([[1, [car.Name, 1]]]);
});

it('a line keeps the VIN of its vehicle, and what one without a VIN is judged by unless it is too long', async () => {
  const withVin = { ...car, Vin: 'WVLZZZ00000123456' };
  const judged = { ...described, Filter: { year: 2019, month: 3, vehicleKeyList: ['L31-20D'] } };
  const long = { Id: null, Name: 'Any', Filter: { vehicleKeyList: Array<string>(200).fill('L31-20D-LONG') } };
  for (const vehicle of [withVin, judged, long]) await add(vehicle);
  expect((await cart())[0]?.Vehicles).toEqual([
    { ...withVin, Quantity: 1 },
    { ...judged, Quantity: 1 },
    { Id: null, Name: 'Any', Quantity: 1 },
  ]);
});

it('a line that is put back has no more pieces for vehicles than it has', async () => {
  const Vehicles = [
    { ...car, Quantity: 2 },
    { ...described, Quantity: 5 },
  ];
  await send('ShoppingCart/AddItems', { Items: [{ ProductId: PART.discA, Quantity: 3, Vehicles }] });
  expect((await cart())[0]?.Vehicles.map(({ Quantity }) => Quantity)).toEqual([2, 1]);
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

it('rows that are imported are for a vehicle without a VIN, of which the call says what it is judged by', async () => {
  await add();
  const [line] = await cart();
  await test.post('ShoppingCart/ClearCart', {});
  const rows = [{ sku: line?.Product.Sku, quantity: 1 }];
  const Filter = { vehicleKeyList: ['L31-20D'] };
  const query = (vehicleFilter: string) =>
    new URLSearchParams({ vehicleName: described.Name, vehicleFilter }).toString();
  await send(`Level4/cartFromCsv?${query(JSON.stringify(Filter))}`, rows);
  expect((await cart())[0]?.Vehicles).toEqual([{ ...described, Filter, Quantity: 1 }]);
  for (const wrong of ['{', '{"other":1}']) {
    expect((await test.post(`Level4/cartFromCsv?${query(wrong)}`, rows)).status).toBe(400);
  }
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
