import { MAX_CART_LINES } from '@partsboard/contract/cart';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../db/database.ts';
import { addCustomer, addPriceList, type TestCustomer } from '../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { databasePriceAndStock as prices } from '../pricing/pricing.service.ts';
import { addParts, clearCart } from './cart.service.ts';

const CONNECTIONS = 20;
const PARTS = 4_000;
const FEW = 20;

let database: TestDatabase;
let many: ReturnType<typeof connect>;
let partIds: number[];
let customer: TestCustomer;

beforeAll(async () => {
  database = await createTestDatabase();
  many = connect({ url: () => database.url, poolSize: CONNECTIONS });
  await addPriceList(database.db);
  const { rows } = await database.pool.query<{ id: number }>(
    `with made as (
       insert into part (brand_id, number, normalised, name_pl, unit, pack_quantity)
       select 2, 'T' || n, 'T' || n, 'Część ' || n, 'pc', 1 from generate_series(1, $1) as n
       returning id
     ), priced as (insert into part_price (part_id, net, vat_rate) select id, 1000, 2300 from made)
     select id from made order by id`,
    [PARTS],
  );
  partIds = rows.map(({ id }) => id);
});
beforeEach(async () => {
  customer = await addCustomer(database.db);
});
afterAll(async () => {
  await many.close();
  await database.drop();
});

const add = (ids: readonly number[]) =>
  addParts(
    many.db,
    prices,
    customer,
    ids.map((partId) => ({ partId, quantity: 1 })),
  );

const countLines = async () => {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from cart_line where customer_id = $1',
    [customer.customerId],
  );
  return rows[0]?.count;
};

/** Holds a row while the work begins, until so many of its calls wait for something. */
async function holding<T>(row: string, waiting: number, work: () => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(`select from ${row} for update`);
  const result = work();
  const count = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (let found = 0; found < waiting;)
    found = (await database.pool.query<{ count: number }>(count)).rows[0]?.count ?? 0;
  await client.query('commit');
  client.release();
  return result;
}

describe('a cart that is filled from many places at once', () => {
  it(
    'never holds more lines than it may, and each call adds all or nothing',
    { timeout: 60_000 },
    async () => {
      const each = PARTS / CONNECTIONS;
      const calls = Array.from({ length: CONNECTIONS }, (_none, index) =>
        partIds.slice(index * each, (index + 1) * each),
      );
      const outcomes = await holding(`customer where id = ${customer.customerId}`, CONNECTIONS, () =>
        Promise.allSettled(calls.map((ids) => add(ids))),
      );
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refused).toHaveLength(CONNECTIONS - MAX_CART_LINES / each);
      for (const { reason } of refused) {
        expect(reason).toBeInstanceOf(DomainError);
        expect(reason).toHaveProperty('message', 'The cart holds at most 2000 lines.');
      }
      expect(await countLines()).toBe(MAX_CART_LINES);
    },
  );

  it('is cleared without a deadlock', { timeout: 60_000 }, async () => {
    const few = partIds.slice(0, FEW);
    // A young table is read in the order in which rows were written, which is not that of their keys.
    for (const id of few.toReversed()) await add([id]);
    const middle = `cart_line where customer_id = ${customer.customerId} and part_id = ${few[FEW / 2] ?? 0}`;
    await holding(middle, 2, () => Promise.all([clearCart(many.db, customer.customerId), add(few)]));
    expect([0, FEW]).toContain(await countLines());
  });
});
