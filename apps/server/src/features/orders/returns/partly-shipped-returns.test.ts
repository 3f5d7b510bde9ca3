import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOrderShop, desk, ON_CREDIT, type OrderShop } from '../../../../test/order-fixture.ts';
import { requesterOf, returnRequest } from '../../../../test/return-fixture.ts';
import { addCustomer, type TestCustomer } from '../../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { connect, type Db } from '../../../db/database.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';
import { cancelOrder } from '../actions/cancel-order.ts';
import { readOrder } from '../orders.service.ts';
import { refundOrder } from '../actions/refund-order.ts';
import { handOver, shipOrder } from '../actions/ship-order.ts';
import { changeState, markPaid } from '../actions/simple-actions.ts';
import { approveReturn, receiveReturn } from './change-return.ts';
import { refundReturn } from './refund-return.ts';
import { requestReturn } from './request-return.ts';

const UNIT_GROSS = 6150;
const PARCEL = { carrier: 'dpd', trackingNumber: '', parcels: 1 } as const;

let database: TestDatabase;
let many: ReturnType<typeof connect>;
let db: Db;
let shop: OrderShop;
let customer: TestCustomer;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  many = connect({ url: () => database.url, poolSize: 20 });
  shop = await createOrderShop(db, many.db);
});
afterAll(async () => {
  await many.close();
  await database.drop();
});
beforeEach(async () => {
  customer = await addCustomer(db, { creditLimit: 100_000_000 });
});

const request = (orderId: number, quantity: number) =>
  requestReturn(shop.deps, requesterOf(customer), returnRequest(orderId, [[1, quantity]]));

const receive = (id: number, restocked: number) =>
  receiveReturn(shop.deps, desk(), { id, version: 2, lines: [{ line: 1, restocked, writtenOff: 0 }] });

async function settle(id: number, restocked: number): Promise<void> {
  await approveReturn(shop.deps, desk(), { id, version: 1 }, '');
  await receive(id, restocked);
  await refundReturn(shop.deps, desk(), { id, version: 3 });
}

const ship = (id: number, quantity: number) =>
  shipOrder(shop.deps, desk(), { id }, { ...PARCEL, lines: [{ line: 1, quantity }] });

/** An order of which some pieces have left. */
async function partlyShipped(quantity: number, shipped: number, more: Parameters<OrderShop['order']>[2]) {
  const partId = await shop.newPart(quantity);
  const id = await shop.order(customer, [{ partId, quantity }], more);
  await changeState(shop.deps, desk(), { id }, 'confirm');
  await ship(id, shipped);
  return { id, partId };
}

const orderRow = (id: number) =>
  db
    .selectFrom('customer_order')
    .where('id', '=', id)
    .select(['state', 'payment_status', 'total', 'refunded_total', 'cancelled_total', 'refund_due'])
    .executeTakeFirstOrThrow();

const returnable = async (id: number) =>
  (await readOrder(db, customer.customerId, id, 'en')).Items[0]?.ReturnableQuantity;

