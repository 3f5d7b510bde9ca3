import type { ConfirmCheckoutResponse } from '@partsboard/contract/checkout';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appTasks } from '../src/app-tasks.ts';
import { readSettings } from '../src/config/settings.ts';
import { loadDemoContent } from '../src/demo/demo-content.ts';
import { countingDatabase, type CountingDatabase } from './counting-database.ts';
import { startSessions } from './customer-session.ts';
import { createListeningApp } from './listening-app.ts';
import { runDueTasks } from './run-due-tasks.ts';
import { addCustomer, addPart, addPriceList, type TestCustomer } from './shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const LINES = 100;

let database: TestDatabase;
let counting: CountingDatabase;
let app: FastifyInstance;
let folder: string;
let customer: TestCustomer;
let headers: Record<string, string>;
let partIds: number[];
let branchId: number;
let countryId: number;

interface Asked {
  readonly path: string;
  readonly payload?: object;
}

let answer: unknown;

/** How many statements a call sends. A session is read by each, as those of a person are who reads between them. */
async function statementsOf({ path, payload }: Asked): Promise<number> {
  const sent = await counting.sentBy(async () => {
    const response = await app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: `/api/${path}`,
      headers,
      ...(payload !== undefined && { payload }),
    });
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.payload}`);
    answer = response.json();
  });
  return sent.length;
}

const putIntoCart = (ids: readonly number[]) =>
  database.db
    .insertInto('cart_line')
    .values(ids.map((id) => ({ customer_id: customer.customerId, part_id: id, quantity: 1 })))
    .execute();

beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemoContent(database);
  const { db } = database;
  const { discountGroupId } = await addPriceList(db);
  customer = await addCustomer(db, { discountTable: 'A' });
  const [session] = await startSessions(db, [customer.customerId]);
  headers = { 'accept-language': 'en', ...session };
  const branch = db.selectFrom('warehouse').where('code', '=', 'WAW').select('id');
  branchId = (await branch.executeTakeFirstOrThrow()).id;
  const country = db.selectFrom('country').where('iso_code', '=', 'PL').select('id');
  countryId = (await country.executeTakeFirstOrThrow()).id;
  partIds = [];
  for (let made = 1; made <= LINES; made += 1) {
    const number = `34 20 ${String(made).padStart(6, '0')}`;
    const stock = { warehouseId: branchId, quantity: 5 };
    partIds.push(await addPart(db, { number, net: 10_000, discountGroupId, stock }));
  }
  folder = await mkdtemp(join(tmpdir(), 'partsboard-statements-'));
  counting = countingDatabase(database.url);
  app = await createListeningApp(database, counting.db);
});
afterAll(async () => {
  await app.close();
  await counting.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('statements that are sent to the database', () => {
  it('by a cart of 100 lines: its session and its lines', async () => {
    await putIntoCart(partIds);
    await statementsOf({ path: 'Level4/Cart' });
    expect(await statementsOf({ path: 'Level4/Cart' })).toBe(2);
    await database.db.deleteFrom('cart_line').execute();
  });

  it('by a product page that was never asked for, and by a part number: their session, and one and two more', async () => {
    await statementsOf({ path: `Product('${partIds[0]}')` });
    expect(await statementsOf({ path: `Product('${partIds[1]}')` })).toBe(2);
    expect(await statementsOf({ path: 'Level4Product/Find', payload: { Sku: '34 20 000003' } })).toBe(3);
  });

  it('by an addition to the cart of a part that somebody has added before: its session and the line', async () => {
    const add = { path: 'Level4/AddItem', payload: { ProductId: partIds[0], Quantity: 1 } };
    await statementsOf(add);
    expect(await statementsOf(add)).toBe(2);
    await database.db.deleteFrom('cart_line').execute();
  });

  it('by a whole checkout and its tasks', async () => {
    const choice = {
      BillingAddressId: customer.addressId,
      ShippingAddressId: customer.addressId,
      ShippingMethodName: 'Kurier',
      ShippingRateComputationMethodSystemName: 'Shipping.Courier',
      PaymentMethodSystemName: 'Payments.Transfer',
      OrderPointId: branchId,
      TermsOfServiceOnOrderConfirmPage: true,
    };
    const checkout = async (ordered: readonly number[]) => {
      await putIntoCart(ordered);
      const counts: Record<string, number> = {};
      const count = async (name: string, asked: Asked) => (counts[name] = await statementsOf(asked));
      await count('cart', { path: 'Level4/Cart' });
      await count('supply', { path: 'ShoppingCart/Supply' });
      await count('last choices', { path: 'ShoppingCart/LastChoices' });
      await count('addresses', { path: 'ShoppingCart/ShippingAddress' });
      await count('delivery', { path: `ShoppingCart/ShippingMethods?addressId=${customer.addressId}` });
      await count('payment', { path: `ShoppingCart/PaymentMethods?countryId=${countryId}` });
      await count('totals', { path: 'ShoppingCart/Totals', payload: choice });
      const payload = { ...choice, RequestKey: randomUUID() };
      await count('confirm', { path: 'ShoppingCart/ConfirmCheckout', payload });
      const { PlacedOrder: order } = answer as ConfirmCheckoutResponse;
      await count('order', { path: `Order/get?id=${order?.Id}` });
      await count('empty cart', { path: 'Level4/Cart' });
      const { handlers } = appTasks({
        settings: readSettings({ DATA_DIR: folder }),
        db: counting.db,
        pool: counting.pool,
        log: pino({ level: 'silent' }),
      });
      counts['tasks'] = (await counting.sentBy(() => runDueTasks(database, handlers))).length;
      return counts;
    };
    await checkout(partIds.slice(0, 5));
    const { tasks = 0, ...calls } = await checkout(partIds.slice(5, 10));
    // Of each the session is one; confirming is a transaction.
    expect(calls).toEqual({
      cart: 2,
      supply: 2,
      'last choices': 3,
      addresses: 3,
      delivery: 3,
      payment: 2,
      totals: 3,
      confirm: 12,
      order: 2,
      'empty cart': 2,
    });
    // The confirmation, the mail to the branch and what it is made from.
    expect(tasks).toBe(11);
  });
});
