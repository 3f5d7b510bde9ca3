import type { CartLine } from '@partsboard/contract/cart';
import { MAX_LINE_QUANTITY } from '@partsboard/contract/cart';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCatalogueApp, type CatalogueApp } from '../../../test/catalogue-app.ts';
import { PART } from '../../../test/small-catalogue/names.ts';
import { addCustomer } from '../../../test/shop-fixture.ts';
import { addSummedParts, purgeCartRequests } from './cart.service.ts';

let test: CatalogueApp;
beforeAll(async () => {
  test = await createCatalogueApp();
});
beforeEach(() => test.post('ShoppingCart/ClearCart', {}));
afterAll(() => test.close());

const add = (RequestKey: string | undefined, Quantity = 2) =>
  test.post('Level4/AddItem', { ProductId: PART.discA, Quantity, RequestKey });
const quantities = async () =>
  ((await test.get('Level4/Cart')).json as CartLine[]).map(({ Quantity }) => Quantity);

it('a part is added once for each key, however often and at once it is sent', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => add('first-click')));
  expect(answers.map(({ status, text }) => ({ status, text }))).toEqual(
    Array.from({ length: 10 }, () => ({ status: 200, text: answers[0]?.text })),
  );
  expect(await quantities()).toEqual([2]);
  await add('second-click');
  expect(await quantities()).toEqual([4]);
  await add(undefined);
  await add(undefined);
  expect(await quantities()).toEqual([8]);
});

it('what was refused is refused again with the same words, also when there would be room by now', async () => {
  await add('fill-it-up', MAX_LINE_QUANTITY);
  const refused = await add('one-too-many', 1);
  expect(refused.text).toContain(String(MAX_LINE_QUANTITY));
  await test.post('ShoppingCart/ClearCart', {});
  expect((await add('one-too-many', 1)).text).toBe(refused.text);
  expect(await quantities()).toEqual([]);
});

it('a key of one customer is free for another', async () => {
  const { db } = test.database;
  const { customerId } = await addCustomer(db);
  await add('same-for-both');
  const item = { partId: PART.discA, quantity: 3 };
  expect(await addSummedParts(db, customerId, [item], 'same-for-both')).toEqual(new Set([PART.discA]));
});

it('keys are forgotten after a day', async () => {
  const { db } = test.database;
  await add('of-today-still');
  await add('of-yesterday');
  await sql`update cart_request set created_at = now() - interval '25 hours'
    where request_key = 'of-yesterday'`.execute(db);
  await purgeCartRequests(db);
  await add('of-today-still');
  await add('of-yesterday');
  expect(await quantities()).toEqual([6]);
});

it('a key that is too short is refused', async () => {
  expect((await add('short')).status).toBe(400);
});