describe('the pieces of an order that have left', () => {
  it('come back while the rest is still to leave, which then leaves as ever', async () => {
    const { id, partId } = await partlyShipped(5, 2, ON_CREDIT);
    const { total } = await orderRow(id);
    expect(await returnable(id)).toBe(2);
    await settle((await request(id, 2)).id, 2);
    expect(await orderRow(id)).toMatchObject({
      state: 'partly-shipped',
      payment_status: 'Authorized',
      refunded_total: 2 * UNIT_GROSS,
    });
    expect((await shop.figures(partId))[0]).toEqual([5, 3]);
    expect(await shop.creditUsed(customer)).toBe(total - 2 * UNIT_GROSS);
    expect(await returnable(id)).toBe(0);

    await ship(id, 3);
    expect(await returnable(id)).toBe(3);
    expect((await shop.figures(partId))[0]).toEqual([2, 0]);
    await changeState(shop.deps, desk(), { id }, 'deliver');
    await settle((await request(id, 3)).id, 3);
    expect(await orderRow(id)).toMatchObject({ state: 'returned', refunded_total: 5 * UNIT_GROSS });
  });

  it('end the order with the rest, once that is cancelled, and its payment once all is paid back', async () => {
    const { id } = await partlyShipped(3, 1, {});
    await markPaid(shop.deps, desk(), { id });
    await settle((await request(id, 1)).id, 1);
    expect(await orderRow(id)).toMatchObject({ state: 'partly-shipped', payment_status: 'Paid' });
    await cancelOrder(shop.deps, desk(), { id }, { lines: [{ line: 1, quantity: 2 }] });
    expect(await orderRow(id)).toMatchObject({
      state: 'returned',
      payment_status: 'Paid',
      refund_due: 2 * UNIT_GROSS,
    });
    await refundOrder(shop.deps, desk(), { id });
    expect(await orderRow(id)).toMatchObject({ payment_status: 'Refunded', refund_due: 0 });
  });

  it('end the payment with their own refund where the rest was paid back before', async () => {
    const { id } = await partlyShipped(2, 1, {});
    await markPaid(shop.deps, desk(), { id });
    const { id: returnId } = await request(id, 1);
    await approveReturn(shop.deps, desk(), { id: returnId, version: 1 }, '');
    await receive(returnId, 1);
    await cancelOrder(shop.deps, desk(), { id }, { lines: [{ line: 1, quantity: 1 }] });
    await refundOrder(shop.deps, desk(), { id });
    expect(await orderRow(id)).toMatchObject({ state: 'returned', payment_status: 'Paid' });
    await refundReturn(shop.deps, desk(), { id: returnId, version: 3 });
    expect(await orderRow(id)).toMatchObject({ payment_status: 'Refunded' });
  });

  it('leave no credit claimed once the rest is cancelled and only fees are left', async () => {
    const { id, partId } = await partlyShipped(2, 1, ON_CREDIT);
    await settle((await request(id, 1)).id, 1);
    await cancelOrder(shop.deps, desk(), { id }, { lines: [{ line: 1, quantity: 1 }] });
    const { total, state, payment_status } = await orderRow(id);
    const fees = total - 2 * UNIT_GROSS;
    expect(state).toBe('returned');
    expect(payment_status).toBe(fees === 0 ? 'Voided' : 'Authorized');
    expect(await shop.creditUsed(customer)).toBe(fees);
    expect((await shop.figures(partId))[0]).toEqual([2, 0]);
  });

  it('come back from an order on the road, and of one that waits in the branch what was handed over', async () => {
    const sent = await partlyShipped(2, 2, {});
    expect((await orderRow(sent.id)).state).toBe('shipped');
    expect(await returnable(sent.id)).toBe(2);

    const partId = await shop.newPart(2);
    const id = await shop.order(customer, [{ partId, quantity: 2 }], {
      ShippingAddressId: null,
      PickUpInStoreId: shop.branch,
    });
    await changeState(shop.deps, desk(), { id }, 'confirm');
    await changeState(shop.deps, desk(), { id }, 'make-ready');
    expect(await returnable(id)).toBe(0);
    await expect(request(id, 1)).rejects.toBeInstanceOf(DomainError);
    await handOver(shop.deps, desk(), { id }, [{ line: 1, quantity: 1 }]);
    await changeState(shop.deps, desk(), { id }, 'make-ready');
    expect(await returnable(id)).toBe(1);
    await settle((await request(id, 1)).id, 1);
    expect(await orderRow(id)).toMatchObject({ state: 'ready', refunded_total: UNIT_GROSS });
  });
});

describe('fifty calls at once', { timeout: 60_000 }, () => {
  it('ship the rest, cancel it and take back what has left: no piece and no credit is lost', async () => {
    for (let round = 0; round < 3; round += 1) {
      customer = await addCustomer(db, { creditLimit: 100_000_000 });
      const { id, partId } = await partlyShipped(10, 4, ON_CREDIT);
      const { id: returnId } = await request(id, 3);
      await approveReturn(shop.deps, desk(), { id: returnId, version: 1 }, '');
      const results = await Promise.allSettled(
        Array.from({ length: 50 }, (_, index) => {
          if (index % 3 === 0) return receive(returnId, 3);
          if (index % 3 === 1) return ship(id, 1);
          return cancelOrder(shop.deps, desk(), { id }, { lines: [{ line: 1, quantity: 1 }] });
        }),
      );
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(DomainError);
      await refundReturn(shop.deps, desk(), { id: returnId, version: 3 });
      const line = await db
        .selectFrom('order_line')
        .where('order_id', '=', id)
        .select(['shipped', 'cancelled', 'returned'])
        .executeTakeFirstOrThrow();
      expect([line.shipped + line.cancelled, line.returned]).toEqual([10, 3]);
      expect((await shop.figures(partId))[0]).toEqual([10 - line.shipped + 3, 0]);
      const { total } = await orderRow(id);
      expect(await shop.creditUsed(customer)).toBe(total - (line.cancelled + 3) * UNIT_GROSS);
    }
  });
});
