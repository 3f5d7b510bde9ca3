import { MAX_CART_LINES } from '@partsboard/contract/cart';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../db/database.ts';
import { addCustomer, addPriceList, type TestCustomer } from '../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { DomainError } from '../../plugins/domain-error.ts';
import { databasePriceAndStock as prices } from '../pricing/pricing.service.ts';
import { addParts, changeQuantity, clearCart, removePart } from './cart.service.ts';

const CONNECTIONS = 20;
const PARTS = 4_000;

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

/** Whoever waits for the customer waits long enough for all the others to have come. */
async function holdingTheCustomer<T>(work: () => Promise<T>, waiting: number): Promise<T> {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('select from customer where id = $1 for no key update', [customer.customerId]);
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
      const outcomes = await holdingTheCustomer(
        () => Promise.allSettled(calls.map((ids) => add(ids))),
        CONNECTIONS - 1,
      );
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refused).toHaveLength(CONNECTIONS - MAX_CART_LINES / each);
      for (const { reason } of refused) {
        expect(reason).toBeInstanceOf(DomainError);
        expect(reason).toHaveProperty('parts.title.en', 'The cart holds at most 2000 lines.');
      }
      expect(await countLines()).toBe(MAX_CART_LINES);
    },
  );

  it('is cleared, changed and filled without a deadlock', { timeout: 60_000 }, async () => {
    const few = partIds.slice(0, 60);
    const [first = 0, second = 0] = few;
    for (let round = 0; round < 15; round += 1) {
      // A young table is read in the order in which rows were written, which is not that of their keys.
      for (const id of few.toReversed().slice(0, 6)) await add([id]);
      await add(few.toReversed());
      await Promise.all(
        Array.from({ length: CONNECTIONS }, (_none, index) => {
          if (index % 4 === 0) return clearCart(many.db, customer.customerId);
          if (index % 4 === 1) return removePart(many.db, customer.customerId, second);
          if (index % 4 === 2) return add(few);
          return changeQuantity(many.db, customer.customerId, { partId: first, quantity: 7 }).catch(
            (error: unknown) => {
              if (!(error instanceof DomainError)) throw error;
            },
          );
        }),
      );
    }
    await clearCart(many.db, customer.customerId);
    expect(await countLines()).toBe(0);
  });
});
