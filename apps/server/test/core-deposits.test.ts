import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyerOf, checkoutDeps, requestOf } from './checkout-fixture.ts';
import { createOrderShop, desk, ON_CREDIT, type OrderShop } from './order-fixture.ts';
import { deliveredOrder, requesterOf, returnRequest } from './return-fixture.ts';
import { addCustomer, type TestCustomer } from './shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import type { Db } from '../src/db/database.ts';
import { DomainError } from '../src/http/errors/domain-error.ts';
import { addParts } from '../src/features/cart/cart.service.ts';
import { readTotals } from '../src/features/checkout/checkout.service.ts';
import { composeOrderMail } from '../src/features/checkout/order-mail.ts';
import { databasePriceAndStock as prices } from '../src/features/pricing/pricing.service.ts';
import { cancelOrder } from '../src/features/orders/actions/cancel-order.ts';
import { shipOrder } from '../src/features/orders/actions/ship-order.ts';
import { changeState } from '../src/features/orders/actions/simple-actions.ts';
import { readOrder } from '../src/features/orders/orders.service.ts';
import { approveReturn, receiveReturn } from '../src/features/orders/returns/change-return.ts';
import { readReturn } from '../src/features/orders/returns/read-returns.ts';
import { refundReturn } from '../src/features/orders/returns/refund-return.ts';
import { requestReturn } from '../src/features/orders/returns/request-return.ts';

const UNIT_GROSS = 6150;
/** 100 zł and VAT. */
const DEPOSIT = 12_300;

let database: TestDatabase;
let db: Db;
let shop: OrderShop;
let customer: TestCustomer;
let partId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  shop = await createOrderShop(db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  customer = await addCustomer(db, { creditLimit: 100_000_000 });
  partId = await shop.newPart(10);
  await db.insertInto('core_deposit').values({ part_id: partId, net: 10_000, days: 60 }).execute();
});

const request = (...input: Parameters<typeof returnRequest>) =>
  requestReturn(shop.deps, requesterOf(customer), returnRequest(...input));

const orderRow = (id: number) =>
  db
    .selectFrom('customer_order')
    .where('id', '=', id)
    .select([
      'state',
      'sub_total',
      'core_deposits',
      'shipping',
      'tax',
      'total',
      'refunded_total',
      'cancelled_total',
    ])
    .executeTakeFirstOrThrow();

async function settle(id: number, restocked: number, writtenOff: number): Promise<void> {
  await approveReturn(shop.deps, desk(), { id, version: 1 }, '');
  await receiveReturn(shop.deps, desk(), { id, version: 2, lines: [{ line: 1, restocked, writtenOff }] });
  await refundReturn(shop.deps, desk(), { id, version: 3 });
}

const fieldRefusal = { code: 'invalid-request' };

