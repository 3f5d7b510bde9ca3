import type { Order, OrderFeed } from '@partsboard/contract/integration/orders';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestKey, integrationCaller, type KeyHeaders } from '../../../test/integration-app.ts';
import { createOrderShop, type OrderShop } from '../../../test/order-fixture.ts';
import { addCustomer, type TestCustomer } from '../../../test/shop-fixture.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;
let orders: OrderShop;
let customer: TestCustomer;
let key: KeyHeaders;
let call: ReturnType<typeof integrationCaller>;

beforeAll(async () => {
  shop = await createTestApp();
  orders = await createOrderShop(shop.database.db);
  customer = await addCustomer(shop.database.db);
  key = await addTestKey(shop);
  call = integrationCaller(shop);
});
afterAll(() => shop.close());

const place = async (quantity = 1) =>
  orders.order(await addCustomer(shop.database.db), [{ partId: await orders.newPart(5), quantity }]);

const numberOf = async (orderId: number): Promise<string> => {
  const { rows } = await shop.database.pool.query<{ number: string }>(
    'select number from customer_order where id = $1',
    [orderId],
  );
  return rows[0]?.number ?? '';
};

const read = async (after?: number, limit?: number, headers = key): Promise<OrderFeed> => {
  const answer = await call('orderFeed', headers, { query: { after, limit } });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as OrderFeed;
};

const change = async (
  number: string,
  name: 'stepOrder' | 'shipOrder' | 'cancelOrder' | 'payOrder',
  body: object,
) => {
  const answer = await call(name, key, { params: { number }, body });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as Order;
};

describe('the order feed', () => {
  it('has every order and every change of its state, one after the other', async () => {
    const { last } = await read();
    const number = await numberOf(await place(2));
    await change(number, 'stepOrder', { step: 'confirm' });
    await change(number, 'payOrder', {});
    const parcel = { carrier: 'dpd', trackingNumber: 'X1', parcels: 1 };
    await change(number, 'shipOrder', { ...parcel, lines: [{ line: 1, quantity: 1 }] });
    await change(number, 'shipOrder', parcel);
    const other = await numberOf(await place());
    await change(other, 'cancelOrder', { reason: 'No stock' });
    const { items, next } = await read(last);
    expect(
      items.map(({ position, kind, state, paymentStatus, order }) => [
        position - last,
        order.number,
        kind,
        state,
        paymentStatus,
      ]),
    ).toEqual([
      [1, number, 'placed', 'placed', 'Pending'],
      [2, number, 'changed', 'confirmed', 'Pending'],
      [3, number, 'changed', 'confirmed', 'Paid'],
      [4, number, 'changed', 'partly-shipped', 'Paid'],
      [5, number, 'changed', 'shipped', 'Paid'],
      [6, other, 'placed', 'placed', 'Pending'],
      [7, other, 'cancelled', 'cancelled', 'Voided'],
    ]);
    expect(next).toBe(last + 7);
    expect(await read(next)).toEqual({ items: [], next, last: next });
  });

  it('is read page by page, and goes on after what the system has acknowledged', async () => {
    await place();
    await place();
    const { last } = await read();
    const reader = await addTestKey(shop, ['orders:read'], 'Reader');
    const first = await read(undefined, 1, reader);
    expect(first.items.map(({ position }) => position)).toEqual([1]);
    expect((await read(undefined, 1, reader)).items).toEqual(first.items);
    const said = await call('acknowledgeOrders', reader, { body: { position: last - 1 } });
    expect([said.status, said.json]).toEqual([200, { position: last - 1 }]);
    // The same system with another key.
    const replaced = await addTestKey(shop, ['orders:read'], 'Reader');
    expect((await read(undefined, 10, replaced)).items.map(({ position }) => position)).toEqual([last]);
    const tooFar = await call('acknowledgeOrders', reader, { body: { position: last + 1 } });
    expect(tooFar.status).toBe(400);
    // Of another shop, or of this one before it was restored: what comes next would be left out without a word.
    const lost = await call('orderFeed', reader, { query: { after: last + 1 } });
    expect([lost.status, lost.json]).toMatchObject([
      400,
      { errors: { after: [`The order feed ends at position ${last}.`] } },
    ]);
  });

  it('skips nobody, however late a transaction commits', async () => {
    const ids = await Promise.all([place(), place(), place()]);
    const numbers = await Promise.all(ids.map(numberOf));
    const { last } = await read();
    const clients: pg.PoolClient[] = [];
    const begin = async (orderId: number | undefined) => {
      const client = await shop.database.pool.connect();
      clients.push(client);
      await client.query('begin');
      await client.query('update customer_order set version = version + 1 where id = $1', [orderId]);
      return client;
    };
    const slow = await begin(ids[0]);
    const quick = await begin(ids[1]);
    await quick.query('commit');
    // The change that began first is not there yet; nothing may take the place before it.
    const early = await read(last);
    expect(early.items.map(({ order }) => order.number)).toEqual([numbers[1]]);
    const third = await begin(ids[2]);
    await third.query('rollback');
    await slow.query('commit');
    const late = await read(early.next);
    expect(late.items.map(({ order, position }) => [order.number, position])).toEqual([
      [numbers[0], last + 2],
    ]);
    for (const client of clients) client.release();
  });

  it('reaches a reader whole while many change orders at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => place()));
    const { last } = await read();
    let isChanging = true;
    const seen: number[] = [];
    const follow = async () => {
      let after = last;
      for (let isLast = false; !isLast;) {
        isLast = !isChanging;
        const page = await read(after, 7);
        seen.push(...page.items.map(({ position }) => position));
        if (page.items.length > 0) isLast = false;
        after = page.next;
      }
    };
    const changeAll = Promise.all(
      ids.map(async (id) => {
        for (let round = 0; round < 10; round += 1)
          await shop.database.pool.query('update customer_order set version = version + 1 where id = $1', [
            id,
          ]);
      }),
    ).finally(() => (isChanging = false));
    await Promise.all([changeAll, follow(), follow()]);
    const expected = Array.from({ length: 80 }, (_none, index) => last + index + 1);
    expect([...seen].sort((one, other) => one - other)).toEqual(expected.flatMap((each) => [each, each]));
  });
});

