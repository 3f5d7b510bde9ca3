import type { Order, OrderSummary } from '@partsboard/contract/backoffice/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  codeOf,
  createBackofficeApp,
  ORDER_DESK,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../../test/backoffice-app.ts';
import { createOrderShop, ON_CREDIT, type OrderShop } from '../../../../test/order-fixture.ts';
import { addBranch, addCustomer } from '../../../../test/shop-fixture.ts';
import type { TestAnswer } from '../../../../test/test-app.ts';

let app: BackofficeApp;
let shop: OrderShop;
let desk: StaffHeaders;
let accountant: StaffHeaders;

beforeAll(async () => {
  app = await createBackofficeApp();
  shop = await createOrderShop(app.database.db);
  desk = await app.startSession(ORDER_DESK);
  accountant = await app.startSession('accountant@partsboard.example');
  await app.database.pool.query(
    `insert into staff_member_branch select id, $2 from staff_member where email = $1`,
    [ORDER_DESK, shop.branch],
  );
});
afterAll(() => app.close());

const newOrder = async (quantity = 2, inStock = 5, more = {}) => {
  const customer = await addCustomer(app.database.db, { creditLimit: 100_000_000 });
  return shop.order(customer, [{ partId: await shop.newPart(inStock), quantity }], { ...ON_CREDIT, ...more });
};

const items = ({ json }: TestAnswer): OrderSummary[] => (json as { items: OrderSummary[] }).items;

const queue = async (query: Record<string, unknown> = {}, headers = desk): Promise<number[]> => {
  const answer = await app.ask('orders', headers, { query });
  expect(answer.status, answer.text).toBe(200);
  return items(answer).map(({ id }) => id);
};

const read = async (id: number): Promise<Order> =>
  (await app.ask('order', desk, { params: { id } })).json as Order;

