import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db } from '../../../db/database.ts';
import {
  buyerOf,
  checkoutDeps as parts,
  readCredit,
  placeOrder,
  requestOf,
  type OrderRequest,
} from '../../../../test/checkout-fixture.ts';
import {
  addBranch,
  addCustomer,
  addPart,
  addPriceList,
  addStock,
  readStock,
  type TestCustomer,
} from '../../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { addParts } from '../../cart/cart.service.ts';
import { databasePriceAndStock as prices } from '../../pricing/pricing.service.ts';
import { inLanguage } from '../../../messages/texts.ts';
import { cancelByNumber, shipByNumber } from './order-commands.service.ts';
import { readOrder } from '../orders.service.ts';

let database: TestDatabase;
let db: Db;
let many: ReturnType<typeof connect>;
let branch: number;
let central: number;
let made = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  many = connect({ url: () => database.url, poolSize: 20 });
  await addPriceList(db);
  branch = await addBranch(db, 'WAW');
  central = await addBranch(db, 'C', false);
});
afterAll(async () => {
  await many.close();
  await database.drop();
});

async function newPart(inBranch: number, inCentral: number): Promise<number> {
  made += 1;
  const partId = await addPart(db, { number: `34 11 ${made}`, net: 5000 });
  await addStock(db, partId, branch, inBranch);
  await addStock(db, partId, central, inCentral);
  return partId;
}

async function order(
  customer: TestCustomer,
  items: { partId: number; quantity: number }[],
  more: Partial<OrderRequest> = {},
  connection = db,
) {
  await addParts(connection, prices, customer, items);
  const result = await placeOrder(connection, parts, buyerOf(customer), requestOf(customer, branch, more));
  if (!('placed' in result)) throw new Error(JSON.stringify(result.refused));
  const { id, number } = result.placed;
  return { number, read: () => readOrder(db, customer.customerId, id, 'en') };
}

async function figuresOf(partId: number) {
  const rows = (await readStock(db)).filter((row) => row.part_id === partId);
  for (const { reserved, ordered } of rows) expect(reserved).toBe(ordered);
  return rows.map(({ quantity, reserved }) => [quantity, reserved]);
}

const depsOf = (connection: Db) => ({ db: connection, prices, shopUrl: 'http://shop.example' });
const cancelOrder = (connection: Db, number: string) => cancelByNumber(depsOf(connection), number);
const shipOrder = (connection: Db, number: string) => shipByNumber(depsOf(connection), number);

const refusal = (message: string) => ({ name: 'DomainError', message });

describe('a cancelled order', () => {
  it('gives stock and trade credit back, and says so in its history', async () => {
    const customer = await addCustomer(db, { creditLimit: 1_000_000 });
    const partId = await newPart(3, 10);
    const credit = { PaymentMethodSystemName: 'Payments.TradeCredit' };
    const { number, read } = await order(customer, [{ partId, quantity: 5 }], credit);
    expect(await figuresOf(partId)).toEqual([
      [3, 3],
      [10, 2],
    ]);
    expect((await readCredit(db, customer.customerId)).credit_used).toBeGreaterThan(0);
    await cancelOrder(db, ` ${number.toLowerCase()} `);
    expect(await figuresOf(partId)).toEqual([
      [3, 0],
      [10, 0],
    ]);
    expect((await readCredit(db, customer.customerId)).credit_used).toBe(0);
    const { OrderStatus, PaymentMethodStatus, History, Items } = await read();
    expect({ OrderStatus, PaymentMethodStatus }).toEqual({
      OrderStatus: 'Cancelled',
      PaymentMethodStatus: 'Voided',
    });
    expect(History.map(({ Text }) => Text).slice(-2)).toEqual(['Order cancelled.', 'Payment voided.']);
    expect(Items[0]?.Supply.map(({ Quantity }) => Quantity)).toEqual([3, 2]);
    await expect(cancelOrder(db, number)).rejects.toMatchObject(
      refusal(`Order ${number} is cancelled already.`),
    );
    await expect(shipOrder(db, number)).rejects.toMatchObject(
      refusal(`Order ${number} is cancelled already.`),
    );
  });

  it('that was paid is to be refunded by a person', async () => {
    const customer = await addCustomer(db);
    const { number, read } = await order(customer, [{ partId: await newPart(1, 0), quantity: 1 }]);
    await db
      .updateTable('customer_order')
      .set({ payment_status: 'Paid' })
      .where('number', '=', number)
      .execute();
    const { messages } = await cancelOrder(db, number);
    expect(inLanguage(messages, 'en')).toContain(`Order ${number} was paid: please refund it.`);
    expect((await read()).PaymentMethodStatus).toBe('Paid');
  });

  it('that nobody knows is not found', async () => {
    await expect(cancelOrder(db, 'PB1')).rejects.toMatchObject(refusal('There is no such order.'));
  });

  it('older than reservations gives nothing back', async () => {
    const customer = await addCustomer(db);
    const partId = await newPart(4, 0);
    const { number, read } = await order(customer, [{ partId, quantity: 2 }]);
    // As an order was placed before: taken from what is on hand.
    await db.deleteFrom('order_supply').execute();
    await db
      .updateTable('part_stock')
      .set({ quantity: 2, reserved: 0 })
      .where('part_id', '=', partId)
      .execute();
    await cancelOrder(db, number);
    expect((await figuresOf(partId))[0]).toEqual([2, 0]);
    expect((await read()).Items[0]?.Supply).toEqual([]);
  });
});

