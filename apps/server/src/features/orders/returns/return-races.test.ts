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