describe('the order desk', () => {
  it('takes an order from placed to complete, and each answer names the next step', async () => {
    const id = await newOrder();
    const params = { id };
    let order = await read(id);
    expect(order).toMatchObject({ state: 'placed', isOverdue: false, missing: 0, version: 1 });
    expect(order.lines).toMatchObject([{ line: 1, quantity: 2, shippable: 2, shipped: 0, missing: 0 }]);
    const done = [];
    for (const [name, more] of [
      ['confirmOrder', {}],
      ['startPicking', {}],
      ['shipOrder', { carrier: 'dhl', trackingNumber: 'JD 1', parcels: 1 }],
      ['deliverOrder', {}],
      ['completeOrder', {}],
    ] as const) {
      done.push(order.actions[0]);
      const answer = await app.ask(name, desk, { params, body: { version: order.version, ...more } });
      expect(answer.status, answer.text).toBe(200);
      order = answer.json as Order;
    }
    expect(done).toEqual(['confirm', 'start-picking', 'ship', 'deliver', 'complete']);
    expect(order).toMatchObject({ state: 'complete', version: 6, actions: ['mark-paid'] });
    expect(order.shipments).toMatchObject([
      {
        packedBy: 'Piotr Nowak',
        carrierName: 'DHL',
        trackingUrl: 'https://www.dhl.com/pl-pl/home/tracking.html?tracking-id=JD%201',
        lines: [{ line: 1, quantity: 2 }],
      },
    ]);
    expect(order.timeline.slice(0, 2)).toMatchObject([
      { kind: 'mail', staffName: '' },
      { kind: 'confirm', staffName: 'Piotr Nowak' },
    ]);
    const booked = await app.ask('markOrderPaid', accountant, { params, body: { version: 6 } });
    expect(booked.json).toMatchObject({ paymentStatus: 'Paid', actions: [] });
  });

  it('hears that somebody was faster, and of wrong quantities', async () => {
    const id = await newOrder();
    await app.ask('confirmOrder', accountant, { params: { id }, body: { version: 1 } });
    expect((await read(id)).state).toBe('placed');
    await app.ask('confirmOrder', desk, { params: { id }, body: { version: 1 } });
    const late = await app.ask('confirmOrder', desk, { params: { id }, body: { version: 1 } });
    expect([late.status, codeOf(late)]).toEqual([409, 'conflict']);
    expect((late.json as { title: string }).title).toMatch(
      /^The order was changed meanwhile: Piotr Nowak, (?:in )?\d+ seconds?/,
    );
    const parcel = { version: 2, carrier: 'dpd', trackingNumber: '', parcels: 1 };
    const lines = [{ line: 1, quantity: 3 }];
    const wrong = await app.ask('shipOrder', desk, { params: { id }, body: { ...parcel, lines } });
    expect(wrong.status).toBe(400);
    expect(wrong.json).toMatchObject({
      errors: { lines: [expect.stringContaining('pieces that can leave: 2')] },
    });
  });

  it('sees and changes nothing of other branches', async () => {
    const { db, pool } = app.database;
    const other = await addBranch(db, 'OTH');
    const id = await newOrder();
    await pool.query('update customer_order set warehouse_id = $2 where id = $1', [id, other]);
    expect((await app.ask('order', desk, { params: { id } })).status).toBe(404);
    const body = { version: 1 };
    expect((await app.ask('confirmOrder', desk, { params: { id }, body })).status).toBe(404);
    expect((await app.ask('cancelOrder', desk, { params: { id }, body })).status).toBe(404);
    expect(await queue({ branchId: other })).toEqual([]);
    expect(await queue()).not.toContain(id);
    const everything = await app.startSession(ADMINISTRATOR);
    expect(await queue({ branchId: other }, everything)).toEqual([id]);
    const counts = (await app.ask('orderCounts', desk)).json as { items: { branchId: number }[] };
    expect(counts.items.map(({ branchId }) => branchId)).not.toContain(other);
    const bulk = await app.ask('confirmOrders', desk, { body: { orders: [{ id, version: 1 }] } });
    expect(bulk.json).toEqual({ items: [{ id, problem: 'There is no such order.' }] });
  });

  it('cancels with a reason, which stands in the time line and in the mail to the customer', async () => {
    const id = await newOrder();
    const reason = ' Producent nie dostarcza. ';
    const lines = [{ line: 1, quantity: 1 }];
    const answer = await app.ask('cancelOrder', desk, {
      params: { id },
      body: { version: 1, lines, reason },
    });
    expect(answer.json).toMatchObject({
      state: 'placed',
      timeline: [
        { kind: 'mail' },
        { kind: 'cancel-lines', data: { lines, reason: 'Producent nie dostarcza.' } },
        { kind: 'mail' },
      ],
    });
    const { rows } = await app.database.pool.query<{ plain_text: string }>(
      'select plain_text from mail_outbox order by id desc limit 1',
    );
    expect(rows[0]?.plain_text).toContain('\nProducent nie dostarcza.\n');
  });

  it('ships many at once and names each that cannot leave', async () => {
    const [whole, cancelled, missing, pickup] = [
      await newOrder(),
      await newOrder(),
      await newOrder(2, 0),
      await newOrder(),
    ];
    await app.database.pool.query('update customer_order set pick_up_in_store = true where id = $1', [
      pickup,
    ]);
    await app.ask('cancelOrder', desk, { params: { id: cancelled }, body: { version: 1 } });
    for (const id of [whole, missing, pickup])
      await app.ask('confirmOrder', desk, { params: { id }, body: { version: 1 } });
    const orders = [whole, cancelled, missing, pickup].map((id) => ({ id, version: 2 }));
    const answer = await app.ask('shipOrders', desk, { body: { orders, carrier: 'own-van' } });
    expect(answer.json, answer.text).toEqual({
      items: [
        { id: whole, problem: null },
        { id: cancelled, problem: expect.stringContaining('cancelled') as string },
        { id: missing, problem: expect.stringContaining('Pieces missing: 2') as string },
        { id: pickup, problem: expect.stringMatching(/pick/) as string },
      ],
    });
    expect(await read(whole)).toMatchObject({
      state: 'shipped',
      shipments: [{ carrier: 'own-van', parcels: 1 }],
    });
    expect((await read(missing)).state).toBe('confirmed');
    const refused = await app.ask('shipOrders', accountant, { body: { orders, carrier: 'own-van' } });
    expect(refused.status).toBe(403);
  });

  it('confirms many at once and names those that cannot be', async () => {
    const [one, two] = [await newOrder(), await newOrder()];
    await app.ask('cancelOrder', desk, { params: { id: two }, body: { version: 1 } });
    const answer = await app.ask('confirmOrders', desk, {
      body: {
        orders: [
          { id: one, version: 1 },
          { id: two, version: 2 },
        ],
      },
    });
    expect(answer.json).toEqual({
      items: [
        { id: one, problem: null },
        { id: two, problem: expect.stringMatching(/is cancelled already/) as string },
      ],
    });
    expect((await read(one)).state).toBe('confirmed');
  });
});

