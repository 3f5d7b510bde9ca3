import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOrderShop, desk, ON_CREDIT, type OrderShop } from '../../../../test/order-fixture.ts';
import { addCustomer } from '../../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import type { Db } from '../../../db/database.ts';
import { cancelOrder } from './cancel-order.ts';
import { readOrder } from '../orders.service.ts';
import { handOver, shipOrder } from './ship-order.ts';
import { changeState, markPaid } from './simple-actions.ts';

let database: TestDatabase;
let db: Db;
let shop: OrderShop;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  shop = await createOrderShop(db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from mail_outbox');
});

const PARCEL = { carrier: 'dpd', trackingNumber: '1234', parcels: 2 };
const UNIT_GROSS = 6150;

const rowOf = (id: number) =>
  db
    .selectFrom('customer_order')
    .where('id', '=', id)
    .select(['state', 'order_status', 'shipping_status', 'payment_status', 'version', 'total', 'number'])
    .executeTakeFirstOrThrow();

async function subjects(): Promise<string[]> {
  const rows = await db.selectFrom('mail_outbox').select('subject').orderBy('id').execute();
  return rows.map((row) => row.subject);
}

const activities = (orderId: number) =>
  db
    .selectFrom('order_activity')
    .where('order_id', '=', orderId)
    .select(['kind', 'staff_name', 'data'])
    .orderBy('id')
    .execute();

const refusal = (message: string | RegExp) => ({
  name: 'DomainError',
  message: expect.stringMatching(message) as string,
});

