import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importIsWaiting } from '../../../test/catalogue-database.ts';
import { buyerOf, checkoutDeps as parts, placeOrder, requestOf } from '../../../test/checkout-fixture.ts';
import { addBranch, addCustomer, addPriceList, readStock } from '../../../test/shop-fixture.ts';
import { queuedTasks, removeAllTasks } from '../../../test/run-due-tasks.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { connect } from '../../db/database.ts';
import { addParts } from '../cart/cart.service.ts';
import { allotBackOrders } from '../orders/actions/allot-back-orders.service.ts';
import { databasePriceAndStock as prices } from '../pricing/pricing.service.ts';
import { CatalogueBusy, importStock } from './catalogue.service.ts';

const PARTS = 200;
const CUSTOMERS = 12;
const IMPORTS = 8;

let database: TestDatabase;
let many: ReturnType<typeof connect>;
let folder: string;
let branch: number;
let central: number;
let partIds: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  many = connect({ url: () => database.url, poolSize: CUSTOMERS });
  folder = await temporaryFolder('stock');
  await addPriceList(database.db);
  branch = await addBranch(database.db, 'WAW');
  central = await addBranch(database.db, 'C', false);
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
afterAll(async () => {
  await many.close();
  await database.drop();
});

type Row = readonly [warehouse: 'WAW' | 'C', part: number, quantity: number];

async function load(rows: readonly Row[]): Promise<void> {
  const file = join(folder, 'stock.csv');
  const lines = rows.map(([warehouse, part, quantity]) => `${warehouse},VELORA,T${part},${quantity}`);
  await writeFile(file, ['warehouse,brand,number,quantity', ...lines, ''].join('\n'));
  expect((await importStock(database.pool, file)).problems).toEqual([]);
}

/** Always the same disorder for the same number. */
const shuffled = (rows: readonly Row[], seed: number): Row[] =>
  rows
    .map((row, index) => ({ row, key: Math.sin(seed * 1000 + index) }))
    .sort((one, other) => one.key - other.key)
    .map(({ row }) => row);

async function order(
  customer: Awaited<ReturnType<typeof addCustomer>>,
  items: { partId: number; quantity: number }[],
) {
  await addParts(many.db, prices, customer, items);
  return placeOrder(many.db, parts, buyerOf(customer), requestOf(customer, branch));
}

