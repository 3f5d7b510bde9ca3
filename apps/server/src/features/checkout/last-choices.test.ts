import type {
  ConfirmCheckoutResponse,
  LastChoices,
  PaymentMethod,
  ShippingAddressResponse,
  ShippingMethod,
} from '@partsboard/contract/checkout';
import type { CreditLimit } from '@partsboard/contract/account';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSessions, type SessionHeader } from '../../../test/customer-session.ts';
import {
  addBranch,
  addCustomer,
  addPart,
  addPriceList,
  type TestCustomer,
} from '../../../test/shop-fixture.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { dayAfter } from '../account/credit.service.ts';

let shop: TestApp;
let partId: number;
let home: number;
let other: number;
let customer: TestCustomer;
let headers: SessionHeader & { readonly 'accept-language': string };

beforeAll(async () => {
  shop = await createTestApp();
  const { db } = shop.database;
  const { discountGroupId } = await addPriceList(db);
  partId = await addPart(db, { number: '34 11 000001', net: 10_000, discountGroupId });
  home = await addBranch(db, 'HOME');
  other = await addBranch(db, 'OTHER');
  await db
    .updateTable('shipping_method')
    .set({ branch_ids: [home] })
    .where('system_name', '=', 'Shipping.Van')
    .execute();
  await db
    .updateTable('payment_method')
    .set({ counter_branch_ids: [home] })
    .where('system_name', '=', 'Payments.Counter')
    .execute();
});
afterAll(() => shop.close());

beforeEach(async () => {
  const { db } = shop.database;
  customer = await addCustomer(db, { creditLimit: 1_000_00 });
  const [session] = await startSessions(db, [customer.customerId]);
  if (!session) throw new Error('No session');
  headers = { ...session, 'accept-language': 'en' };
  await fillCart();
});

const fillCart = (quantity = 1) =>
  shop.database.db
    .insertInto('cart_line')
    .values({ customer_id: customer.customerId, part_id: partId, quantity })
    .execute();

const get = async <T>(path: string): Promise<T> =>
  (await shop.call({ url: `/api/${path}`, headers })).json as T;

const order = async (choices: object): Promise<ConfirmCheckoutResponse> => {
  const answer = await shop.call({
    method: 'POST',
    url: '/api/ShoppingCart/ConfirmCheckout',
    headers,
    payload: {
      BillingAddressId: customer.addressId,
      PaymentMethodSystemName: 'Payments.TradeCredit',
      TermsOfServiceOnOrderConfirmPage: true,
      ...choices,
    },
  });
  return answer.json as ConfirmCheckoutResponse;
};

const byVan = (branchId = home) => ({
  ShippingAddressId: customer.addressId,
  ShippingRateComputationMethodSystemName: 'Shipping.Van',
  OrderPointId: branchId,
});

const pickedUp = (branchId = home) => ({
  PickUpInStoreId: branchId,
  PaymentMethodSystemName: 'Payments.Counter',
});

const lastChoices = async (): Promise<LastChoices | null> =>
  (await get<{ Choices: LastChoices | null }>('ShoppingCart/LastChoices')).Choices;

