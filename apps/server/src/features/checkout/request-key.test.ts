import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../db/database.ts';
import { buyerOf, checkoutDeps as deps, refusalOf } from '../../../test/checkout-fixture.ts';
import { createSellingBranch, type SellingBranch } from '../../../test/selling-branch.ts';
import { addCustomer, type TestCustomer } from '../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { purgeCheckoutRequests, readTotals } from './checkout.service.ts';
import { placeOrder, type OrderRequest } from './place-order.ts';

let database: TestDatabase;
let db: Db;
let shop: SellingBranch;
let partId: number;
let otherPartId: number;
let customer: TestCustomer;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  shop = await createSellingBranch(db);
  partId = await shop.newPart(10_000, 1000);
  otherPartId = await shop.newPart(7000, 1000);
});
afterAll(() => database.drop());

const fillCart = (...items: { partId: number; quantity: number }[]) => shop.fillCart(customer, ...items);

beforeEach(async () => {
  customer = await addCustomer(db);
  await fillCart({ partId, quantity: 3 });
});

const requestOf = (more: Partial<OrderRequest> = {}) => shop.requestOf(customer, more);

const orders = () => shop.ordersOf(customer);

const cart = () => shop.cartOf(customer);

describe('the key of a request', () => {
  it('answers a retry with the same key with the order already placed', async () => {
    const request = requestOf({ RequestKey: 'key-0000-1' });
    const first = await placeOrder(db, deps, buyerOf(customer), request);
    expect(first).toHaveProperty('placed');
    expect(await placeOrder(db, deps, buyerOf(customer), request)).toEqual(first);
    expect(await orders()).toHaveLength(1);
  });

  it('answers a retry that names the cart it means, whatever the cart holds meanwhile', async () => {
    const { Fingerprint } = await readTotals(db, deps, buyerOf(customer), requestOf());
    const request = requestOf({ RequestKey: 'key-0000-3', Fingerprint });
    const first = await placeOrder(db, deps, buyerOf(customer), request);
    expect(first).toHaveProperty('placed');
    await fillCart({ partId, quantity: 1 });
    expect(await placeOrder(db, deps, buyerOf(customer), request)).toEqual(first);
    expect(await cart()).toHaveLength(1);
  });

  it.each<[string, Partial<OrderRequest>]>([
    ['another cart', {}],
    ['another note', { OrderNote: 'Pilne' }],
    ['another reference', { CustomerReference: 'WX 2107K' }],
    ['the totals of another cart', { Fingerprint: 'another' }],
  ])('refuses a used key with %s and names the order that it has placed', async (_what, change) => {
    const request = requestOf({ RequestKey: 'key-0000-4' });
    const first = await placeOrder(db, deps, buyerOf(customer), request);
    const number = 'placed' in first ? first.placed.number : 'refused';
    await fillCart({ partId: otherPartId, quantity: 4 });
    const second = await placeOrder(db, deps, buyerOf(customer), { ...request, ...change });
    expect(refusalOf(second)).toEqual([expect.stringContaining(number)]);
    expect(await orders()).toHaveLength(1);
    expect(await cart()).toHaveLength(1);
  });

  it('takes a retry that leaves out what it had left empty', async () => {
    const shorter = requestOf({ RequestKey: 'key-0000-5' });
    const request = { ...shorter, OrderNote: '', PickUpInStoreId: null };
    const first = await placeOrder(db, deps, buyerOf(customer), request);
    expect(await placeOrder(db, deps, buyerOf(customer), shorter)).toEqual(first);
  });

  it('forgets keys after some days', async () => {
    const request = requestOf({ RequestKey: 'key-0000-6' });
    await placeOrder(db, deps, buyerOf(customer), request);
    const keys = () =>
      db
        .selectFrom('checkout_request')
        .where('customer_id', '=', customer.customerId)
        .select('request_key')
        .execute();
    await purgeCheckoutRequests(db);
    expect(await keys()).toHaveLength(1);
    await db
      .updateTable('checkout_request')
      .set({ created_at: new Date(Date.now() - 15 * 86_400_000) })
      .where('customer_id', '=', customer.customerId)
      .execute();
    await purgeCheckoutRequests(db);
    expect(await keys()).toEqual([]);
  });

  it('lets a refused request be tried again with its key', async () => {
    const key = 'key-0000-2';
    await placeOrder(
      db,
      deps,
      buyerOf(customer),
      requestOf({ RequestKey: key, TermsOfServiceOnOrderConfirmPage: false }),
    );
    expect(await placeOrder(db, deps, buyerOf(customer), requestOf({ RequestKey: key }))).toHaveProperty(
      'placed',
    );
  });
});
