import type { CreditMovement } from '@partsboard/contract/backoffice/companies';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOrderShop, desk, ON_CREDIT, type OrderShop } from './order-fixture.ts';
import { deliveredOrder, requesterOf, returnRequest } from './return-fixture.ts';
import { addCustomer, type TestCustomer } from './shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { connect } from '../src/db/database.ts';
import { DomainError } from '../src/http/errors/domain-error.ts';
import { cancelOrder } from '../src/features/orders/actions/cancel-order.ts';
import { approveReturn, receiveReturn } from '../src/features/orders/returns/change-return.ts';
import { refundReturn } from '../src/features/orders/returns/refund-return.ts';
import { requestReturn } from '../src/features/orders/returns/request-return.ts';
import { markPaid } from '../src/features/orders/actions/simple-actions.ts';
import { listCreditMovements } from '../src/features/companies/credit-movements.ts';

const PIECE = 61.5;

let database: TestDatabase;
let many: ReturnType<typeof connect>;
let shop: OrderShop;
let customer: TestCustomer;
let companyId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  many = connect({ url: () => database.url, poolSize: 20 });
  shop = await createOrderShop(database.db, many.db);
});
afterAll(async () => {
  await many.close();
  await database.drop();
});
beforeEach(async () => {
  customer = await addCustomer(database.db, { creditLimit: 100_000_000 });
  const row = await database.db
    .selectFrom('customer')
    .where('id', '=', customer.customerId)
    .select('company_id')
    .executeTakeFirstOrThrow();
  companyId = row.company_id;
});

const order = async (quantity: number, more = ON_CREDIT) =>
  shop.order(customer, [{ partId: await shop.newPart(quantity), quantity }], more);

const totalOf = async (id: number) => {
  const row = await database.db
    .selectFrom('customer_order')
    .where('id', '=', id)
    .select('total')
    .executeTakeFirstOrThrow();
  return row.total / 100;
};

/** All pages, oldest first. */
async function movements(limit = 3, branches: 'all' | number[] = 'all'): Promise<CreditMovement[]> {
  const all: CreditMovement[] = [];
  let cursor: string | null = null;
  do {
    const page = await listCreditMovements(database.db, companyId, branches, {
      limit,
      ...(cursor === null ? {} : { cursor }),
    });
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all.toReversed();
}

/** Each follows from the one before, and the last says what is in use. */
async function expectBalanced(): Promise<void> {
  const all = await movements(50);
  let used = 0;
  for (const { amount, usedAfter } of all) {
    used += Math.round(amount * 100);
    expect(Math.round(usedAfter * 100)).toBe(used);
  }
  expect(used).toBe(await shop.creditUsed(customer));
}

describe('the history of trade credit', () => {
  it('tells what used it and what freed it, newest first, a page at a time', async () => {
    const first = await order(3);
    const second = await deliveredOrder(shop, customer, [{ partId: await shop.newPart(2), quantity: 2 }], {
      ...ON_CREDIT,
    });
    await cancelOrder(shop.deps, desk(), { id: first }, { lines: [{ line: 1, quantity: 1 }] });
    const { id } = await requestReturn(shop.deps, requesterOf(customer), returnRequest(second, [[1, 1]]));
    await approveReturn(shop.deps, desk(), { id, version: 1 }, '');
    await receiveReturn(shop.deps, desk(), {
      id,
      version: 2,
      lines: [{ line: 1, restocked: 1, writtenOff: 0 }],
    });
    await refundReturn(shop.deps, desk(), { id, version: 3 });
    await markPaid(shop.deps, desk(), { id: second });
    await cancelOrder(shop.deps, desk(), { id: first });

    const [one, two] = [await totalOf(first), await totalOf(second)];
    const told = (await movements()).map(({ kind, amount, order: of }) => [kind, amount, of?.id]);
    expect(told).toEqual([
      ['order', one, first],
      ['order', two, second],
      ['cancel', -PIECE, first],
      ['return', -PIECE, second],
      ['payment', expect.closeTo(PIECE - two), second],
      ['cancel', expect.closeTo(PIECE - one), first],
    ]);
    await expectBalanced();
  });

  it('says nothing of orders that claim no credit, and names no order of another branch', async () => {
    await shop.order(customer, [{ partId: await shop.newPart(1), quantity: 1 }]);
    expect(await movements()).toEqual([]);
    const id = await order(1);
    expect(await movements(3, [shop.central])).toMatchObject([{ kind: 'order', order: null }]);
    expect(await movements(3, [shop.branch])).toMatchObject([{ kind: 'order', order: { id } }]);
  });

  it('says how late a payment was', async () => {
    const [late, inTime] = [await order(1), await order(1)];
    await database.pool.query(
      `update customer_order set payment_due = (now() at time zone 'Europe/Warsaw')::date - 9 where id = $1`,
      [late],
    );
    await markPaid(shop.deps, desk(), { id: late });
    await markPaid(shop.deps, desk(), { id: inTime });
    const paid = (await movements()).filter(({ kind }) => kind === 'payment');
    expect(paid).toMatchObject([{ daysLate: 9 }, { daysLate: 0 }]);
  });

  it('of an unknown customer is refused', async () => {
    await expect(listCreditMovements(database.db, 2_000_000_000, 'all', {})).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('stays in step with the credit in use through fifty calls at once', { timeout: 60_000 }, async () => {
    const ids: number[] = [];
    for (let made = 0; made < 5; made += 1) ids.push(await order(5));
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => {
        const id = ids[index % ids.length] ?? 0;
        if (index % 7 === 0) return markPaid(shop.deps, desk(), { id });
        return cancelOrder(
          shop.deps,
          desk(),
          { id },
          index % 3 === 0 ? {} : { lines: [{ line: 1, quantity: 1 }] },
        );
      }),
    );
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(DomainError);
    await expectBalanced();
  });
});