describe('an order', () => {
  it('is changed as the order desk changes it, once, and in the name of the system', async () => {
    const partId = await orders.newPart(5);
    const number = await numberOf(await orders.order(customer, [{ partId, quantity: 2 }]));
    await change(number.toLowerCase(), 'stepOrder', { step: 'confirm' });
    const input = {
      params: { number },
      body: { carrier: 'dpd', trackingNumber: 'TR 1', parcels: 2 },
      headers: { 'idempotency-key': 'parcel-1' },
    };
    const [first, again] = [await call('shipOrder', key, input), await call('shipOrder', key, input)];
    expect(again.text).toBe(first.text);
    expect(first.json).toMatchObject({
      state: 'shipped',
      lines: [{ quantity: 2, shipped: 2 }],
      shipments: [{ carrier: 'dpd', trackingNumber: 'TR 1', parcels: 2, lines: [{ line: 1, quantity: 2 }] }],
    });
    expect(await orders.figures(partId)).toEqual([
      [3, 0],
      [0, 0],
    ]);
    const { rows } = await shop.database.pool.query(
      `select staff_name, action from audit_entry where record_name = $1 order by id`,
      [number],
    );
    expect(rows).toEqual([
      { staff_name: 'ERP', action: 'order.confirm' },
      { staff_name: 'ERP', action: 'order.ship' },
    ]);
  });

  it('that cannot be changed so stays as it is, and the repeated call says the same', async () => {
    const number = await numberOf(await place());
    const input = {
      params: { number },
      body: { step: 'deliver' },
      headers: { 'idempotency-key': `deliver-${number}` },
    };
    const refused = await call('stepOrder', key, input);
    expect([refused.status, refused.headers['content-type']]).toEqual([
      409,
      'application/problem+json; charset=utf-8',
    ]);
    expect((await call('stepOrder', key, input)).text).toBe(refused.text);
    const old = await call('stepOrder', key, { params: { number }, body: { step: 'confirm', version: 99 } });
    expect(old.status).toBe(409);
    const read = await call('order', key, { params: { number } });
    expect(read.json).toMatchObject({ number, state: 'placed', version: 1 });
    expect((await call('order', key, { params: { number: 'PB0' } })).status).toBe(404);
  });

  it('names its company as the other system does, and the brands of its parts', async () => {
    const buyer = await addCustomer(shop.database.db);
    const number = await numberOf(
      await orders.order(buyer, [{ partId: await orders.newPart(5), quantity: 1 }]),
    );
    const read = async () => (await call('order', key, { params: { number } })).json;
    expect(await read()).toMatchObject({ companyExternalId: null, lines: [{ brand: 'VELORA' }] });
    await shop.database.pool.query(
      `update company set external_id = 'K-7' where id = (select company_id from customer where id = $1)`,
      [buyer.customerId],
    );
    expect(await read()).toMatchObject({ companyExternalId: 'K-7' });
  });

  it('has a customer who can be read', async () => {
    const answer = await call('customer', key, { params: { id: customer.customerId } });
    expect(answer.json).toMatchObject({
      id: customer.customerId,
      company: { name: 'Warsztat Nowak', creditUsed: 0, isBlocked: false },
    });
    expect(answer.headers['etag']).toBeDefined();
    expect((await call('customer', key, { params: { id: 999_999 } })).status).toBe(404);
  });
});
