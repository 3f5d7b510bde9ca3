import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOrderShop, desk, ON_CREDIT, type OrderShop } from '../../../../test/order-fixture.ts';
import {
  deliveredOrder,
  readReturnRow,
  requesterOf,
  returnRequest,
} from '../../../../test/return-fixture.ts';
import { addCustomer, type TestCustomer } from '../../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import type { Db } from '../../../db/database.ts';
import { readOrder } from '../orders.service.ts';
import { changeState, markPaid } from '../actions/simple-actions.ts';
import { approveReturn, receiveReturn, refuseReturn } from './change-return.ts';
import { refundReturn } from './refund-return.ts';
import { requestReturn } from './request-return.ts';

const UNIT_GROSS = 6150;
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]).toString('base64');

let database: TestDatabase;
let db: Db;
let shop: OrderShop;
let customer: TestCustomer;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  shop = await createOrderShop(db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  customer = await addCustomer(db, { creditLimit: 100_000_000 });
});

const request = (...input: Parameters<typeof returnRequest>) =>
  requestReturn(shop.deps, requesterOf(customer), returnRequest(...input));

const refusal = (message: string | RegExp) => ({
  name: 'DomainError',
  message: expect.stringMatching(message) as string,
});

const fieldRefusal = (field: string) => ({
  code: 'invalid-request',
  options: { errors: { [field]: [expect.any(Function)] } },
});

const orderRow = (id: number) =>
  db
    .selectFrom('customer_order')
    .where('id', '=', id)
    .select(['number', 'state', 'payment_status', 'total', 'refunded_total'])
    .executeTakeFirstOrThrow();

async function mailsSince(action: () => Promise<unknown>): Promise<{ subject: string; text: string }[]> {
  await database.pool.query('delete from mail_outbox');
  await action();
  const rows = await db.selectFrom('mail_outbox').select(['subject', 'plain_text']).orderBy('id').execute();
  return rows.map(({ subject, plain_text }) => ({ subject, text: plain_text ?? '' }));
}

/** Takes a return that was asked for through to its refund; everything can be sold again. */
async function settle(
  id: number,
  lines: readonly (readonly [line: number, quantity: number])[],
): Promise<void> {
  await approveReturn(shop.deps, desk(), { id, version: 1 }, '');
  await receiveReturn(shop.deps, desk(), {
    id,
    version: 2,
    lines: lines.map(([line, restocked]) => ({ line, restocked, writtenOff: 0 })),
  });
  await refundReturn(shop.deps, desk(), { id, version: 3 });
}