describe('an order that is sent', () => {
  it('goes from placed to complete; each step is told to the customer, the colleagues and the auditor', async () => {
    const customer = await addCustomer(db);
    const partId = await shop.newPart(3);
    const id = await shop.order(customer, [{ partId, quantity: 2 }]);
    await database.pool.query('delete from mail_outbox');
    const { number } = await rowOf(id);
    const actor = desk();
    const seen = [];
    for (const step of ['confirm', 'start-picking', 'ship', 'deliver', 'complete'] as const) {
      if (step === 'ship') await shipOrder(shop.deps, actor, { id }, PARCEL);
      else await changeState(shop.deps, actor, { id }, step);
      const { state, order_status: order, shipping_status: shipping } = await rowOf(id);
      seen.push([state, order, shipping, (await shop.figures(partId))[0]]);
    }
    expect(seen).toEqual([
      ['confirmed', 'Processing', 'Not yet shipped', [3, 2]],
      ['picking', 'Processing', 'Not yet shipped', [3, 2]],
      ['shipped', 'Processing', 'Shipped', [1, 0]],
      ['delivered', 'Processing', 'Delivered', [1, 0]],
      ['complete', 'Complete', 'Delivered', [1, 0]],
    ]);
    expect(await subjects()).toEqual([
      `Zamówienie ${number} potwierdzone`,
      `Zamówienie ${number} wysłane`,
      `Zamówienie ${number} dostarczone`,
    ]);
    const { History } = await readOrder(db, customer.customerId, id, 'en');
    expect(History.map(({ Text }) => Text)).toEqual([
      'Order placed.',
      'Payment pending.',
      'Order in progress.',
      'Goods are being prepared.',
      'Goods shipped.',
      'Goods delivered.',
      'Order complete.',
    ]);
    expect((await activities(id)).map(({ kind }) => kind)).toEqual([
      ...['confirm', 'mail', 'start-picking', 'ship', 'mail', 'deliver', 'mail', 'complete'],
    ]);
    const audit = await db
      .selectFrom('audit_entry')
      .where('record_type', '=', 'order')
      .where('record_id', '=', String(id))
      .select(['action', 'staff_name', 'record_name', 'before', 'after'])
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(
      ['confirm', 'start-picking', 'ship', 'deliver', 'complete'].map((action) => `order.${action}`),
    );
    expect(audit[0]).toMatchObject({
      staff_name: 'Piotr',
      record_name: number,
      before: { state: 'placed' },
      after: { state: 'confirmed' },
    });
    expect(await rowOf(id)).toMatchObject({ version: 6 });
  });

  it('leaves in parts: lines and quantities, with what the mail and the parcel say', async () => {
    const customer = await addCustomer(db);
    const [one, two] = [await shop.newPart(5), await shop.newPart(1, 4)];
    const id = await shop.order(customer, [
      { partId: one, quantity: 3 },
      { partId: two, quantity: 4 },
    ]);
    await changeState(shop.deps, desk(), { id }, 'confirm');
    const parcel = { ...PARCEL, lines: [{ line: 2, quantity: 3 }] };
    await shipOrder(shop.deps, desk('Ewa'), { id }, parcel);
    expect(await rowOf(id)).toMatchObject({ state: 'partly-shipped', shipping_status: 'Partially shipped' });
    expect(await shop.figures(two)).toEqual([
      [0, 0],
      [2, 1],
    ]);
    expect(await shop.figures(one)).toEqual([
      [5, 3],
      [0, 0],
    ]);
    const again = { ...PARCEL, lines: [{ line: 2, quantity: 2 }] };
    await expect(shipOrder(shop.deps, desk(), { id }, again)).rejects.toMatchObject({
      code: 'invalid-request',
    });
    for (const lines of [
      [{ line: 9, quantity: 1 }],
      [
        { line: 1, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
    ])
      await expect(shipOrder(shop.deps, desk(), { id }, { ...PARCEL, lines })).rejects.toMatchObject({
        code: 'invalid-request',
      });
    await shipOrder(shop.deps, desk(), { id }, PARCEL);
    expect(await rowOf(id)).toMatchObject({ state: 'shipped' });
    expect([await shop.figures(one), await shop.figures(two)]).toEqual([
      [
        [2, 0],
        [0, 0],
      ],
      [
        [0, 0],
        [1, 0],
      ],
    ]);
    const seen = await readOrder(db, customer.customerId, id, 'en');
    expect(seen.Items.map((item) => [item.DeliveredQuantity, item.CancelledQuantity])).toEqual([
      [3, 0],
      [4, 0],
    ]);
    expect(seen.Shipments).toMatchObject([
      {
        Carrier: 'DPD',
        TrackingNumber: '1234',
        TrackingUrl: 'https://tracktrace.dpd.com.pl/findPackage?q=1234',
        Parcels: 2,
      },
      { Carrier: 'DPD' },
    ]);
    const shipments = await db
      .selectFrom('shipment as s')
      .innerJoin('shipment_line as l', 'l.shipment_id', 's.id')
      .where('s.order_id', '=', id)
      .select(['s.packed_by', 's.carrier', 's.tracking_number', 's.parcels', 'l.line', 'l.quantity'])
      .orderBy('s.id')
      .orderBy('l.line')
      .execute();
    expect(shipments.map(({ packed_by: by, line, quantity }) => [by, line, quantity])).toEqual([
      ['Ewa', 2, 3],
      ['Piotr', 1, 3],
      ['Piotr', 2, 1],
    ]);
    expect(shipments[0]).toMatchObject({ carrier: 'dpd', tracking_number: '1234', parcels: 2 });
    const mails = await db.selectFrom('mail_outbox').select(['plain_text']).orderBy('id').execute();
    expect(mails.at(-2)?.plain_text).toContain('https://tracktrace.dpd.com.pl/findPackage?q=1234');
    expect(mails.at(-2)?.plain_text).toContain('Ilość: 3');
  });

  it('does nothing out of turn', async () => {
    const id = await shop.order(await addCustomer(db), [{ partId: await shop.newPart(1), quantity: 1 }]);
    const { number } = await rowOf(id);
    await expect(shipOrder(shop.deps, desk(), { id }, PARCEL)).rejects.toMatchObject(
      refusal(`This cannot be done: order ${number} is placed.`),
    );
    await expect(changeState(shop.deps, desk(), { id }, 'deliver')).rejects.toMatchObject({
      code: 'conflict',
    });
    await changeState(shop.deps, desk(), { id }, 'confirm');
    await expect(changeState(shop.deps, desk(), { id }, 'confirm')).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(changeState(shop.deps, desk(), { id }, 'make-ready')).rejects.toMatchObject(
      refusal(`Order ${number} is not picked up in a branch.`),
    );
    expect((await rowOf(id)).version).toBe(2);
  });
});

describe('an order that is picked up', () => {
  it('is made ready, handed over in parts and complete', async () => {
    const pickup = { ShippingAddressId: null, PickUpInStoreId: shop.branch };
    const partId = await shop.newPart(4);
    const id = await shop.order(await addCustomer(db), [{ partId, quantity: 3 }], pickup);
    await changeState(shop.deps, desk(), { id }, 'confirm');
    await changeState(shop.deps, desk(), { id }, 'make-ready');
    expect(await rowOf(id)).toMatchObject({ state: 'ready', shipping_status: 'Shipping not required' });
    expect((await shop.figures(partId))[0]).toEqual([4, 3]);
    await expect(shipOrder(shop.deps, desk(), { id }, PARCEL)).rejects.toMatchObject({ code: 'conflict' });
    await handOver(shop.deps, desk(), { id }, [{ line: 1, quantity: 1 }]);
    expect(await rowOf(id)).toMatchObject({ state: 'partly-shipped' });
    await handOver(shop.deps, desk(), { id });
    expect(await rowOf(id)).toMatchObject({ state: 'delivered', shipping_status: 'Delivered' });
    expect((await shop.figures(partId))[0]).toEqual([1, 0]);
    await changeState(shop.deps, desk(), { id }, 'complete');
  });
});

describe('a cancelled line', () => {
  it('gives its stock and its price back, the rest of the order goes on', async () => {
    const customer = await addCustomer(db, { creditLimit: 10_000_000 });
    const [one, two] = [await shop.newPart(5), await shop.newPart(2)];
    const items = [
      { partId: one, quantity: 3 },
      { partId: two, quantity: 6 },
    ];
    const id = await shop.order(customer, items, ON_CREDIT);
    const { total, number } = await rowOf(id);
    expect(await shop.creditUsed(customer)).toBe(total);
    const some = [
      { line: 1, quantity: 1 },
      { line: 2, quantity: 5 },
    ];
    await cancelOrder(shop.deps, desk(), { id }, { lines: some });
    expect(await rowOf(id)).toMatchObject({ state: 'placed', payment_status: 'Authorized' });
    expect(await shop.creditUsed(customer)).toBe(total - 6 * UNIT_GROSS);
    // What nobody had was given up first.
    expect([(await shop.figures(one))[0], (await shop.figures(two))[0]]).toEqual([
      [5, 2],
      [2, 1],
    ]);
    const tooMany = { lines: [{ line: 2, quantity: 2 }] };
    await expect(cancelOrder(shop.deps, desk(), { id }, tooMany)).rejects.toMatchObject({
      code: 'invalid-request',
    });
    const rest = [
      { line: 1, quantity: 2 },
      { line: 2, quantity: 1 },
    ];
    await cancelOrder(shop.deps, desk(), { id }, { lines: rest });
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled', payment_status: 'Voided' });
    expect(await shop.creditUsed(customer)).toBe(0);
    expect((await shop.figures(one))[0]).toEqual([5, 0]);
    expect((await subjects()).slice(-2)).toEqual([
      `Zmiana w zamówieniu ${number}`,
      `Zamówienie ${number} anulowane`,
    ]);
  });

  it('that was all that was missing leaves the order shipped', async () => {
    const customer = await addCustomer(db, { creditLimit: 10_000_000 });
    const partId = await shop.newPart(2);
    const id = await shop.order(customer, [{ partId, quantity: 5 }], ON_CREDIT);
    const { total, number } = await rowOf(id);
    await changeState(shop.deps, desk(), { id }, 'confirm');
    await shipOrder(shop.deps, desk(), { id }, PARCEL);
    await expect(cancelOrder(shop.deps, desk(), { id })).rejects.toMatchObject(
      refusal(`Some goods of order ${number} have left already`),
    );
    await cancelOrder(shop.deps, desk(), { id }, { lines: [{ line: 1, quantity: 3 }] });
    expect(await rowOf(id)).toMatchObject({ state: 'shipped', payment_status: 'Authorized' });
    expect(await shop.creditUsed(customer)).toBe(total - 3 * UNIT_GROSS);
    await markPaid(shop.deps, desk(), { id });
    expect(await shop.creditUsed(customer)).toBe(0);
    expect(await rowOf(id)).toMatchObject({ payment_status: 'Paid' });
    await expect(markPaid(shop.deps, desk(), { id })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('of a paid order leaves the payment to be refunded', async () => {
    const customer = await addCustomer(db);
    const id = await shop.order(customer, [{ partId: await shop.newPart(1), quantity: 1 }]);
    await markPaid(shop.deps, desk(), { id });
    await cancelOrder(shop.deps, desk(), { id });
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled', payment_status: 'Paid' });
  });
});