describe('a shipped order', () => {
  it('has taken its goods out of the warehouses and cannot be cancelled or shipped again', async () => {
    const partId = await newPart(3, 10);
    const { number, read } = await order(await addCustomer(db), [{ partId, quantity: 5 }]);
    await shipOrder(db, number);
    expect(await figuresOf(partId)).toEqual([
      [0, 0],
      [8, 0],
    ]);
    expect(await read()).toMatchObject({ OrderStatus: 'Processing', ShippingStatus: 'Shipped' });
    const hasLeft = refusal(`The goods of order ${number} have left already.`);
    await expect(cancelOrder(db, number)).rejects.toMatchObject(hasLeft);
    await expect(shipOrder(db, number)).rejects.toMatchObject(hasLeft);
  });

  it('that is picked up is complete when it leaves', async () => {
    const pickup = { ShippingAddressId: null, PickUpInStoreId: branch };
    const partId = await newPart(1, 0);
    const { number, read } = await order(await addCustomer(db), [{ partId, quantity: 1 }], pickup);
    await shipOrder(db, number);
    expect(await read()).toMatchObject({ OrderStatus: 'Complete', ShippingStatus: 'Delivered' });
  });

  it('leaves no negative figure where less was counted meanwhile', async () => {
    const partId = await newPart(3, 0);
    const { number } = await order(await addCustomer(db), [{ partId, quantity: 3 }]);
    await db.updateTable('part_stock').set({ quantity: 1 }).where('part_id', '=', partId).execute();
    await shipOrder(db, number);
    expect((await figuresOf(partId))[0]).toEqual([0, 0]);
  });

  it('has all its stock locked before any of it is changed, whatever is on back order', async () => {
    const customer = await addCustomer(db);
    const partIds = [await newPart(0, 2), await newPart(0, 2)];
    const { number } = await order(
      customer,
      partIds.map((partId) => ({ partId, quantity: 5 })),
    );
    await db
      .updateTable('part_stock')
      .set({ quantity: 1 })
      .where('part_id', 'in', partIds)
      .where('warehouse_id', '=', branch)
      .execute();
    let free: unknown;
    await shipByNumber(
      {
        ...depsOf(db),
        prices: {
          ...prices,
          ship: async (tx, pieces) => {
            free = await many.db
              .selectFrom('part_stock')
              .where('part_id', 'in', partIds)
              .select(['part_id', 'warehouse_id'])
              .forUpdate()
              .skipLocked()
              .execute();
            await prices.ship(tx, pieces);
          },
        },
      },
      number,
    );
    expect(free).toEqual([]);
  });

  it('with back orders leaves in parts, as the pieces come', async () => {
    const inStock = await newPart(2, 0);
    const missing = await newPart(1, 1);
    const lines = [
      { partId: inStock, quantity: 2 },
      { partId: missing, quantity: 5 },
    ];
    const { number, read } = await order(await addCustomer(db), lines);
    const { messages } = await shipOrder(db, number);
    expect(inLanguage(messages, 'en')).toEqual([
      `The available goods of order ${number} have left. Pieces missing: 3.`,
    ]);
    expect(await read()).toMatchObject({ OrderStatus: 'Processing', ShippingStatus: 'Partially shipped' });
    await expect(shipOrder(db, number)).rejects.toMatchObject(
      refusal(`What order ${number} waits for is not in its branch yet. Pieces missing: 3.`),
    );
    await expect(cancelOrder(db, number)).rejects.toMatchObject(
      refusal(`Some goods of order ${number} have left already, so it cannot be cancelled.`),
    );
    const arrives = (quantity: number) =>
      db
        .updateTable('part_stock')
        .set({ quantity })
        .where('part_id', '=', missing)
        .where('warehouse_id', '=', branch)
        .execute();
    await arrives(2);
    await shipOrder(db, number);
    expect((await read()).Items[1]?.Supply.map(({ Kind, Quantity }) => [Kind, Quantity])).toEqual([
      ['branch', 1],
      ['central', 1],
      ['branch', 2],
      ['back-order', 1],
    ]);
    await arrives(10);
    await shipOrder(db, number);
    expect(await read()).toMatchObject({ ShippingStatus: 'Shipped' });
    expect((await read()).Items[1]?.Supply.reduce((sum, source) => sum + source.Quantity, 0)).toBe(5);
    expect(await figuresOf(missing)).toEqual([
      [9, 0],
      [0, 0],
    ]);
    expect((await figuresOf(inStock))[0]).toEqual([0, 0]);
  });
});

