import type { ConfirmCheckoutResponse, ShippingAddressResponse } from '@partsboard/contract/checkout';
import { startSessions, type SessionHeader } from './customer-session.ts';
import { addCustomer, addPart, addPriceList, type TestCustomer } from './shop-fixture.ts';
import { createTestApp, type TestAnswer, type TestApp } from './test-app.ts';

type Headers = Readonly<Record<string, string>>;

/** A customer with one part in the cart, and the calls of the checkout. */
export interface CheckoutCustomer extends TestCustomer {
  readonly headers: SessionHeader;
  readonly get: (path: string, more?: Headers) => Promise<TestAnswer>;
  readonly readAddresses: (more?: Headers) => Promise<ShippingAddressResponse>;
  /** Confirms an order that is paid by transfer. */
  readonly confirm: (choices: object) => Promise<ConfirmCheckoutResponse>;
  /** What is chosen for an order that the first branch sends. */
  readonly byCourier: () => Promise<object>;
}

export interface CheckoutShop {
  readonly shop: TestApp;
  readonly newCustomer: () => Promise<CheckoutCustomer>;
  /** The ids of all branches, in their order. */
  readonly branches: () => Promise<number[]>;
}

/** The demo shop and one part. */
export async function createCheckoutShop(): Promise<CheckoutShop> {
  const shop = await createTestApp();
  const { db } = shop.database;
  const { discountGroupId } = await addPriceList(db);
  const partId = await addPart(db, { number: '34 11 000001', net: 10_000, discountGroupId });

  const branches = async (): Promise<number[]> => {
    const rows = await db
      .selectFrom('warehouse')
      .where('is_branch_office', '=', true)
      .orderBy('position')
      .select('id')
      .execute();
    return rows.map(({ id }) => id);
  };

  const newCustomer = async (): Promise<CheckoutCustomer> => {
    const customer = await addCustomer(db);
    const [headers] = await startSessions(db, [customer.customerId]);
    if (!headers) throw new Error('No session');
    await db
      .insertInto('cart_line')
      .values({ customer_id: customer.customerId, part_id: partId, quantity: 1 })
      .execute();
    const get: CheckoutCustomer['get'] = (path, more = {}) =>
      shop.call({ url: `/api/ShoppingCart/${path}`, headers: { ...headers, ...more } });
    return {
      ...customer,
      headers,
      get,
      readAddresses: async (more) => (await get('ShippingAddress', more)).json as ShippingAddressResponse,
      confirm: async (choices) => {
        const answer = await shop.call({
          method: 'POST',
          url: '/api/ShoppingCart/ConfirmCheckout',
          headers,
          payload: {
            BillingAddressId: customer.addressId,
            PaymentMethodSystemName: 'Payments.Transfer',
            TermsOfServiceOnOrderConfirmPage: true,
            ...choices,
          },
        });
        return answer.json as ConfirmCheckoutResponse;
      },
      byCourier: async () => ({
        ShippingAddressId: customer.addressId,
        ShippingRateComputationMethodSystemName: 'Shipping.Courier',
        OrderPointId: (await branches())[0],
      }),
    };
  };

  return { shop, newCustomer, branches };
}