describe('a return', () => {
  it('is requested, approved, received and refunded: stock and credit come back, everybody is told', async () => {
    const partId = await shop.newPart(5);
    const orderId = await deliveredOrder(shop, customer, [{ partId, quantity: 4 }], ON_CREDIT);
    const { number, total } = await orderRow(orderId);
    expect([await shop.figures(partId), await shop.creditUsed(customer)]).toEqual([
      [
        [1, 0],
        [0, 0],
      ],
      total,
    ]);

    let id = 0;
    const asked = await mailsSince(async () => {
      ({ id } = await request(orderId, [[1, 3]], { Comment: 'Nie pasuje', Photos: [JPEG, JPEG] }));
    });
    expect(asked).toMatchObject([{ subject: `Zgłoszenie zwrotu do zamówienia ${number}` }]);
    expect(await readOrder(db, customer.customerId, orderId, 'pl')).toMatchObject({
      Items: [{ ReturnedQuantity: 0, ReturnableQuantity: 1 }],
      Returns: [
        {
          Number: `${number}-R1`,
          State: 'requested',
          Reason: 'wrong-part',
          Comment: 'Nie pasuje',
          Photos: 2,
          Lines: [{ Line: 1, Quantity: 3, Accepted: 0 }],
          RefundedAmount: null,
        },
      ],
    });

    const approved = await mailsSince(() =>
      approveReturn(shop.deps, desk(), { id, version: 1 }, 'Kierowca odbierze w piątek.'),
    );
    expect(approved).toMatchObject([{ subject: `Zwrot do zamówienia ${number} przyjęty do realizacji` }]);
    expect(approved[0]?.text).toContain('Kierowca odbierze w piątek.');
    expect((await shop.figures(partId))[0]).toEqual([1, 0]);

    const received = await mailsSince(() =>
      receiveReturn(shop.deps, desk(), {
        id,
        version: 2,
        lines: [{ line: 1, restocked: 2, writtenOff: 1 }],
      }),
    );
    expect(received).toMatchObject([{ subject: `Zwrot do zamówienia ${number} dotarł` }]);
    expect(await shop.figures(partId)).toEqual([
      [3, 0],
      [0, 0],
    ]);
    expect(await shop.creditUsed(customer)).toBe(total);

    const refunded = await mailsSince(() => refundReturn(shop.deps, desk(), { id, version: 3 }));
    expect(refunded).toMatchObject([{ subject: `Zwrot do zamówienia ${number} rozliczony` }]);
    expect(refunded[0]?.text).toMatch(/Kwota: 184,50\szł/);
    expect(await shop.creditUsed(customer)).toBe(total - 3 * UNIT_GROSS);
    expect(await orderRow(orderId)).toMatchObject({
      state: 'delivered',
      payment_status: 'Authorized',
      refunded_total: 3 * UNIT_GROSS,
    });
    expect(await readReturnRow(db, id)).toMatchObject({ state: 'refunded', refunded_amount: 3 * UNIT_GROSS });
    expect(await readOrder(db, customer.customerId, orderId, 'pl')).toMatchObject({
      Items: [{ DeliveredQuantity: 4, ReturnedQuantity: 3, ReturnableQuantity: 1 }],
      Returns: [{ State: 'refunded', RefundedAmount: 184.5, Lines: [{ Accepted: 3 }] }],
    });

    const { rows } = await database.pool.query<{ kind: string; staff_name: string }>(
      `select kind, staff_name from order_activity where order_id = $1 and kind like '%return' order by id`,
      [orderId],
    );
    expect(rows).toEqual([
      { kind: 'request-return', staff_name: 'Anna Nowak' },
      ...['approve-return', 'receive-return', 'refund-return'].map((kind) => ({ kind, staff_name: 'Piotr' })),
    ]);
    const audit = await database.pool.query<{ action: string }>(
      `select action from audit_entry where record_id = $1::text and action like '%return' order by id`,
      [orderId],
    );
    expect(audit.rows.map(({ action }) => action)).toEqual([
      'order.approve-return',
      'order.receive-return',
      'order.refund-return',
    ]);
  });

  it('that is refused says why, moves nothing, and its pieces can be asked for again', async () => {
    const partId = await shop.newPart(2);
    const orderId = await deliveredOrder(shop, customer, [{ partId, quantity: 2 }], ON_CREDIT);
    const { id } = await request(orderId, [[1, 2]]);
    await expect(request(orderId, [[1, 1]])).rejects.toMatchObject(fieldRefusal('lines'));
    const mails = await mailsSince(() =>
      refuseReturn(shop.deps, desk(), { id, version: 1 }, 'Opakowanie jest otwarte.'),
    );
    expect(mails[0]?.text).toContain('Opakowanie jest otwarte.');
    expect((await shop.figures(partId))[0]).toEqual([0, 0]);
    expect(await readReturnRow(db, id)).toMatchObject({
      state: 'refused',
      answer: 'Opakowanie jest otwarte.',
    });
    await expect(approveReturn(shop.deps, desk(), { id, version: 2 }, '')).rejects.toMatchObject(
      refusal(/return \d+-R1 is refused/),
    );
    expect(await request(orderId, [[1, 2]])).toMatchObject({ state: 'requested' });
  });

  it('is only of what has left', async () => {
    const partId = await shop.newPart(5);
    const placed = await shop.order(customer, [{ partId, quantity: 1 }]);
    await expect(request(placed, [[1, 1]])).rejects.toMatchObject(
      refusal(/once goods of order \d+ have been shipped/),
    );
    expect((await readOrder(db, customer.customerId, placed, 'en')).Items[0]?.ReturnableQuantity).toBe(0);

    const orderId = await deliveredOrder(shop, customer, [{ partId, quantity: 2 }]);
    await expect(request(orderId, [[1, 3]])).rejects.toMatchObject(fieldRefusal('lines'));
    await expect(request(orderId, [[2, 1]])).rejects.toMatchObject(fieldRefusal('lines'));
    await expect(
      request(orderId, [
        [1, 1],
        [1, 1],
      ]),
    ).rejects.toMatchObject(fieldRefusal('lines'));
  });

  it('takes only photos, by their content', async () => {
    const orderId = await deliveredOrder(shop, customer, [{ partId: await shop.newPart(1), quantity: 1 }]);
    const page = Buffer.from('<script>alert(1)</script>').toString('base64');
    const large = Buffer.concat([Buffer.from(JPEG, 'base64'), Buffer.alloc(2_000_000)]).toString('base64');
    for (const photo of [page, large, `${JPEG}\n`, `${JPEG} ${JPEG}`])
      expect(() => request(orderId, [[1, 1]], { Photos: [photo] })).toThrow(
        expect.objectContaining(fieldRefusal('Photos')),
      );
  });

  it('is made once, however often the same request is sent', async () => {
    const orderId = await deliveredOrder(shop, customer, [{ partId: await shop.newPart(4), quantity: 4 }]);
    const input = returnRequest(orderId, [[1, 1]]);
    const first = await requestReturn(shop.deps, requesterOf(customer), input);
    const again = await requestReturn(shop.deps, requesterOf(customer), input);
    expect(again.id).toBe(first.id);
    expect((await readOrder(db, customer.customerId, orderId, 'en')).Returns).toHaveLength(1);
  });

  it('is received with no more than was asked for, and not with nothing', async () => {
    const orderId = await deliveredOrder(shop, customer, [{ partId: await shop.newPart(4), quantity: 4 }]);
    const { id } = await request(orderId, [[1, 2]]);
    await approveReturn(shop.deps, desk(), { id, version: 1 }, '');
    for (const [restocked, writtenOff] of [
      [2, 1],
      [0, 0],
    ] as const)
      await expect(
        receiveReturn(shop.deps, desk(), { id, version: 2, lines: [{ line: 1, restocked, writtenOff }] }),
      ).rejects.toMatchObject(fieldRefusal('lines'));
    await receiveReturn(shop.deps, desk(), {
      id,
      version: 2,
      lines: [{ line: 1, restocked: 1, writtenOff: 0 }],
    });
    // What did not arrive can be asked for again.
    expect((await readOrder(db, customer.customerId, orderId, 'en')).Items[0]).toMatchObject({
      ReturnedQuantity: 1,
      ReturnableQuantity: 3,
    });
  });
});

