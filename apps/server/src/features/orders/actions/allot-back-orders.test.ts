import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOrderShop, desk, type OrderShop } from '../../../../test/order-fixture.ts';
import { addBranch, addCustomer, addStock } from '../../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import type { Db } from '../../../db/database.ts';
import { allotBackOrders } from './allot-back-orders.service.ts';
import { cancelOrder } from './cancel-order.ts';
import { readOrder } from '../orders.service.ts';
import { shipOrder } from './ship-order.ts';
import { changeState } from './simple-actions.ts';

const PARCEL = { carrier: 'dpd', trackingNumber: '1234', parcels: 2 };

let database: TestDatabase;
let db: Db;
let shop: OrderShop;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  shop = await createOrderShop(db);
});
afterAll(() => database.drop());

const stateOf = async (id: number) =>
  (await db.selectFrom('customer_order').where('id', '=', id).select('state').executeTakeFirstOrThrow())
    .state;

const activities = (orderId: number) =>
  db.selectFrom('order_activity').where('order_id', '=', orderId).select('kind').orderBy('id').execute();

describe('stock that arrives', () => {
  const arrives = (partId: number, quantity: number, warehouse = shop.branch) =>
    database.pool.query(
      'update part_stock set quantity = quantity + $2 where part_id = $1 and warehouse_id = $3',
      [partId, quantity, warehouse],
    );

  it('goes to the oldest back order first, from wherever the store may take it', async () => {
    const partId = await shop.newPart(1);
    const customer = await addCustomer(db);
    const older = await shop.order(customer, [{ partId, quantity: 3 }]);
    const younger = await shop.order(await addCustomer(db), [{ partId, quantity: 3 }]);
    await arrives(partId, 1);
    await arrives(partId, 2, shop.central);
    expect(await allotBackOrders(shop.deps)).toBe(2);
    expect(await shop.figures(partId)).toEqual([
      [2, 2],
      [2, 2],
    ]);
    const missing = async (id: number) => {
      const rows = await db.selectFrom('order_supply').where('order_id', '=', id).selectAll().execute();
      return rows.reduce((sum, row) => sum + (row.kind === 'back-order' ? row.quantity : 0), 0);
    };
    expect([await missing(older), await missing(younger)]).toEqual([0, 2]);
    expect((await activities(older)).map(({ kind }) => kind)).toEqual(['allot']);
    expect(await allotBackOrders(shop.deps)).toBe(0);
    const { Items } = await readOrder(db, customer.customerId, older, 'en');
    expect(Items[0]?.Supply.map(({ Kind, Quantity }) => [Kind, Quantity])).toEqual([
      ['branch', 1],
      ['branch', 1],
      ['central', 1],
    ]);
  });

  it('does not leave with a younger order before the older one has got it', async () => {
    const partId = await shop.newPart(1);
    const other = await shop.newPart(1);
    const older = await shop.order(await addCustomer(db), [{ partId, quantity: 2 }]);
    const younger = await shop.order(await addCustomer(db), [
      { partId, quantity: 1 },
      { partId: other, quantity: 2 },
    ]);
    await changeState(shop.deps, desk(), { id: younger }, 'confirm');
    await arrives(partId, 1);
    await arrives(other, 1);
    await shipOrder(shop.deps, desk(), { id: younger }, PARCEL);
    expect((await shop.figures(partId))[0]).toEqual([2, 1]);
    expect((await shop.figures(other))[0]).toEqual([0, 0]);
    expect(await stateOf(younger)).toBe('partly-shipped');
    expect(await allotBackOrders(shop.deps)).toBe(1);
    expect((await activities(older)).map(({ kind }) => kind)).toEqual(['allot']);
    await arrives(partId, 1);
    await shipOrder(shop.deps, desk(), { id: younger }, PARCEL);
    expect([await stateOf(younger), (await shop.figures(partId))[0]]).toEqual(['shipped', [2, 2]]);
  });

  describe('in a branch that another order from before has nothing of', () => {
    const transferFrom = (rule: string) =>
      database.pool.query('update store set transfers_from = $1', [rule]);
    afterEach(() => transferFrom('everywhere'));

    let made = 1;
    /** An order of the first branch and a younger one of a second, both for a part that nobody has. */
    async function twoBranches() {
      made += 1;
      const second = await addBranch(db, `OR${made}`);
      const partId = await shop.newPart(0);
      await addStock(db, partId, second, 0);
      const line = [{ partId, quantity: 1 }];
      await shop.order(await addCustomer(db), line);
      const younger = await shop.order(await addCustomer(db), line, { OrderPointId: second });
      await changeState(shop.deps, desk(), { id: younger }, 'confirm');
      const ship = () => shipOrder(shop.deps, desk(), { id: younger }, PARCEL);
      return { second, partId, younger, ship };
    }

    it.each(['nowhere', 'central'])('leaves with a younger order of that branch: %s', async (rule) => {
      await transferFrom(rule);
      const { second, partId, younger, ship } = await twoBranches();
      await arrives(partId, 1, second);
      await ship();
      expect(await stateOf(younger)).toBe('shipped');
    });

    it.each([
      ['everywhere', 'in the branch'],
      ['central', 'in the central warehouse'],
    ])('waits for the older one where that may have it too: %s, %s', async (rule, place) => {
      await transferFrom(rule);
      const { second, partId, ship } = await twoBranches();
      await arrives(partId, 1, place === 'in the branch' ? second : shop.central);
      await expect(ship()).rejects.toThrow();
    });
  });

  it('does not go to what was cancelled meanwhile', async () => {
    const partId = await shop.newPart(0);
    const id = await shop.order(await addCustomer(db), [{ partId, quantity: 3 }]);
    await cancelOrder(shop.deps, desk(), { id }, { lines: [{ line: 1, quantity: 1 }] });
    await arrives(partId, 5);
    await allotBackOrders(shop.deps);
    expect((await shop.figures(partId))[0]).toEqual([5, 2]);
    await changeState(shop.deps, desk(), { id }, 'confirm');
    await shipOrder(shop.deps, desk(), { id }, PARCEL);
    expect((await shop.figures(partId))[0]).toEqual([3, 0]);
    expect(await stateOf(id)).toBe('shipped');
  });

  it('is looked for when a cancelled order gives something back', async () => {
    const partId = await shop.newPart(2);
    const first = await shop.order(await addCustomer(db), [{ partId, quantity: 2 }]);
    await shop.order(await addCustomer(db), [{ partId, quantity: 2 }]);
    await database.pool.query('delete from graphile_worker._private_jobs');
    await cancelOrder(shop.deps, desk(), { id: first });
    const { rows } = await database.pool.query<{ task: string }>(
      `select task_identifier as task from graphile_worker.jobs where key = 'allot-back-orders'`,
    );
    expect(rows).toHaveLength(1);
    await allotBackOrders(shop.deps);
    expect((await shop.figures(partId))[0]).toEqual([2, 2]);
  });
});
