import type { Order, OrderFeed } from '@partsboard/contract/integration/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestKey, integrationCaller, type KeyHeaders } from './integration-app.ts';
import { createOrderShop, desk, ON_CREDIT, type OrderShop } from './order-fixture.ts';
import { deliveredOrder, requesterOf, returnRequest } from './return-fixture.ts';
import { addCustomer, type TestCustomer } from './shop-fixture.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { approveReturn, receiveReturn } from '../src/features/orders/returns/change-return.ts';
import { requestReturn } from '../src/features/orders/returns/request-return.ts';

let shop: TestApp;
let orders: OrderShop;
let key: KeyHeaders;
let call: ReturnType<typeof integrationCaller>;

beforeAll(async () => {
  shop = await createTestApp();
  orders = await createOrderShop(shop.database.db);
  key = await addTestKey(shop);
  call = integrationCaller(shop);
});
afterAll(() => shop.close());

const numberOf = async (id: number): Promise<string> => {
  const { rows } = await shop.database.pool.query<{ number: string }>(
    'select number from customer_order where id = $1',
    [id],
  );
  return rows[0]?.number ?? '';
};

type Change = 'cancelOrder' | 'payOrder' | 'refundOrder';

const ask = (name: Change, number: string, body: object = {}, headers: KeyHeaders = key) =>
  call(name, headers, { params: { number }, body });

const change = async (name: Change, number: string, body: object = {}): Promise<Order> => {
  const answer = await ask(name, number, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as Order;
};

const readFeed = async (after?: number): Promise<OrderFeed> =>
  (await call('orderFeed', key, { query: { after } })).json as OrderFeed;

/** A piece costs 61.50 with VAT. */
const paidOrder = async (quantity: number): Promise<Order> => {
  const id = await orders.order(await addCustomer(shop.database.db), [
    { partId: await orders.newPart(9), quantity },
  ]);
  return change('payOrder', await numberOf(id));
};

/** An order whose goods have come back to the branch. */
async function returnedOrder(customer: TestCustomer, more: Parameters<OrderShop['order']>[2] = {}) {
  const id = await deliveredOrder(orders, customer, [{ partId: await orders.newPart(9), quantity: 2 }], more);
  const made = await requestReturn(orders.deps, requesterOf(customer), returnRequest(id, [[1, 1]]));
  const receive = async () => {
    await approveReturn(orders.deps, desk(), { id: made.id, version: 1 }, '');
    await receiveReturn(orders.deps, desk(), {
      id: made.id,
      version: 2,
      lines: [{ line: 1, restocked: 1, writtenOff: 0 }],
    });
  };
  return { number: await numberOf(id), returnNumber: made.number, receive };
}

describe('the refund of cancelled goods', () => {
  it('is seen as due, and booked once by the system that has paid it back', async () => {
    const { number, total } = await paidOrder(3);
    const cancelled = await change('cancelOrder', number, { lines: [{ line: 1, quantity: 1 }] });
    expect(cancelled).toMatchObject({ paymentStatus: 'Paid', cancelledTotal: 61.5, refundDue: 61.5 });
    expect(await change('refundOrder', number, { amount: 61.5, version: cancelled.version })).toMatchObject({
      paymentStatus: 'Paid',
      cancelledTotal: 61.5,
      refundDue: 0,
    });
    const again = await ask('refundOrder', number);
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('is to be refunded') as string]);

    const rest = await change('cancelOrder', number);
    expect(rest.refundDue).toBeCloseTo(total - 61.5);
    expect(await change('refundOrder', number)).toMatchObject({ paymentStatus: 'Refunded', refundDue: 0 });
    const { rows } = await shop.database.pool.query(
      `select staff_name, after ->> 'amount' as amount from audit_entry
       where action = 'order.refund' and record_name = $1 order by id`,
      [number],
    );
    expect(rows).toEqual([
      { staff_name: 'ERP', amount: '6150' },
      { staff_name: 'ERP', amount: String(Math.round(total * 100) - 6150) },
    ]);
  });

  it('comes back in the order feed as a change: an order is cancelled once', async () => {
    const { number } = await paidOrder(1);
    const { last } = await readFeed();
    await change('cancelOrder', number);
    await change('refundOrder', number);
    const { items } = await readFeed(last);
    expect(items.map(({ kind, state, paymentStatus }) => [kind, state, paymentStatus])).toEqual([
      ['cancelled', 'cancelled', 'Paid'],
      ['changed', 'cancelled', 'Refunded'],
    ]);
  });

  it('is refused with another amount, an old version, three decimals, or without the scope', async () => {
    const { number, total } = await paidOrder(1);
    const { version } = await change('cancelOrder', number);
    const other = await ask('refundOrder', number, { amount: total - 1 });
    expect([other.status, other.text]).toEqual([
      409,
      expect.stringContaining(`PLN ${total.toFixed(2)} is to be refunded`) as string,
    ]);
    expect((await ask('refundOrder', number, { version: version - 1 })).status).toBe(409);
    expect((await ask('refundOrder', number, { amount: 1.005 })).status).toBe(400);
    const clerk = await addTestKey(shop, ['orders:read', 'orders:write'], 'Clerk');
    expect((await ask('refundOrder', number, {}, clerk)).status).toBe(403);
    expect((await call('order', key, { params: { number } })).json).toMatchObject({ version });
  });
});

describe('the refund of a return', () => {
  it('is seen with the pieces that have arrived, and booked by the number of the return', async () => {
    const customer = await addCustomer(shop.database.db);
    const { number, returnNumber, receive } = await returnedOrder(customer);
    await change('payOrder', number);
    const early = await ask('refundOrder', number, { return: returnNumber });
    expect([early.status, early.text]).toEqual([409, expect.stringContaining(returnNumber) as string]);
    await receive();

    const { json: arrived } = await call('order', key, { params: { number } });
    expect(arrived).toMatchObject({
      refundedTotal: 0,
      lines: [{ brand: 'VELORA', returned: 1 }],
      returns: [
        {
          number: returnNumber,
          kind: 'goods',
          state: 'received',
          reason: 'wrong-part',
          lines: [{ line: 1, quantity: 1, restocked: 1, writtenOff: 0 }],
          refundDue: 61.5,
          refundedAmount: null,
        },
      ],
    });
    expect((await ask('refundOrder', number, { return: returnNumber, amount: 61 })).status).toBe(409);
    expect(
      await change('refundOrder', number, { return: returnNumber.toLowerCase(), amount: 61.5 }),
    ).toMatchObject({
      paymentStatus: 'Paid',
      refundedTotal: 61.5,
      returns: [{ state: 'refunded', refundDue: 0, refundedAmount: 61.5 }],
    });
    expect((await ask('refundOrder', number, { return: returnNumber })).status).toBe(409);
    expect((await ask('refundOrder', number, { return: `${number}-R9` })).status).toBe(404);
  });

  it('of goods that were not paid makes the customer owe less', async () => {
    const customer = await addCustomer(shop.database.db, { creditLimit: 1_000_000 });
    const { number, returnNumber, receive } = await returnedOrder(customer, ON_CREDIT);
    await receive();
    const used = await orders.creditUsed(customer);
    expect(await change('refundOrder', number, { return: returnNumber })).toMatchObject({
      paymentStatus: 'Authorized',
      refundedTotal: 61.5,
    });
    expect(await orders.creditUsed(customer)).toBe(used - 6150);
  });

  it('is booked once, however many systems report it at the same time', async () => {
    const customer = await addCustomer(shop.database.db);
    const { number, returnNumber, receive } = await returnedOrder(customer);
    await receive();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ask('refundOrder', number, { return: returnNumber })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});
