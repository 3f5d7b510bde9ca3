import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { buyerOf, checkoutDeps as deps } from '../../../test/checkout-fixture.ts';
import { createSellingBranch, type SellingBranch } from '../../../test/selling-branch.ts';
import { addCustomer } from '../../../test/shop-fixture.ts';
import { addParts } from '../cart/cart.service.ts';
import { databasePriceAndStock as prices } from '../pricing/pricing.service.ts';
import { creditRefusals } from './credit.ts';
import { readCredit } from '../account/credit.service.ts';
import { reserveCredit } from './place-order.repository.ts';
import { placeOrder } from './place-order.ts';

let database: TestDatabase;
let db: Db;
let many: ReturnType<typeof connect>;
let shop: SellingBranch;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  many = connect({ url: () => database.url, poolSize: 25 });
  shop = await createSellingBranch(db);
});

afterAll(async () => {
  await many.close();
  await database.drop();
});

describe('at the same time', () => {
  it('fifty confirmations of one cart give one order', async () => {
    const customer = await addCustomer(db);
    await shop.fillCart(customer, { partId: await shop.newPart(5000), quantity: 2 });
    const results = await Promise.all(
      Array.from({ length: 50 }, () =>
        placeOrder(many.db, deps, buyerOf(customer), shop.requestOf(customer)),
      ),
    );
    expect(results.filter((result) => 'placed' in result)).toHaveLength(1);
    expect(await shop.ordersOf(customer)).toHaveLength(1);
    expect(await shop.cartOf(customer)).toEqual([]);
  });

  it('fifty confirmations with one key all answer with the same order', async () => {
    const customer = await addCustomer(db);
    await shop.fillCart(customer, { partId: await shop.newPart(5000), quantity: 2 });
    const request = shop.requestOf(customer, { RequestKey: 'one-key-for-all' });
    const results = await Promise.all(
      Array.from({ length: 50 }, () => placeOrder(many.db, deps, buyerOf(customer), request)),
    );
    const numbers = results.map((result) => ('placed' in result ? result.placed.number : 'refused'));
    expect(new Set(numbers).size).toBe(1);
    expect(numbers[0]).toMatch(/^\d+$/);
    expect(await shop.ordersOf(customer)).toHaveLength(1);
  });

  it('fifty customers can order scarce parts: what is there is reserved, the rest is ordered', async () => {
    const partId = await shop.newPart(5000, 30);
    const other = await shop.newPart(7000, 10);
    const customers = await Promise.all(Array.from({ length: 50 }, () => addCustomer(many.db)));
    await Promise.all(
      customers.map((customer, index) =>
        addParts(
          many.db,
          prices,
          customer,
          // Taken in opposite orders, so that careless locking would deadlock.
          index % 2 === 0
            ? [
                { partId, quantity: 1 },
                { partId: other, quantity: 1 },
              ]
            : [
                { partId: other, quantity: 1 },
                { partId, quantity: 1 },
              ],
        ),
      ),
    );
    const results = await Promise.all(
      customers.map((customer) => placeOrder(many.db, deps, buyerOf(customer), shop.requestOf(customer))),
    );
    expect(results.filter((result) => 'placed' in result)).toHaveLength(50);
    const stock = await db
      .selectFrom('part_stock')
      .where('part_id', 'in', [partId, other])
      .selectAll()
      .execute();
    expect(stock).toMatchObject([
      { quantity: 30, reserved: 30 },
      { quantity: 10, reserved: 10 },
    ]);
  });

  it('reservations of trade credit cannot pass the limit together', async () => {
    const { customerId } = await addCustomer(db, { creditLimit: 50_000 });
    const reserved = await Promise.all(
      Array.from({ length: 20 }, () => reserveCredit(many.db, customerId, 9000)),
    );
    expect(reserved.filter(Boolean)).toHaveLength(5);
    expect(await readCredit(db, customerId)).toMatchObject({ credit_limit: 50_000, credit_used: 45_000 });
  });

  it('orders on credit use exactly what they cost, and stop at the limit', async () => {
    const customer = await addCustomer(db, { creditLimit: 20_000 });
    const partId = await shop.newPart(2000);
    const place = async () => {
      await addParts(many.db, prices, customer, [{ partId, quantity: 1 }]);
      return placeOrder(
        many.db,
        deps,
        buyerOf(customer),
        shop.requestOf(customer, { PaymentMethodSystemName: 'Payments.TradeCredit' }),
      );
    };
    const results = await Promise.all(Array.from({ length: 20 }, place));
    expect(results.some((result) => 'refused' in result)).toBe(true);
    const used = (await shop.ordersOf(customer)).reduce((sum, order) => sum + order.total, 0);
    expect(used).toBeLessThanOrEqual(20_000);
    expect(await readCredit(db, customer.customerId)).toMatchObject({ credit_used: used });
  });

  it('an order that the credit does not suffice for is counted for the metrics', async () => {
    const customer = await addCustomer(db, { creditLimit: 1 });
    await addParts(many.db, prices, customer, [{ partId: await shop.newPart(2000), quantity: 1 }]);
    const before = creditRefusals();
    const onCredit = shop.requestOf(customer, { PaymentMethodSystemName: 'Payments.TradeCredit' });
    expect(await placeOrder(many.db, deps, buyerOf(customer), onCredit)).toHaveProperty('refused');
    expect(creditRefusals()).toBe(before + 1);
  });

  it('what is added while an order is placed is either in the order or still in the cart', async () => {
    const customer = await addCustomer(db);
    const partId = await shop.newPart(5000, 1000);
    await shop.fillCart(customer, { partId, quantity: 1 });
    await Promise.all([
      ...Array.from({ length: 30 }, () => addParts(many.db, prices, customer, [{ partId, quantity: 1 }])),
      ...Array.from({ length: 5 }, () =>
        placeOrder(many.db, deps, buyerOf(customer), shop.requestOf(customer)),
      ),
    ]);
    const ordered = await db
      .selectFrom('order_line as l')
      .innerJoin('customer_order as o', 'o.id', 'l.order_id')
      .where('o.customer_id', '=', customer.customerId)
      .select('l.quantity')
      .execute();
    const left = await shop.cartOf(customer);
    const sum = [...ordered, ...left].reduce((total, line) => total + line.quantity, 0);
    expect(sum).toBe(31);
  });
});
