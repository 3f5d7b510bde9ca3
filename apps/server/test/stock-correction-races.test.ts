import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOrderShop, desk, ON_CREDIT, type OrderShop } from './order-fixture.ts';
import { addCustomer } from './shop-fixture.ts';
import { derivePartList } from './small-catalogue/small-catalogue.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { connect } from '../src/db/database.ts';
import { DomainError } from '../src/http/errors/domain-error.ts';
import { cancelOrder } from '../src/features/orders/actions/cancel-order.ts';
import { databasePriceAndStock as prices } from '../src/features/pricing/pricing.service.ts';
import { correctStock, type StockPlaceCall } from '../src/features/part-desk/correct-stock.ts';

const CALLS = 50;
const TIME = 60_000;

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

const at = (partId: number, warehouseId: number): StockPlaceCall => ({
  partId,
  warehouseId,
  staff: { branches: 'all' },
  audit: desk().audit,
  language: 'en',
});

const add = (partId: number, quantity: number, warehouseId = shop.branch) =>
  correctStock({ db: many.db, prices }, at(partId, warehouseId), {
    kind: 'add',
    quantity,
    seen: 0,
    reason: 'count',
    note: '',
    goesBelowReserved: false,
  });

const listed = async (partId: number): Promise<number> => {
  const { rows } = await database.pool.query<{ available: number }>(
    'select available from part_list where part_id = $1',
    [partId],
  );
  return rows[0]?.available ?? -1;
};

/** Every call is done or refused in words. */
async function race(calls: readonly Promise<unknown>[]): Promise<number> {
  const results = await Promise.allSettled(calls);
  const failures = results.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  for (const failure of failures) expect(failure).toBeInstanceOf(DomainError);
  return calls.length - failures.length;
}

it(
  'fifty corrections, orders and cancellations of two parts at once lose no piece, and the list of parts agrees',
  async () => {
    const parts = [await shop.newPart(1_000, 1_000), await shop.newPart(1_000, 1_000)] as const;
    await derivePartList(database.db);
    const placed: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      const customer = await addCustomer(database.db, { creditLimit: 100_000_000 });
      placed.push(await shop.order(customer, [{ partId: parts[0], quantity: 2 }], ON_CREDIT));
    }
    const customers = await Promise.all(
      Array.from({ length: 15 }, () => addCustomer(database.db, { creditLimit: 100_000_000 })),
    );
    const items = (index: number) => {
      const both = parts.map((partId) => ({ partId, quantity: 1 }));
      return index % 2 === 0 ? both : both.toReversed();
    };
    const done = await race([
      ...placed.map((id) => cancelOrder(shop.deps, desk(), { id })),
      ...customers.map((customer, index) => shop.order(customer, items(index), ON_CREDIT)),
      ...Array.from({ length: 25 }, (_, index) =>
        add(
          parts[index % 2 === 0 ? 0 : 1],
          index % 3 === 0 ? -1 : 1,
          index % 5 === 0 ? shop.central : shop.branch,
        ),
      ),
    ]);
    expect(done).toBe(CALLS);
    for (const partId of parts) {
      const figures = await shop.figures(partId);
      const free = figures.reduce((sum, [quantity = 0, reserved = 0]) => sum + quantity - reserved, 0);
      expect(await listed(partId)).toBe(free);
      const { rows } = await database.pool.query<{ sum: number }>(
        'select sum(quantity_after - quantity_before)::integer as sum from stock_correction where part_id = $1',
        [partId],
      );
      expect(figures.reduce((sum, [quantity = 0]) => sum + quantity, 0)).toBe(2_000 + (rows[0]?.sum ?? 0));
    }
  },
  TIME,
);

it(
  'of fifty who take the last free piece off the shelf or order it, nobody gets a piece twice',
  async () => {
    const partId = await shop.newPart(10);
    await derivePartList(database.db);
    const customers = await Promise.all(
      Array.from({ length: 25 }, () => addCustomer(database.db, { creditLimit: 100_000_000 })),
    );
    await race([
      ...customers.map((customer) => shop.order(customer, [{ partId, quantity: 1 }], ON_CREDIT)),
      ...Array.from({ length: 25 }, () => add(partId, -1)),
    ]);
    const [[quantity = -1, reserved = -1] = []] = await shop.figures(partId);
    expect(quantity).toBeGreaterThanOrEqual(0);
    // Without a confirmation no correction takes what was promised.
    expect(reserved).toBeLessThanOrEqual(quantity);
    expect(await listed(partId)).toBe(quantity - reserved);
  },
  TIME,
);
