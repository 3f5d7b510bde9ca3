import type { PaymentMethod, ShippingMethod } from '@partsboard/contract/checkout';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckoutShop, type CheckoutCustomer, type CheckoutShop } from '../../../test/checkout-shop.ts';
import type { TestApp } from '../../../test/test-app.ts';

let shop: TestApp;
let newCustomer: CheckoutShop['newCustomer'];
let customer: CheckoutCustomer;

beforeAll(async () => {
  ({ shop, newCustomer } = await createCheckoutShop());
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await newCustomer();
});

describe('payment methods', () => {
  const change = (columns: { countries?: string[]; preselected?: boolean }, name?: string) => {
    const update = shop.database.db.updateTable('payment_method').set(columns);
    return (name === undefined ? update : update.where('system_name', '=', name)).execute();
  };
  const polandId = async (): Promise<number> =>
    (await customer.readAddresses()).ExistingAddresses[0]?.CountryId ?? 0;
  const read = async () =>
    (await customer.get(`PaymentMethods?countryId=${await polandId()}`)).json as PaymentMethod[];
  const selected = async () =>
    (await read()).filter((method) => method.Selected).map((method) => method.PaymentMethodSystemName);

  const setCreditLimit = (credit_limit: number) =>
    shop.database.db
      .updateTable('customer')
      .set({ credit_limit })
      .where('id', '=', customer.customerId)
      .execute();

  beforeEach(() => setCreditLimit(100));
  afterEach(() => change({ countries: [], preselected: false }));

  it('are the rows for the country; of them only cash on delivery is bound to shipping methods', async () => {
    expect(
      (await read()).map((method) => [method.PaymentMethodSystemName, method.AvailableShipments]),
    ).toEqual([
      ['Payments.Transfer', []],
      ['Payments.TradeCredit', []],
      ['Payments.CashOnDelivery', ['Shipping.Courier', 'Shipping.Express']],
    ]);
  });

  it('leave out trade credit for a customer who has no limit', async () => {
    await setCreditLimit(0);
    await change({ preselected: true }, 'Payments.TradeCredit');
    expect((await read()).map((method) => method.PaymentMethodSystemName)).toEqual([
      'Payments.Transfer',
      'Payments.CashOnDelivery',
    ]);
    expect(await selected()).toEqual([]);
  });

  it('are none where no row allows the country, and an order there is refused', async () => {
    await change({ countries: ['DE'] });
    expect(await read()).toEqual([]);
    expect(await customer.confirm(await customer.byCourier())).toMatchObject({
      Success: false,
      Errors: ['The chosen payment method is not available for this shipping.'],
    });
  });

  it('have none selected until the shop’s data preselects one, and then the first of those offered', async () => {
    expect(await selected()).toEqual([]);
    await change({ preselected: true }, 'Payments.CashOnDelivery');
    expect(await selected()).toEqual(['Payments.CashOnDelivery']);
    await change({ preselected: true });
    expect(await selected()).toEqual(['Payments.Transfer']);
    await change({ countries: ['DE'] }, 'Payments.Transfer');
    expect(await selected()).toEqual(['Payments.TradeCredit']);
  });

  it('of a country that does not exist are not found', async () => {
    expect(await customer.get('PaymentMethods?countryId=999999')).toMatchObject({
      status: 404,
      json: { title: 'There is no such country.' },
    });
  });
});

describe('shipping methods', () => {
  const read = async (language = 'en') =>
    (await customer.get(`ShippingMethods?addressId=${customer.addressId}`, { 'accept-language': language }))
      .json as ShippingMethod[];
  const warnings = async (language: string) =>
    Object.fromEntries(
      (await read(language)).map((method) => [
        method.ShippingRateComputationMethodSystemName,
        method.Warnings,
      ]),
    );

  afterEach(() => vi.useRealTimers());

  it('have the one selected that the data preselects', async () => {
    expect(
      (await read()).map((method) => [method.ShippingRateComputationMethodSystemName, method.Selected]),
    ).toEqual([
      ['Shipping.Courier', true],
      ['Shipping.Express', false],
      ['Shipping.Van', false],
    ]);
  });

  it('are none where no row goes to the address', async () => {
    const { db } = shop.database;
    const kept = await db.selectFrom('shipping_method').select(['id', 'countries']).execute();
    await db
      .updateTable('shipping_method')
      .set({ countries: ['DE'] })
      .execute();
    expect(await read()).toEqual([]);
    for (const { id, countries } of kept) {
      await db.updateTable('shipping_method').set({ countries }).where('id', '=', id).execute();
    }
  });

  // Friday the 9th of January 2026 in Poland, an hour ahead of UTC.
  it.each([
    ['in the morning', '2026-01-09T08:00:00Z', 'en', [], []],
    [
      'after noon',
      '2026-01-09T12:30:00Z',
      'en',
      [],
      ['It is past 12:00: the order will leave on the next working day.'],
    ],
    [
      'in the evening',
      '2026-01-09T17:00:00Z',
      'pl',
      ['Jest po 16:00: zamówienie wyruszy następnego dnia roboczego.'],
      ['Jest po 12:00: zamówienie wyruszy następnego dnia roboczego.'],
    ],
    [
      'on the day after',
      '2026-01-10T08:00:00Z',
      'en',
      ['We do not ship at weekends: the order will leave on the next working day.'],
      ['We do not ship at weekends: the order will leave on the next working day.'],
    ],
  ])('warn %s of what leaves later than promised', async (_when, now, language, courier, van) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    expect(await warnings(language)).toEqual({
      'Shipping.Courier': courier,
      'Shipping.Express': courier,
      'Shipping.Van': van,
    });
  });

  it('warn of nothing where the data promises no departure', async () => {
    const { db } = shop.database;
    await db.updateTable('shipping_method').set({ order_until: null }).execute();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-10T08:00:00Z') });
    expect(await warnings('en')).toEqual({
      'Shipping.Courier': [],
      'Shipping.Express': [],
      'Shipping.Van': [],
    });
  });
});
