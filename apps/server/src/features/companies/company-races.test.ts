import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyerOf, checkoutDeps, placeOrder, requestOf } from '../../../test/checkout-fixture.ts';
import { createOrderShop, desk, ON_CREDIT, type OrderShop } from '../../../test/order-fixture.ts';
import { addCustomer, type TestCustomer } from '../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { connect } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { addParts } from '../cart/cart.service.ts';
import { changeCredit, setBlocked } from './company-changes.ts';
import { approveCompany, refuseCompany } from './registration/decide-registration.ts';

const CALLS = 50;
const TIME = 60_000;
const { audit } = desk('Piotr');
const decider = { audit, permissions: new Set(['customers.discounts', 'customers.credit'] as const) };
const terms = { version: 1, discountTable: 'A', creditLimit: 100, paymentDays: 14, homeBranchId: null };

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

const rows = async (statement: string, values: unknown[]): Promise<Record<string, unknown>[]> =>
  (await database.pool.query<Record<string, unknown>>(statement, values)).rows;

async function newCompany(approval: string, creditLimit = 100_000_000) {
  const customer = await addCustomer(database.db, { creditLimit });
  const [row] = await rows('select company_id as id from customer where id = $1', [customer.customerId]);
  const id = Number(row?.['id']);
  await database.pool.query('update company set approval = $2 where id = $1', [id, approval]);
  return { id, customer };
}

/** What was done; the others must have been refused in words. */
async function race<T>(calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results = await Promise.allSettled(calls.map((call) => call()));
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') return [result.value];
    expect(result.reason).toBeInstanceOf(DomainError);
    return [];
  });
}

const place = (customer: TestCustomer, key: string) =>
  placeOrder(
    many.db,
    checkoutDeps,
    buyerOf(customer),
    requestOf(customer, shop.branch, { ...ON_CREDIT, RequestKey: key }),
  );

describe('fifty people at one customer', { timeout: TIME }, () => {
  it('approve or refuse it once, with one mail', async () => {
    const { id, customer } = await newCompany('pending');
    const deps = { db: many.db, shopUrl: 'http://shop.example' };
    const done = await race(
      Array.from({ length: CALLS }, (_, index) => async () => {
        if (index % 2 === 0) await approveCompany(deps, { id, version: 1 }, terms, decider);
        else await refuseCompany(deps, { id, version: 1 }, 'Nie', audit);
        return index % 2 === 0 ? 'approved' : 'refused';
      }),
    );
    expect(done).toHaveLength(1);
    expect(await rows('select standing, version from company where id = $1', [id])).toEqual([
      { standing: done[0], version: 2 },
    ]);
    expect(
      await rows(
        `select kind from mail_outbox where recipient = (select email from customer where id = $1)`,
        [customer.customerId],
      ),
    ).toEqual([{ kind: `registration-${done[0]}` }]);
    expect(
      await rows(`select 1 from audit_entry where record_type = 'company' and record_id = $1::text`, [
        String(id),
      ]),
    ).toHaveLength(1);
  });

  it('block it while it orders: what was placed before stays, and nothing is placed after', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, customer } = await newCompany('approved');
      const partId = await shop.newPart(100);
      await addParts(database.db, checkoutDeps.prices, customer, [{ partId, quantity: 1 }]);
      let isBlocked = false;
      await race([
        ...Array.from({ length: 10 }, (_, index) => async () => {
          const wasBlocked = isBlocked;
          const result = await place(customer, `order-${id}-${index}`);
          // An order whose call began after the block was done.
          expect(wasBlocked && 'placed' in result).toBe(false);
        }),
        async () => {
          await setBlocked(many.db, { id, version: 1 }, true, audit);
          isBlocked = true;
        },
      ]);
      expect(await rows('select standing from company where id = $1', [id])).toEqual([
        { standing: 'blocked' },
      ]);
      await expect(place(customer, `after-${id}`)).rejects.toMatchObject({ code: 'unauthenticated' });
      expect(
        await rows(
          `select coalesce(sum(o.total), 0)::bigint = k.credit_used as agrees
           from company as k left join customer_order as o on o.company_id = k.id where k.id = $1 group by k.id`,
          [id],
        ),
      ).toEqual([{ agrees: true }]);
    }
  });

  it('order on credit while the limit is changed, and no order passes the limit that it met', async () => {
    const { id, customer } = await newCompany('approved', 50_000);
    const partId = await shop.newPart(1000);
    const results = await Promise.all([
      ...Array.from({ length: 20 }, async (_, index) => {
        await addParts(many.db, checkoutDeps.prices, customer, [{ partId, quantity: 1 }]);
        return place(customer, `limit-${id}-${index}`);
      }),
      changeCredit(many.db, { id, version: 1 }, { version: 1, creditLimit: 400, paymentDays: 14 }, audit),
    ]);
    expect(results).toHaveLength(21);
    const [row] = await rows(
      `select k.credit_used, k.credit_limit, c.credit_used as copied,
         (select coalesce(sum(total), 0)::bigint from customer_order where company_id = k.id) as ordered
       from company as k join customer as c on c.company_id = k.id where k.id = $1`,
      [id],
    );
    expect(row).toMatchObject({ credit_limit: 40_000 });
    expect(row?.['credit_used']).toBe(row?.['ordered']);
    expect(row?.['copied']).toBe(row?.['ordered']);
    expect(Number(row?.['credit_used'])).toBeLessThanOrEqual(50_000);
  });
});