describe('a stock import', () => {
  beforeEach(async () => {
    await database.pool.query('delete from order_supply; delete from part_stock');
    await load([
      ['WAW', 1, 10],
      ['C', 1, 5],
      ['WAW', 2, 3],
    ]);
  });

  const figures = async () =>
    (await readStock(database.db)).map(({ part_id, warehouse_id, quantity, reserved, ordered }) => {
      expect(reserved).toBe(ordered);
      return [partIds.indexOf(part_id) + 1, warehouse_id === branch ? 'WAW' : 'C', quantity, reserved];
    });

  it('looks for back orders that it can serve, if there are any', async () => {
    const waitingTasks = async () =>
      (await queuedTasks(database)).filter(({ name }) => name === 'allot-back-orders').length;
    await removeAllTasks(database);
    await load([['WAW', 1, 10]]);
    expect(await waitingTasks()).toBe(0);
    const [first = 0] = partIds;
    const customer = await addCustomer(database.db);
    expect(await order(customer, [{ partId: first, quantity: 12 }])).toHaveProperty('placed');
    await load([['WAW', 1, 15]]);
    await load([['WAW', 1, 16]]);
    expect(await waitingTasks()).toBe(1);
    await allotBackOrders({ db: database.db, prices, shopUrl: '' });
    expect(await figures()).toEqual([[1, 'WAW', 16, 12]]);
  });

  it('sets what is on hand and leaves what open orders have reserved', async () => {
    const [first = 0, second = 0] = partIds;
    const items = [
      { partId: first, quantity: 12 },
      { partId: second, quantity: 1 },
    ];
    expect(await order(await addCustomer(database.db), items)).toHaveProperty('placed');
    await load([
      ['WAW', 1, 20],
      ['WAW', 3, 1],
    ]);
    expect(await figures()).toEqual([
      [1, 'WAW', 20, 10],
      // Not counted any more, but promised: the rows stay until nothing is.
      [1, 'C', 0, 2],
      [2, 'WAW', 0, 1],
      [3, 'WAW', 1, 0],
    ]);
    const [quote] = await prices.quote(database.db, '', { partIds: [first] });
    expect(quote?.stock).toEqual(
      new Map([
        [branch, 10],
        [central, 0],
      ]),
    );
  });

  it('touches only rows that differ', async () => {
    const places = async () =>
      (
        await database.pool.query<{ part_id: number; ctid: string; xmin: string }>(
          'select part_id, ctid, xmin from part_stock order by 1, 2',
        )
      ).rows;
    const before = await places();
    await load([
      ['WAW', 2, 3],
      ['C', 1, 5],
      ['WAW', 1, 10],
    ]);
    expect(await places()).toEqual(before);
  });

  it('that has to give way says so in a message', async () => {
    const other = await database.pool.connect();
    // The import is the one that notices the deadlock.
    await other.query(`begin; set local deadlock_timeout = '60s'`);
    await other.query('update part_stock set reserved = 1 where part_id = $1', [partIds[1]]);
    const importing = load([
      ['WAW', 1, 11],
      ['WAW', 2, 4],
    ]).catch((error: unknown) => error);
    await importIsWaiting(database.pool);
    const blocked = other.query('update part_stock set reserved = 1 where part_id = $1', [partIds[0]]);
    const failure = await importing;
    await blocked;
    await other.query('rollback');
    other.release();
    expect(failure).toBeInstanceOf(CatalogueBusy);
    expect(failure).toHaveProperty(
      'message',
      expect.stringContaining('Nothing was changed; please start it again'),
    );
    expect(await figures()).toHaveLength(3);
  });
});

describe('stock files in any order, while customers order', () => {
  it('and their orders wait for each other and never deadlock', { timeout: 120_000 }, async () => {
    await database.pool.query('delete from order_supply; delete from part_stock');
    const rowsOf = (round: number): Row[] =>
      partIds.flatMap((_id, index): Row[] => [
        ['WAW', index + 1, 5 + ((index + round) % 7)],
        ['C', index + 1, 50 + ((index * round) % 11)],
      ]);
    await load(rowsOf(0));
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => addCustomer(database.db)));
    let areImporting = true;
    const importAll = async () => {
      for (let round = 1; round <= IMPORTS; round += 1) await load(shuffled(rowsOf(round), round));
      areImporting = false;
    };
    const orderAll = customers.map(async (customer, index) => {
      let placed = 0;
      for (let round = 0; areImporting || round < 5; round += 1) {
        const items = Array.from({ length: 15 }, (_none, line) => ({
          partId: partIds[(index * 17 + round * 31 + line * 13) % PARTS] ?? 0,
          quantity: 1 + (line % 3),
        }));
        expect(await order(customer, items)).toHaveProperty('placed');
        placed += 1;
      }
      return placed;
    });
    const [placed] = await Promise.all([Promise.all(orderAll), importAll()]);
    expect(Math.min(...placed)).toBeGreaterThanOrEqual(5);
    const expected = new Map(
      rowsOf(IMPORTS).map(([warehouse, part, quantity]) => [
        `${warehouse === 'C' ? central : branch} ${partIds[part - 1] ?? 0}`,
        quantity,
      ]),
    );
    for (const row of await readStock(database.db)) {
      expect(row.quantity).toBe(expected.get(`${row.warehouse_id} ${row.part_id}`));
      expect(row.reserved).toBe(row.ordered);
    }
  });
});