describe('an order of which everything comes back', () => {
  it('is returned and refunded where it was paid', async () => {
    const partId = await shop.newPart(2);
    const orderId = await deliveredOrder(shop, customer, [{ partId, quantity: 2 }]);
    await markPaid(shop.deps, desk(), { id: orderId });
    await changeState(shop.deps, desk(), { id: orderId }, 'complete');
    const first = await request(orderId, [[1, 1]]);
    await settle(first.id, [[1, 1]]);
    expect(await orderRow(orderId)).toMatchObject({ state: 'complete', payment_status: 'Paid' });
    const second = await request(orderId, [[1, 1]]);
    await settle(second.id, [[1, 1]]);
    expect(await orderRow(orderId)).toMatchObject({
      state: 'returned',
      payment_status: 'Refunded',
      refunded_total: 2 * UNIT_GROSS,
    });
    expect((await shop.figures(partId))[0]).toEqual([2, 0]);
  });

  it('on trade credit owes nothing but its fees, which can still be paid', async () => {
    const partId = await shop.newPart(1);
    const orderId = await deliveredOrder(shop, customer, [{ partId, quantity: 1 }], ON_CREDIT);
    const { id } = await request(orderId, [[1, 1]]);
    await settle(id, [[1, 1]]);
    const { total, payment_status } = await orderRow(orderId);
    const fees = total - UNIT_GROSS;
    expect(await shop.creditUsed(customer)).toBe(fees);
    expect(payment_status).toBe(fees === 0 ? 'Voided' : 'Authorized');
    if (fees > 0) await markPaid(shop.deps, desk(), { id: orderId });
    expect(await shop.creditUsed(customer)).toBe(0);
  });
});

describe('a return of another branch', () => {
  it('does not exist for a person', async () => {
    const orderId = await deliveredOrder(shop, customer, [{ partId: await shop.newPart(1), quantity: 1 }]);
    const { id } = await request(orderId, [[1, 1]]);
    await expect(
      approveReturn(shop.deps, desk('Ewa', [shop.central]), { id, version: 1 }, ''),
    ).rejects.toMatchObject(refusal('There is no such return'));
  });
});
