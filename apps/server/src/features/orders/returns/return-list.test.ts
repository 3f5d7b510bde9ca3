import type { ReturnFilter } from '@partsboard/contract/backoffice/returns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrderShop } from '../../../../test/order-fixture.ts';
import { deliveredOrder, requesterOf, returnRequest } from '../../../../test/return-fixture.ts';
import { addCustomer } from '../../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { listReturns } from './read-returns.ts';
import { requestReturn } from './request-return.ts';

let database: TestDatabase;
let branch: number;
let numbers: readonly string[];

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`update store set order_prefix = 'NOW-'`);
  const shop = await createOrderShop(database.db);
  branch = shop.branch;
  const reasons = ['wrong-part', 'damaged', 'other'] as const;
  const made: string[] = [];
  for (const [index, Reason] of reasons.entries()) {
    const customer = await addCustomer(database.db);
    const partId = await shop.newPart(5);
    await database.pool.query(`update customer set last_name = $2 where id = $1`, [
      customer.customerId,
      ['Zielińska', 'Wrona', 'Wronka'][index],
    ]);
    const orderId = await deliveredOrder(shop, customer, [{ partId, quantity: 1 }]);
    const request = returnRequest(orderId, [[1, 1]], { Reason });
    made.push((await requestReturn(shop.deps, requesterOf(customer), request)).number);
  }
  numbers = made;
  await database.pool.query(
    `update order_return set kind = 'core', created_at = '2026-03-05 23:30+01' where number = $1`,
    [made[2]],
  );
  await database.pool.query(`update order_return set state = 'refused' where number = $1`, [made[1]]);
});
afterAll(() => database.drop());

/** Which of the three returns fit, the oldest first. */
async function fitting(filter: ReturnFilter): Promise<number[]> {
  const { items } = await listReturns(database.db, 'all', filter, 'pl');
  return items.map(({ number }) => numbers.indexOf(number) + 1).toSorted((one, other) => one - other);
}

describe('the list of returns', () => {
  it('is filtered by what comes back and why; an old part has no other reason', async () => {
    expect(await fitting({})).toEqual([1, 2, 3]);
    expect(await fitting({ kind: 'core' })).toEqual([3]);
    expect(await fitting({ kind: 'goods', states: 'refused,approved' })).toEqual([2]);
    expect(await fitting({ reasons: 'wrong-part,damaged' })).toEqual([1, 2]);
    expect(await fitting({ reasons: 'other' })).toEqual([]);
  });

  it('is filtered by days in Poland and by branch', async () => {
    expect(await fitting({ from: '2026-03-05', to: '2026-03-05' })).toEqual([3]);
    expect(await fitting({ to: '2026-03-04' })).toEqual([]);
    expect(await fitting({ from: '2026-03-06' })).toEqual([1, 2]);
    expect(await fitting({ branchId: branch })).toEqual([1, 2, 3]);
    expect(await fitting({ branchId: branch + 1000 })).toEqual([]);
    await expect(fitting({ from: '2026-02-30' })).rejects.toMatchObject({ code: 'invalid-request' });
  });

  it('is searched by the number of a return, of an order and by customer', async () => {
    const [first = ''] = numbers;
    const order = first.replace(/-R1$/, '');
    for (const search of [first.toLowerCase(), order, order.replace('NOW-', ''), 'zielińska']) {
      expect([search, await fitting({ search })]).toEqual([search, [1]]);
    }
    expect(await fitting({ search: 'wron' })).toEqual([2, 3]);
    expect(await fitting({ search: 'nobody' })).toEqual([]);
  });

  it('is searched in the same way where many orders are found', async () => {
    await database.pool.query(
      `insert into order_note (order_id, note) select min(id), 'Wrona' from customer_order, generate_series(1, 5001)`,
    );
    expect(await fitting({ search: 'wrona' })).toEqual([1, 2]);
    expect(await fitting({ search: 'wronk' })).toEqual([3]);
  });
});
