import { expect } from 'vitest';
import type { Db } from '../src/db/database.ts';
import { startSessions, type SessionHeader } from './customer-session.ts';
import { addCustomer, addPart, addPriceList, type TestCustomer } from './shop-fixture.ts';
import { createTestApp, type TestAnswer, type TestApp } from './test-app.ts';

export interface OrderingCustomer extends TestCustomer {
  readonly headers: SessionHeader;
  readonly get: <T>(path: string, language?: string) => Promise<T>;
  readonly post: (path: string, payload: object) => Promise<TestAnswer>;
  /** Orders two of each part by the shop's call and returns the order's id. */
  readonly order: (partIds: readonly number[], reference?: string) => Promise<number>;
}

export interface OrderingShop {
  readonly shop: TestApp;
  readonly newPart: () => Promise<number>;
  readonly newCustomer: () => Promise<OrderingCustomer>;
}

const putIntoCart = (db: Db, customerId: number, partIds: readonly number[]) =>
  db
    .insertInto('cart_line')
    .values(partIds.map((partId) => ({ customer_id: customerId, part_id: partId, quantity: 2 })))
    .execute();

async function openCustomer(shop: TestApp): Promise<OrderingCustomer> {
  const { db } = shop.database;
  const customer = await addCustomer(db, { discountTable: 'A', creditLimit: 500_000 });
  const [headers] = await startSessions(db, [customer.customerId]);
  if (!headers) throw new Error('No session');
  const post = (path: string, payload: object) =>
    shop.call({ method: 'POST', url: `/api/${path}`, headers, payload });
  return {
    ...customer,
    headers,
    post,
    get: async <T>(path: string, language = 'en') =>
      (await shop.call({ url: `/api/${path}`, headers: { ...headers, 'accept-language': language } }))
        .json as T,
    order: async (partIds, reference = '') => {
      await putIntoCart(db, customer.customerId, partIds);
      const branch = db.selectFrom('warehouse').where('code', '=', 'WAW').select('id');
      const { json } = await post('ShoppingCart/ConfirmCheckout', {
        BillingAddressId: customer.addressId,
        ShippingAddressId: customer.addressId,
        ShippingRateComputationMethodSystemName: 'Shipping.Courier',
        PaymentMethodSystemName: 'Payments.TradeCredit',
        OrderPointId: (await branch.executeTakeFirstOrThrow()).id,
        OrderNote: 'Gate 3',
        CustomerReference: reference,
        TermsOfServiceOnOrderConfirmPage: true,
      });
      expect(json).toMatchObject({ Success: true, Errors: [] });
      return (json as { PlacedOrder: { Id: number } }).PlacedOrder.Id;
    },
  };
}

/** A shop whose customers order on trade credit, by courier, from the first branch. */
export async function createOrderingShop(): Promise<OrderingShop> {
  const shop = await createTestApp();
  const { db } = shop.database;
  const { discountGroupId } = await addPriceList(db);
  let made = 0;
  return {
    shop,
    newPart: () => {
      made += 1;
      const number = `34 20 ${String(made).padStart(6, '0')}`;
      return addPart(db, { number, net: 10_000, discountGroupId });
    },
    newCustomer: () => openCustomer(shop),
  };
}