describe('the queue', () => {
  it('is filtered, searched, sorted and read page by page', async () => {
    const { pool } = app.database;
    await pool.query(`update customer_order set state = 'complete', order_status = 'Complete'`);
    const pickup = { ShippingAddressId: null, PickUpInStoreId: shop.branch };
    const a = await newOrder(1);
    const b = await newOrder(8, 5);
    const c = await newOrder(3, 5, pickup);
    await app.ask('confirmOrder', desk, { params: { id: b }, body: { version: 1 } });
    await pool.query(`update customer_order set due_at = now() - interval '1 hour' where id = $1`, [a]);
    const open = { states: 'placed,confirmed' };
    expect(await queue(open)).toEqual([c, b, a]);
    expect(await queue({ ...open, sort: 'oldest' })).toEqual([a, b, c]);
    expect(await queue({ ...open, sort: 'total' })).toEqual([b, c, a]);
    expect(await queue({ ...open, sort: 'due' })).toEqual([a, b, c]);
    expect(await queue({ states: 'confirmed' })).toEqual([b]);
    expect(await queue({ ...open, delivery: 'pickup' })).toEqual([c]);
    expect(await queue({ ...open, payments: 'Paid,Pending' })).toEqual([]);
    expect(await queue({ isOverdue: true })).toEqual([a]);
    expect(await queue({ isBackOrdered: true })).toEqual([b]);
    expect(await queue({ ...open, from: '2099-01-01' })).toEqual([]);
    expect(await queue({ ...open, to: '2099-01-01' })).toEqual([c, b, a]);
    for (const sort of ['newest', 'oldest', 'due', 'total']) {
      const pages: number[] = [];
      let cursor: string | null = null;
      do {
        const answer: TestAnswer = await app.ask('orders', desk, {
          query: { ...open, sort, limit: 1, ...(cursor === null ? {} : { cursor }) },
        });
        pages.push(...items(answer).map(({ id }) => id));
        cursor = (answer.json as { nextCursor: string | null }).nextCursor;
      } while (cursor !== null);
      expect(pages).toEqual(await queue({ ...open, sort }));
    }
    const wrong = await app.ask('orders', desk, { query: { from: '2026-02-30' } });
    expect(wrong.status).toBe(400);
    const { rows } = await pool.query<{ number: string; sku: string; email: string }>(
      `select o.number, l.sku, c.email from customer_order o join order_line l on l.order_id = o.id
       join customer c on c.id = o.customer_id where o.id = $1`,
      [b],
    );
    const { number = '', sku = '', email = '' } = rows[0] ?? {};
    await pool.query(`insert into order_note (order_id, note) values ($1, 'Nasz nr ZAM/2026/77')`, [b]);
    await pool.query(`update customer_order set customer_reference = 'WX 4471K Kowalski' where id = $1`, [b]);
    for (const search of [
      number,
      number.toLowerCase(),
      number.slice(2),
      sku,
      sku.replaceAll(' ', '-'),
      email,
      'zam/2026/77',
      'wx4471k',
      'WX 44',
      'kowalski',
    ])
      expect([search, await queue({ search })]).toEqual([search, [b]]);
    expect(await queue({ ...open, search: 'warsztat now' })).toEqual([c, b, a]);
    expect(await queue({ search: `'); drop table x; --` })).toEqual([]);
    expect(items(await app.ask('orders', desk, { query: { search: number } }))[0]).toMatchObject({
      number,
      missing: 3,
      customerReference: 'WX 4471K Kowalski',
      lineCount: 1,
      customer: { company: 'Warsztat Nowak', name: 'Anna Nowak', email },
    });
    const counts = (await app.ask('orderCounts', desk)).json as { items: { branchId: number }[] };
    expect(counts.items.find(({ branchId }) => branchId === shop.branch)).toEqual({
      branchId: shop.branch,
      new: 2,
      toPick: 1,
      backOrders: 1,
      ready: 0,
      overdue: 1,
      toRefund: 0,
    });
  });

  it('is exported whole as it is filtered, in the reader’s language', async () => {
    const { pool } = app.database;
    await pool.query(`update customer set company = '=1+1' where id = (select max(id) from customer)`);
    await pool.query(`update customer_order set customer_reference = 'KR 77' where state = 'placed'`);
    const answer = await app.ask(
      'orderExport',
      { ...accountant, 'accept-language': 'pl' },
      { query: { states: 'placed' } },
    );
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head = '', ...rows] = answer.text.trimEnd().split('\r\n');
    expect(head.startsWith('\uFEFFNumer;Numer własny klienta;Złożone;')).toBe(true);
    expect(rows).toHaveLength((await queue({ states: 'placed', limit: 200 }, accountant)).length);
    expect(rows.join('\n')).toContain(`;"'=1+1";`);
    expect(rows[0]).toContain(';złożone;');
    expect(rows[0]).toContain(';KR 77;');
  });
});
