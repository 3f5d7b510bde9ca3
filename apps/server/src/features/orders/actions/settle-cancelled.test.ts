import type { Order, OrderCounts, OrderSummary } from '@partsboard/contract/backoffice/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createBackofficeApp,
  ORDER_DESK,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../../test/backoffice-app.ts';
import { createOrderShop, type OrderShop } from '../../../../test/order-fixture.ts';
import { addCustomer } from '../../../../test/shop-fixture.ts';

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

/** Prices are round: a piece costs 61.50 with VAT. */
const paidOrder = async (quantity: number): Promise<Order> => {
  const customer = await addCustomer(app.database.db);
  const id = await shop.order(customer, [{ partId: await shop.newPart(9), quantity }]);
  return perform('markOrderPaid', accountant, { id, version: 1 });
};

type Action = 'markOrderPaid' | 'cancelOrder' | 'refundOrder' | 'confirmOrder' | 'shipOrder';

const ask = (
  name: Action,
  headers: StaffHeaders,
  { id, version }: { id: number; version: number },
  more = {},
) => app.ask(name, headers, { params: { id }, body: { version, ...more } });

async function perform(...input: Parameters<typeof ask>): Promise<Order> {
  const answer = await ask(...input);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as Order;
}

const newestMail = async (): Promise<{ subject: string; plain_text: string }> => {
  const { rows } = await app.database.pool.query<{ subject: string; plain_text: string }>(
    'select subject, plain_text from mail_outbox order by id desc limit 1',
  );
  return rows[0] ?? { subject: '', plain_text: '' };
};

/** As a mail writes it, whose blanks do not break. */
const money = (amount: string) => expect.stringMatching(new RegExp(amount.replaceAll(' ', '\\s'))) as string;

describe('a paid order', () => {
  it('that is cancelled is to be refunded, until accounting has booked the refund', async () => {
    const paid = await paidOrder(2);
    expect(paid).toMatchObject({ refundDue: 0, actions: expect.not.arrayContaining(['refund']) as string[] });
    const cancelled = await perform('cancelOrder', desk, paid);
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      paymentStatus: 'Paid',
      refundDue: paid.total,
      actions: ['refund'],
    });
    expect((await newestMail()).plain_text).toEqual(
      money(`oddamy: ${paid.total.toFixed(2).replace('.', ',')}`),
    );

    expect((await ask('refundOrder', desk, cancelled)).status).toBe(403);
    const refunded = await perform('refundOrder', accountant, cancelled);
    expect(refunded).toMatchObject({ paymentStatus: 'Refunded', refundDue: 0, actions: [] });
    expect(refunded.timeline.slice(-2)).toMatchObject([
      { kind: 'refund', data: { amount: Math.round(paid.total * 100) } },
      { kind: 'mail' },
    ]);
    expect(await newestMail()).toEqual({
      subject: `Zwrot pieniędzy za zamówienie ${paid.number}`,
      plain_text: money(paid.total.toFixed(2).replace('.', ',')),
    });
    const { rows } = await app.database.pool.query(
      `select before, after from audit_entry where action = 'order.refund' and record_id = $1`,
      [String(paid.id)],
    );
    expect(rows).toMatchObject([{ before: { payment: 'Paid' }, after: { payment: 'Refunded' } }]);
    const again = await ask('refundOrder', accountant, refunded);
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('is to be refunded') as string]);
  });

  it('that is to be refunded is counted and listed for its branch, until it was', async () => {
    const numbers = async (query: object) => {
      const answer = await app.ask('orders', accountant, { query: { isToRefund: true, ...query } });
      return (answer.json as { items: OrderSummary[] }).items.map(({ number, refundDue }) => [
        number,
        refundDue,
      ]);
    };
    const count = async () => {
      const answer = await app.ask('orderCounts', desk, {});
      const { items } = answer.json as { items: OrderCounts[] };
      return items.find(({ branchId }) => branchId === shop.branch)?.toRefund;
    };
    const paid = await paidOrder(2);
    const before = await count();
    const cancelled = await perform('cancelOrder', desk, paid, { lines: [{ line: 1, quantity: 1 }] });
    expect(await count()).toBe((before ?? 0) + 1);
    expect(await numbers({ search: paid.number })).toEqual([[paid.number, 61.5]]);
    expect(await numbers({ sort: 'total' })).toContainEqual([paid.number, 61.5]);
    expect(await numbers({ states: 'shipped' })).toEqual([]);
    expect(await numbers({ branchId: shop.central })).toEqual([]);
    await perform('refundOrder', accountant, cancelled);
    expect(await count()).toBe(before);
    expect(await numbers({ search: paid.number })).toEqual([]);
  });

  it('of which lines are cancelled is refunded for these, stays paid, and is refunded with the rest', async () => {
    const paid = await paidOrder(3);
    const lines = [{ line: 1, quantity: 1 }];
    const cancelled = await perform('cancelOrder', desk, paid, { lines });
    expect(cancelled).toMatchObject({ state: 'placed', paymentStatus: 'Paid', refundDue: 61.5 });
    expect((await newestMail()).plain_text).toEqual(money('oddamy: 61,50'));
    const more = await perform('cancelOrder', desk, cancelled, { lines });
    expect(more.refundDue).toBe(123);
    const refunded = await perform('refundOrder', accountant, more);
    expect(refunded).toMatchObject({ paymentStatus: 'Paid', refundDue: 0, cancelledTotal: 123 });
    const rest = await perform('cancelOrder', desk, refunded);
    expect(rest.refundDue).toBeCloseTo(paid.total - 123);
    expect(await perform('refundOrder', accountant, rest)).toMatchObject({
      state: 'cancelled',
      paymentStatus: 'Refunded',
      refundDue: 0,
    });
  });

  it('gets nothing back for what was cancelled before it was paid', async () => {
    const customer = await addCustomer(app.database.db);
    const id = await shop.order(customer, [{ partId: await shop.newPart(9), quantity: 2 }]);
    const lines = [{ line: 1, quantity: 1 }];
    const cancelled = await perform('cancelOrder', desk, { id, version: 1 }, { lines });
    expect((await newestMail()).plain_text).not.toContain('oddamy');
    const paid = await perform('markOrderPaid', accountant, cancelled);
    expect(paid).toMatchObject({ paymentStatus: 'Paid', refundDue: 0 });
    expect((await ask('refundOrder', accountant, paid)).status).toBe(409);
  });
});

it('a message of blanks is no message', async () => {
  const paid = await paidOrder(1);
  for (const isForCustomer of [true, false]) {
    const answer = await app.ask('addOrderNote', desk, {
      params: { id: paid.id },
      body: { version: paid.version, text: '  ', isForCustomer },
    });
    expect(answer.status, answer.text).toBe(400);
  }
});