describe('the choices of the last order', () => {
  it('are none for a customer who has not ordered yet', async () => {
    expect(await lastChoices()).toBeNull();
  });

  it('lead to the confirm step where all of them are still possible', async () => {
    expect(await order(byVan())).toMatchObject({ Success: true });
    await fillCart();
    expect(await lastChoices()).toEqual({
      PickUpInStoreId: null,
      ShippingAddressId: customer.addressId,
      ShippingRateComputationMethodSystemName: 'Shipping.Van',
      BillingAddressId: customer.addressId,
      PaymentMethodSystemName: 'Payments.TradeCredit',
      OrderPointId: home,
      Summary: ['Dealer’s own van', 'ul. Prosta 1, Warszawa', 'Trade credit'],
      Step: 'confirm',
      Problem: null,
    });
  });

  it('are those of the newest order', async () => {
    await order(byVan());
    await fillCart();
    expect(await order(pickedUp())).toMatchObject({ Success: true });
    expect(await lastChoices()).toMatchObject({
      PickUpInStoreId: home,
      ShippingAddressId: null,
      PaymentMethodSystemName: 'Payments.Counter',
      OrderPointId: home,
      Step: 'confirm',
    });
  });

  it('make their branch the pickup point that a checkout begins with', async () => {
    await order({ ...byVan(other), ShippingRateComputationMethodSystemName: 'Shipping.Courier' });
    const { PickupPoints: points } = await get<ShippingAddressResponse>('ShoppingCart/ShippingAddress');
    expect(points.filter((point) => point.Default).map((point) => point.Id)).toEqual([other]);
  });

  it('ask for an address where that of the last order was removed', async () => {
    await order(byVan());
    await shop.database.db.deleteFrom('address').where('id', '=', customer.addressId).execute();
    expect(await lastChoices()).toMatchObject({
      ShippingAddressId: null,
      BillingAddressId: null,
      OrderPointId: home,
      Step: 'shipping',
      Problem: 'The address of your last order is not among yours any more. Please choose another one.',
    });
  });

  it('ask for a delivery where the address has moved out of the van’s reach', async () => {
    await order(byVan());
    await shop.database.db
      .updateTable('address')
      .set({ zip_postal_code: '99-999' })
      .where('id', '=', customer.addressId)
      .execute();
    expect(await lastChoices()).toMatchObject({
      ShippingAddressId: customer.addressId,
      ShippingRateComputationMethodSystemName: null,
      Step: 'shipping',
      Problem:
        'The delivery of your last order (Dealer’s own van) is not possible now. Please choose another one.',
    });
  });

  it('ask for a payment where the credit does not suffice', async () => {
    await order(byVan());
    await fillCart(20);
    expect(await lastChoices()).toMatchObject({
      ShippingRateComputationMethodSystemName: 'Shipping.Van',
      PaymentMethodSystemName: null,
      Step: 'payment',
      Problem: expect.stringContaining('exceeds') as unknown,
    });
  });
});

describe('what only some branches do', () => {
  it('is told with the shipping method, and refused elsewhere', async () => {
    const methods = await get<ShippingMethod[]>(
      `ShoppingCart/ShippingMethods?addressId=${customer.addressId}`,
    );
    const branchesOf = (name: string) =>
      methods.find((method) => method.ShippingRateComputationMethodSystemName === name)?.WarehouseIds;
    expect(branchesOf('Shipping.Van')).toEqual([home]);
    expect(branchesOf('Shipping.Courier')).toBeNull();
    expect(await order(byVan(other))).toMatchObject({
      Success: false,
      Errors: ['This branch does not run the chosen shipping method.'],
    });
  });

  it('is a payment at the counter, offered for what is picked up there and for nothing else', async () => {
    const { ExistingAddresses: addresses } = await get<{ ExistingAddresses: { CountryId: number }[] }>(
      'ShoppingCart/ShippingAddress',
    );
    const offered = async (query = '') => {
      const path = `ShoppingCart/PaymentMethods?countryId=${addresses[0]?.CountryId}${query}`;
      return (await get<PaymentMethod[]>(path)).map((method) => method.PaymentMethodSystemName);
    };
    expect(await offered()).not.toContain('Payments.Counter');
    expect(await offered(`&pickUpInStoreId=${other}`)).not.toContain('Payments.Counter');
    expect(await offered(`&pickUpInStoreId=${home}`)).toContain('Payments.Counter');
    expect(await order(pickedUp(other))).toMatchObject({ Success: false });
    expect(await order({ ...byVan(), PaymentMethodSystemName: 'Payments.Counter' })).toMatchObject({
      Success: false,
    });
  });
});

it('an order on credit is to be paid so many days later as agreed with the customer', async () => {
  await shop.database.db
    .updateTable('customer')
    .set({ payment_days: 30 })
    .where('id', '=', customer.customerId)
    .execute();
  const days = () => dayAfter(new Date(), 30);
  const before = days();
  const { PaymentDue: due } = await get<CreditLimit>('Level4Customer/CreditLimit');
  await order(byVan());
  const placed = await shop.database.db
    .selectFrom('customer_order')
    .where('customer_id', '=', customer.customerId)
    .select('payment_due')
    .executeTakeFirstOrThrow();
  // Midnight may pass meanwhile.
  expect([before, days()]).toContain(due);
  expect([before, days()]).toContain(placed.payment_due);
});

it('a day after the last of a month is in the next one, by Polish time', () => {
  expect(dayAfter(new Date('2026-01-31T23:30:00Z'), 0)).toBe('2026-02-01');
  expect(dayAfter(new Date('2026-02-28T12:00:00Z'), 1)).toBe('2026-03-01');
});