describe('orders placed, cancelled and shipped all at once', () => {
  it('leave every figure right', { timeout: 60_000 }, async () => {
    const partIds = await Promise.all(Array.from({ length: 4 }, () => newPart(30, 20)));
    const customers = await Promise.all(Array.from({ length: 20 }, () => addCustomer(db)));
    const shipped = await Promise.all(
      customers.map(async (customer, index) => {
        let sum = 0;
        for (const [round, change] of [cancelOrder, shipOrder, undefined, shipOrder].entries()) {
          // In opposite orders, so that careless locking would deadlock.
          const chosen = index % 2 === 0 ? partIds : [...partIds].reverse();
          const lines = chosen.slice(round % 2).map((partId) => ({ partId, quantity: 1 }));
          const { number, read } = await order(customer, lines, {}, many.db);
          const items = (await read()).Items.flatMap((item) => item.Supply);
          const isInStock = items.some(({ Kind }) => Kind !== 'back-order');
          if (change === shipOrder && isInStock) {
            sum += items.reduce((all, { Kind, Quantity }) => all + (Kind === 'back-order' ? 0 : Quantity), 0);
          }
          if (change && (change === cancelOrder || isInStock)) await change(many.db, number);
        }
        return sum;
      }),
    );
    const rows = (await readStock(db)).filter((row) => partIds.includes(row.part_id));
    for (const { quantity, reserved, ordered } of rows) {
      expect(reserved).toBe(ordered);
      expect(reserved).toBeLessThanOrEqual(quantity);
    }
    const onHand = rows.reduce((sum, { quantity }) => sum + quantity, 0);
    const left = shipped.reduce((sum, pieces) => sum + pieces, 0);
    // Back orders may have found pieces in the branch that a cancelled order gave back.
    expect(onHand).toBeLessThanOrEqual(200 - left);
    const { rows: open } = await database.pool.query<{ wrong: number }>(
      `select count(*)::int as wrong from (
         select l.order_id from order_line l left join order_supply p using (order_id, line)
         where l.part_id = any($1)
         group by l.order_id, l.line, l.quantity having l.quantity <> sum(p.quantity)) as t`,
      [partIds],
    );
    expect(open[0]?.wrong).toBe(0);
  });
});