describe('the deposit of an exchange part', () => {
  it('is charged as an amount of its own, from the totals of the cart to the mail', async () => {
    await addParts(db, prices, customer, [{ partId, quantity: 2 }]);
    const shown = await readTotals(db, checkoutDeps, buyerOf(customer), requestOf(customer, shop.branch));
    expect(shown).toMatchObject({ SubTotal: 123, CoreDeposits: 246 });
    await db.deleteFrom('cart_line').where('customer_id', '=', customer.customerId).execute();

    const id = await shop.order(customer, [{ partId, quantity: 2 }], ON_CREDIT);
    const row = await orderRow(id);
    expect(row).toMatchObject({ sub_total: 2 * UNIT_GROSS, core_deposits: 2 * DEPOSIT });
    expect(row.total).toBe(2 * UNIT_GROSS + 2 * DEPOSIT + row.shipping);
    expect(row.tax).toBe(Math.round((row.total * 23) / 123));
    expect(await shop.creditUsed(customer)).toBe(row.total);
    const order = await readOrder(db, customer.customerId, id, 'en');
    expect(order).toMatchObject({ OrderCoreDeposits: 246, Items: [{ SubTotal: 123, CoreDeposit: 123 }] });
    const { plainText } = await composeOrderMail(db, 'http://shop.example', id, 'en');
    expect(plainText).toMatch(/Deposits for old parts: PLN\s246\.00/);
  });

  it('is not owed for cancelled pieces', async () => {
    const id = await shop.order(customer, [{ partId, quantity: 3 }], ON_CREDIT);
    const { total } = await orderRow(id);
    await cancelOrder(shop.deps, desk(), { id }, { lines: [{ line: 1, quantity: 1 }] });
    expect((await orderRow(id)).cancelled_total).toBe(UNIT_GROSS + DEPOSIT);
    expect(await shop.creditUsed(customer)).toBe(total - UNIT_GROSS - DEPOSIT);
  });

  it('is given back for the old part, which goes on no shelf', async () => {
    const id = await deliveredOrder(shop, customer, [{ partId, quantity: 3 }], ON_CREDIT);
    const { total } = await orderRow(id);
    const core = await request(id, [[1, 2]], { Kind: 'core' });
    await approveReturn(shop.deps, desk(), { id: core.id, version: 1 }, '');
    const receive = (restocked: number, writtenOff: number) =>
      receiveReturn(shop.deps, desk(), {
        id: core.id,
        version: 2,
        lines: [{ line: 1, restocked, writtenOff }],
      });
    await expect(receive(1, 0)).rejects.toMatchObject(fieldRefusal);
    await receive(0, 2);
    await refundReturn(shop.deps, desk(), { id: core.id, version: 3 });
    expect((await shop.figures(partId))[0]).toEqual([7, 0]);
    expect(await shop.creditUsed(customer)).toBe(total - 2 * DEPOSIT);
    expect(await orderRow(id)).toMatchObject({ state: 'delivered', refunded_total: 2 * DEPOSIT });
    expect(await readOrder(db, customer.customerId, id, 'en')).toMatchObject({
      Items: [{ ReturnedQuantity: 0, CoreReturnedQuantity: 2, ReturnableCores: 1, ReturnableQuantity: 3 }],
    });
  });

  it('comes back with a part that is returned itself, and once for each piece', async () => {
    const id = await deliveredOrder(shop, customer, [{ partId, quantity: 2 }], ON_CREDIT);
    const { total } = await orderRow(id);
    const goods = await request(id, [[1, 1]]);
    const core = await request(id, [[1, 1]], { Kind: 'core' });
    await expect(request(id, [[1, 1]], { Kind: 'core' })).rejects.toMatchObject(fieldRefusal);
    await settle(goods.id, 1, 0);
    await settle(core.id, 0, 1);
    expect(await shop.creditUsed(customer)).toBe(total - UNIT_GROSS - 2 * DEPOSIT);
    await expect(request(id, [[1, 1]], { Kind: 'core' })).rejects.toMatchObject(fieldRefusal);
    await expect(request(id, [[1, 2]])).rejects.toMatchObject(fieldRefusal);
  });

  it('is not given back again with a part that fails after its old part came back', async () => {
    const id = await deliveredOrder(shop, customer, [{ partId, quantity: 2 }], ON_CREDIT);
    const { total } = await orderRow(id);
    const cores = await request(id, [[1, 2]], { Kind: 'core' });
    // Whether the old parts arrive is not known yet.
    await expect(request(id, [[1, 1]])).rejects.toMatchObject(fieldRefusal);
    await settle(cores.id, 0, 2);
    expect((await readOrder(db, customer.customerId, id, 'en')).Items[0]).toMatchObject({
      ReturnableCores: 0,
      ReturnableQuantity: 2,
    });
    const defective = await request(id, [[1, 1]], { Reason: 'defective' });
    await settle(defective.id, 0, 1);
    expect(await orderRow(id)).toMatchObject({
      state: 'delivered',
      refunded_total: 2 * DEPOSIT + UNIT_GROSS,
    });
    const shown = await readReturn(db, 'all', defective.id, 'en');
    expect(shown).toMatchObject({ refundedAmount: 61.5, lines: [{ writtenOff: 1, afterCore: 1 }] });
    const other = await request(id, [[1, 1]]);
    await settle(other.id, 1, 0);
    expect(await shop.creditUsed(customer)).toBe(total - 2 * DEPOSIT - 2 * UNIT_GROSS);
    expect(await orderRow(id)).toMatchObject({ state: 'returned' });
    await expect(request(id, [[1, 1]], { Kind: 'core' })).rejects.toBeInstanceOf(DomainError);
  });

  it('is held for each piece that is kept without an old part, also while the rest is still to leave', async () => {
    const id = await shop.order(customer, [{ partId, quantity: 3 }], ON_CREDIT);
    const { total } = await orderRow(id);
    await changeState(shop.deps, desk(), { id }, 'confirm');
    const ship = (quantity: number) =>
      shipOrder(
        shop.deps,
        desk(),
        { id },
        { carrier: 'dpd', trackingNumber: '', parcels: 1, lines: [{ line: 1, quantity }] },
      );
    await ship(1);
    await settle((await request(id, [[1, 1]], { Kind: 'core' })).id, 0, 1);
    await settle((await request(id, [[1, 1]], { Reason: 'defective' })).id, 0, 1);
    expect(await shop.creditUsed(customer)).toBe(total - DEPOSIT - UNIT_GROSS);
    await ship(2);
    expect((await readOrder(db, customer.customerId, id, 'en')).Items[0]).toMatchObject({
      ReturnableCores: 2,
      ReturnableQuantity: 2,
    });
    // One old part is on its way: its deposit is not paid out with the goods, which are kept without another.
    const core = await request(id, [[1, 1]], { Kind: 'core' });
    await settle((await request(id, [[1, 1]])).id, 1, 0);
    await settle(core.id, 0, 1);
    expect(await shop.creditUsed(customer)).toBe(total - 3 * DEPOSIT - 2 * UNIT_GROSS);
  });

  it('is given back only within its days, and only for parts that carry one', async () => {
    const late = await deliveredOrder(shop, customer, [{ partId, quantity: 1 }]);
    await database.pool.query(
      `update shipment set created_at = created_at - interval '61 days' where order_id = $1`,
      [late],
    );
    expect((await readOrder(db, customer.customerId, late, 'en')).Items[0]).toMatchObject({
      ReturnableCores: 0,
      ReturnableQuantity: 1,
    });
    await expect(request(late, [[1, 1]], { Kind: 'core' })).rejects.toMatchObject(fieldRefusal);
    const plain = await deliveredOrder(shop, customer, [{ partId: await shop.newPart(1), quantity: 1 }]);
    await expect(request(plain, [[1, 1]], { Kind: 'core' })).rejects.toMatchObject(fieldRefusal);
  });
});
