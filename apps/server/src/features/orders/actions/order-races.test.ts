import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrderShop, desk, ON_CREDIT, type OrderShop } from '../../../../test/order-fixture.ts';
import { addCustomer } from '../../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { connect } from '../../../db/database.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';
import { allotBackOrders } from './allot-back-orders.service.ts';
import { cancelOrder } from './cancel-order.ts';
import { shipOrder } from './ship-order.ts';
import { changeState, markPaid } from './simple-actions.ts';

const CALLS = 50;
const TIME = 60_000;
const PARCEL = { carrier: 'dpd', trackingNumber: '', parcels: 1 };

let database: TestDatabase;
let many: ReturnType<typeof connect>;
let shop: OrderShop;

beforeAll(async () => {
  database = await createTestDatabase();
  many = connect({ url: () => database.url, poolSize: 20 });
  shop = await createOrderShop(database.db, many.db);
});
afterAll(async () => {
  await many.close();
  await database.drop();
});

/** How many of the calls were done; the others must have been refused in words. */
async function race(calls: readonly (() => Promise<unknown>)[]): Promise<number> {
  const results = await Promise.allSettled(calls.map((call) => call()));
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  for (const failure of failures) expect(failure).toBeInstanceOf(DomainError);
  return results.length - failures.length;
}

const times = (call: (index: number) => Promise<unknown>) =>
  Array.from({ length: CALLS }, (_, index) => () => call(index));

async function newOrder(inStock: number, quantity: number) {
  const customer = await addCustomer(database.db, { creditLimit: 100_000_000 });
  const partId = await shop.newPart(inStock);
  const id = await shop.order(customer, [{ partId, quantity }], ON_CREDIT);
  return { id, customer, partId };
}

async function count(table: string, condition: string, id: number): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${condition}`,
    [id],
  );
  return rows[0]?.count ?? 0;
}

async function readOrder(id: number) {
  const { rows } = await database.pool.query<{
    state: string;
    version: number;
    total: number;
    cancelled_total: number;
    payment_status: string;
    shipped: number;
    cancelled: number;
    sent: number;
  }>(
    `select o.state, o.version, o.total, o.cancelled_total, o.payment_status,
       (select sum(shipped)::int from order_line where order_id = o.id) as shipped,
       (select sum(cancelled)::int from order_line where order_id = o.id) as cancelled,
       (select coalesce(sum(l.quantity), 0)::int from shipment s join shipment_line l on l.shipment_id = s.id
        where s.order_id = o.id) as sent
     from customer_order o where o.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error('The order is gone');
  return row;
}

describe('fifty people at one order', { timeout: TIME }, () => {
  it('confirm it once', async () => {
    const { id } = await newOrder(1, 1);
    expect(await race(times(() => changeState(shop.deps, desk(), { id, version: 1 }, 'confirm')))).toBe(1);
    expect(await count('order_activity', `kind = 'confirm' and order_id = $1`, id)).toBe(1);
    expect(await count('audit_entry', `action = 'order.confirm' and record_id = $1::text`, id)).toBe(1);
    expect(await readOrder(id)).toMatchObject({ state: 'confirmed', version: 2 });
  });

  it('cancel it once: stock and credit come back exactly once', async () => {
    const { id, customer, partId } = await newOrder(7, 5);
    expect(await race(times(() => cancelOrder(shop.deps, desk(), { id })))).toBe(1);
    expect((await shop.figures(partId))[0]).toEqual([7, 0]);
    expect(await shop.creditUsed(customer)).toBe(0);
    expect(await readOrder(id)).toMatchObject({ state: 'cancelled', cancelled: 5, shipped: 0 });
  });

  it('ship it or cancel it, and never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, customer, partId } = await newOrder(6, 5);
      await changeState(shop.deps, desk(), { id }, 'confirm');
      const calls = times((index) =>
        index % 2 === 0
          ? shipOrder(shop.deps, desk(), { id }, PARCEL)
          : cancelOrder(shop.deps, desk(), { id }),
      );
      expect(await race(calls)).toBe(1);
      const order = await readOrder(id);
      const isShipped = order.state === 'shipped';
      expect([order.shipped, order.cancelled, order.sent]).toEqual(isShipped ? [5, 0, 5] : [0, 5, 0]);
      expect((await shop.figures(partId))[0]).toEqual(isShipped ? [1, 0] : [6, 0]);
      expect(await shop.creditUsed(customer)).toBe(isShipped ? order.total : 0);
    }
  });

  it('take pieces out of it one by one, shipped, cancelled and paid in between, until none is left', async () => {
    const { id, customer, partId } = await newOrder(30, 30);
    await changeState(shop.deps, desk(), { id }, 'confirm');
    const one = [{ line: 1, quantity: 1 }];
    const calls = times((index) => {
      if (index === 25) return markPaid(shop.deps, desk(), { id });
      return index % 2 === 0
        ? shipOrder(shop.deps, desk(), { id }, { ...PARCEL, lines: one })
        : cancelOrder(shop.deps, desk(), { id }, { lines: one });
    });
    expect(await race(calls)).toBe(31);
    const order = await readOrder(id);
    expect(order.shipped + order.cancelled).toBe(30);
    expect(order.sent).toBe(order.shipped);
    expect((await shop.figures(partId))[0]).toEqual([30 - order.shipped, 0]);
    expect(order).toMatchObject({ state: 'shipped', payment_status: 'Paid' });
    expect(await shop.creditUsed(customer)).toBe(0);
    expect(await count('order_activity', `kind in ('ship', 'cancel-lines') and order_id = $1`, id)).toBe(30);
  });
});

describe('orders of the same parts', { timeout: TIME }, () => {
  it('that are shipped, cancelled and allotted all at once leave every figure right', async () => {
    const partIds = [await shop.newPart(10, 5), await shop.newPart(10, 5)];
    const orders = await Promise.all(
      Array.from({ length: 16 }, async (_, index) => {
        const customer = await addCustomer(database.db, { creditLimit: 100_000_000 });
        const lines = (index % 2 === 0 ? partIds : [...partIds].reverse()).map((partId) => ({
          partId,
          quantity: 2,
        }));
        const id = await shop.order(customer, lines, ON_CREDIT);
        await changeState(shop.deps, desk(), { id }, 'confirm');
        return { id, customer };
      }),
    );
    await race([
      ...orders.map(
        ({ id }, index) =>
          () =>
            index % 3 === 0
              ? cancelOrder(shop.deps, desk(), { id })
              : shipOrder(shop.deps, desk(), { id }, PARCEL),
      ),
      ...Array.from({ length: 5 }, () => () => allotBackOrders(shop.deps)),
    ]);
    let shipped = 0;
    for (const { id, customer } of orders) {
      const order = await readOrder(id);
      shipped += order.shipped;
      expect(await shop.creditUsed(customer)).toBe(
        order.payment_status === 'Authorized' ? order.total - order.cancelled_total : 0,
      );
    }
    const figures = [...(await shop.figures(partIds[0] ?? 0)), ...(await shop.figures(partIds[1] ?? 0))];
    for (const [onHand = 0, reserved = 0] of figures) {
      expect(reserved).toBeGreaterThanOrEqual(0);
      expect(reserved).toBeLessThanOrEqual(onHand);
    }
    expect(figures.reduce((sum, [onHand = 0]) => sum + onHand, 0)).toBe(30 - shipped);
  });
});
