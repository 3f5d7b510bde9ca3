import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrderShop, desk, ON_CREDIT, type OrderShop } from '../../../../test/order-fixture.ts';
import { deliveredOrder, requesterOf, returnRequest } from '../../../../test/return-fixture.ts';
import { addCustomer } from '../../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { connect } from '../../../db/database.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';
import { approveReturn, receiveReturn, refuseReturn } from './change-return.ts';
import { refundReturn } from './refund-return.ts';
import { requestReturn } from './request-return.ts';

const CALLS = 50;
const TIME = 60_000;
const UNIT_GROSS = 6150;

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

/** How many of fifty calls were done; the others must have been refused in words. */
async function race(call: (index: number) => Promise<unknown>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: CALLS }, (_, index) => call(index)));
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  for (const failure of failures) expect(failure).toBeInstanceOf(DomainError);
  return results.length - failures.length;
}

async function newDelivery(quantity: number) {
  const customer = await addCustomer(database.db, { creditLimit: 100_000_000 });
  const partId = await shop.newPart(quantity);
  const orderId = await deliveredOrder(shop, customer, [{ partId, quantity }], ON_CREDIT);
  return { customer, partId, orderId, credit: await shop.creditUsed(customer) };
}

const numberOf = async (query: string, id: number): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(query, [id]);
  return rows[0]?.count ?? 0;
};

describe('fifty calls at once', { timeout: TIME }, () => {
  it('never ask for more pieces than were delivered', async () => {
    const { customer, orderId } = await newDelivery(7);
    const done = await race(() =>
      requestReturn(shop.deps, requesterOf(customer), returnRequest(orderId, [[1, 2]])),
    );
    expect(done).toBe(3);
    const asked = `select sum(l.quantity)::int as count from order_return r join order_return_line l on l.return_id = r.id
      where r.order_id = $1`;
    expect(await numberOf(asked, orderId)).toBe(6);
  });

  it('with one request key make one return', async () => {
    const { customer, orderId } = await newDelivery(7);
    const input = returnRequest(orderId, [[1, 1]]);
    expect(await race(() => requestReturn(shop.deps, requesterOf(customer), input))).toBe(CALLS);
    expect(
      await numberOf('select count(*)::int as count from order_return where order_id = $1', orderId),
    ).toBe(1);
    expect(
      await numberOf(
        `select count(*)::int as count from order_activity where kind = 'request-return' and order_id = $1`,
        orderId,
      ),
    ).toBe(1);
  });

  it('receive or refuse a return once, and refund it once: stock and credit come back exactly once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { customer, partId, orderId, credit } = await newDelivery(5);
      const { id } = await requestReturn(shop.deps, requesterOf(customer), returnRequest(orderId, [[1, 3]]));
      expect(await race(() => approveReturn(shop.deps, desk(), { id, version: 1 }, ''))).toBe(1);
      const decided = await race((index) =>
        index % 2 === round % 2
          ? receiveReturn(shop.deps, desk(), {
              id,
              version: 2,
              lines: [{ line: 1, restocked: 2, writtenOff: 1 }],
            })
          : refuseReturn(shop.deps, desk(), { id, version: 2 }, 'Nie'),
      );
      expect(decided).toBe(1);
      const isReceived =
        (await numberOf('select returned as count from order_line where order_id = $1', orderId)) === 3;
      expect((await shop.figures(partId))[0]).toEqual([isReceived ? 2 : 0, 0]);
      expect(await race(() => refundReturn(shop.deps, desk(), { id, version: 3 }))).toBe(isReceived ? 1 : 0);
      expect(await shop.creditUsed(customer)).toBe(isReceived ? credit - 3 * UNIT_GROSS : credit);
      expect(
        await numberOf('select refunded_total::int as count from customer_order where id = $1', orderId),
      ).toBe(isReceived ? 3 * UNIT_GROSS : 0);
    }
  });

  it('give the deposit of a piece back once, whether old parts or the pieces themselves come first', async () => {
    const customer = await addCustomer(database.db, { creditLimit: 100_000_000 });
    const partId = await shop.newPart(4);
    await database.db.insertInto('core_deposit').values({ part_id: partId, net: 1000, days: 60 }).execute();
    const orderId = await deliveredOrder(shop, customer, [{ partId, quantity: 4 }], ON_CREDIT);
    const credit = await shop.creditUsed(customer);
    const ask = (kind: 'goods' | 'core', quantity: number) =>
      requestReturn(
        shop.deps,
        requesterOf(customer),
        returnRequest(orderId, [[1, quantity]], { Kind: kind }),
      );
    const approved: number[] = [];
    const done = await race(async (index) => {
      const { id } = await ask(index % 2 === 0 ? 'goods' : 'core', 1);
      approved.push(id);
      await approveReturn(shop.deps, desk(), { id, version: 1 }, '');
    });
    expect(done).toBe(4);
    const receipt = { version: 2, lines: [{ line: 1, restocked: 0, writtenOff: 1 }] };
    // Everything that was asked for arrives at once, several times over.
    expect(
      await race((index) => receiveReturn(shop.deps, desk(), { id: approved[index % 4] ?? 0, ...receipt })),
    ).toBe(4);
    expect(
      await race((index) => refundReturn(shop.deps, desk(), { id: approved[index % 4] ?? 0, version: 3 })),
    ).toBe(4);
    const goods = await numberOf('select returned as count from order_line where order_id = $1', orderId);
    expect(await shop.creditUsed(customer)).toBe(credit - goods * UNIT_GROSS - 4 * 1230);
    // The others fail later, all of them at once: without a deposit.
    const kept = 4 - goods;
    const later = await race(async () => {
      const { id } = await ask('goods', 1);
      await approveReturn(shop.deps, desk(), { id, version: 1 }, '');
      await receiveReturn(shop.deps, desk(), { id, ...receipt });
      await refundReturn(shop.deps, desk(), { id, version: 3 });
    });
    expect(later).toBe(kept);
    expect(await shop.creditUsed(customer)).toBe(credit - 4 * UNIT_GROSS - 4 * 1230);
  });

  it('leave nothing behind where a refund fails half way', async () => {
    const { customer, orderId, credit } = await newDelivery(2);
    const { id } = await requestReturn(shop.deps, requesterOf(customer), returnRequest(orderId, [[1, 2]]));
    await approveReturn(shop.deps, desk(), { id, version: 1 }, '');
    const failing = {
      ...shop.deps,
      prices: { ...shop.deps.prices, takeBack: () => Promise.reject(new Error('The warehouse is away')) },
    };
    const receipt = { id, version: 2, lines: [{ line: 1, restocked: 2, writtenOff: 0 }] };
    await expect(receiveReturn(failing, desk(), receipt)).rejects.toThrow('The warehouse is away');
    expect(await numberOf('select returned as count from order_line where order_id = $1', orderId)).toBe(0);
    await receiveReturn(shop.deps, desk(), receipt);
    await refundReturn(shop.deps, desk(), { id, version: 3 });
    expect(await shop.creditUsed(customer)).toBe(credit - 2 * UNIT_GROSS);
  });
});
