import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { buyerOf, checkoutDeps as deps } from '../../../test/checkout-fixture.ts';
import { createSellingBranch, type SellingBranch } from '../../../test/selling-branch.ts';
import { addCustomer, type TestCustomer } from '../../../test/shop-fixture.ts';
import { readOrder } from '../orders/orders.service.ts';
import { inLanguage } from '../../messages/texts.ts';
import { readTotals } from './checkout.service.ts';
import { composeOrderMail } from './order-mail.ts';
import { placeOrder, type OrderRequest } from './place-order.ts';

let database: TestDatabase;
let db: Db;
let shop: SellingBranch;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  shop = await createSellingBranch(db);
});

afterAll(() => database.drop());

describe('placing an order', () => {
  let customer: TestCustomer;
  let partId: number;

  beforeEach(async () => {
    customer = await addCustomer(db, { discountTable: 'A' });
    partId = await shop.newPart(10_000);
    await shop.fillCart(customer, { partId, quantity: 3 });
  });

  it('writes the order as the totals showed it, empties the cart, reserves stock and writes a mail', async () => {
    const totals = await readTotals(db, deps, buyerOf(customer), shop.requestOf(customer));
    const result = await placeOrder(
      db,
      deps,
      buyerOf(customer),
      shop.requestOf(customer, { OrderNote: ' Proszę dzwonić. ', Fingerprint: totals.Fingerprint }),
    );
    expect(result).toHaveProperty('placed.number');
    const [row] = await shop.ordersOf(customer);
    const order = await readOrder(db, customer.customerId, row?.id ?? 0, 'pl');
    expect(order).toMatchObject({
      OrderTotal: totals.OrderTotal,
      OrderSubtotal: 332.1,
      OrderShipping: 24.48,
      Tax: totals.Tax,
      OrderStatus: 'Pending',
      PaymentMethodStatus: 'Pending',
      ShippingStatus: 'Not yet shipped',
      ShippingMethod: 'Kurier',
      OrderPoint: 'Oddział WAW',
      Items: [
        { Quantity: 3, UnitPrice: 110.7, UnitPriceWithoutDiscount: 123, Discount: 10, SubTotal: 332.1 },
      ],
      OrderNotes: [{ Note: 'Proszę dzwonić.' }],
    });
    expect(await shop.cartOf(customer)).toEqual([]);
    const stock = await db.selectFrom('part_stock').where('part_id', '=', partId).selectAll().execute();
    expect(stock).toMatchObject([{ quantity: 100, reserved: 3 }]);
    const mails = await db
      .selectFrom('mail_outbox')
      .where('kind', '=', 'order-confirmation')
      .where('subject', 'like', `%${row?.number ?? ''}`)
      .selectAll()
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.order_id).toBe(row?.id);
    const { plainText } = await composeOrderMail(db, 'https://shop.example', row?.id ?? 0, 'pl');
    expect(plainText).toContain('356,58');
  });

  it('stays as it was when prices, names and addresses change later', async () => {
    await placeOrder(db, deps, buyerOf(customer), shop.requestOf(customer));
    const [row] = await shop.ordersOf(customer);
    const before = await readOrder(db, customer.customerId, row?.id ?? 0, 'pl');
    await db.updateTable('part').set({ name_pl: 'Inna', number: '99' }).where('id', '=', partId).execute();
    await db.updateTable('part_price').set({ net: 1 }).where('part_id', '=', partId).execute();
    await db.deleteFrom('address').where('id', '=', customer.addressId).execute();
    expect(await readOrder(db, customer.customerId, row?.id ?? 0, 'pl')).toEqual(before);
  });

  it('says so and places nothing when a price changed since the totals were shown', async () => {
    const totals = await readTotals(db, deps, buyerOf(customer), shop.requestOf(customer));
    await db.updateTable('part_price').set({ net: 12_000 }).where('part_id', '=', partId).execute();
    const result = await placeOrder(
      db,
      deps,
      buyerOf(customer),
      shop.requestOf(customer, { Fingerprint: totals.Fingerprint }),
    );
    expect(result).toHaveProperty('refused');
    expect(await shop.ordersOf(customer)).toEqual([]);
    expect(await shop.cartOf(customer)).toHaveLength(1);
  });

  it.each<[string, Partial<OrderRequest>, string]>([
    ['without accepted terms', { TermsOfServiceOnOrderConfirmPage: false }, 'To pole jest wymagane'],
    ['with a note that is too long', { OrderNote: 'x'.repeat(2001) }, '2000'],
    ['without a shipping address', { ShippingAddressId: '' }, 'Wybierz adres dostawy.'],
    [
      'without a shipping method',
      { ShippingRateComputationMethodSystemName: null },
      'Wybierz sposób dostawy.',
    ],
    ['without a payment method', { PaymentMethodSystemName: '' }, 'Wybierz sposób płatności.'],
    ['without a billing address', { BillingAddressId: null }, 'Wybierz adres do faktury.'],
    ['with an address of nobody', { ShippingAddressId: 999_999 }, 'Nie ma takiego adresu.'],
    ['with an unknown branch', { OrderPointId: 999_999 }, 'Wybierz oddział'],
    ['with an unknown payment method', { PaymentMethodSystemName: 'Gold' }, 'sposób płatności'],
    ['on credit without a limit', { PaymentMethodSystemName: 'Payments.TradeCredit' }, 'limit kredytu'],
    [
      'with cash on delivery by van',
      {
        ShippingRateComputationMethodSystemName: 'Shipping.Van',
        PaymentMethodSystemName: 'Payments.CashOnDelivery',
      },
      'sposób płatności',
    ],
    [
      'with cash on delivery at pickup',
      { ShippingAddressId: '', PickUpInStoreId: 1, PaymentMethodSystemName: 'Payments.CashOnDelivery' },
      'sposób płatności',
    ],
  ])('refuses an order %s, in words, and keeps the cart', async (_case, change, texts) => {
    const request = shop.requestOf(customer, change);
    if (request.PickUpInStoreId === 1) Object.assign(request, { PickUpInStoreId: shop.branch });
    const result = await placeOrder(db, deps, buyerOf(customer), request);
    expect('refused' in result ? inLanguage(result.refused, 'pl').join(' ') : '').toContain(texts);
    expect(await shop.ordersOf(customer)).toEqual([]);
    expect(await shop.cartOf(customer)).toHaveLength(1);
  });

  it('refuses another customer’s address', async () => {
    const other = await addCustomer(db);
    const result = await placeOrder(
      db,
      deps,
      buyerOf(customer),
      shop.requestOf(customer, { BillingAddressId: other.addressId }),
    );
    expect(result).toHaveProperty('refused');
    expect(await shop.ordersOf(customer)).toEqual([]);
  });

  it('refuses a van to a far postcode', async () => {
    const far = await addCustomer(db, { postcode: '20-001' });
    await shop.fillCart(far, { partId, quantity: 1 });
    const result = await placeOrder(
      db,
      deps,
      buyerOf(far),
      shop.requestOf(far, { ShippingRateComputationMethodSystemName: 'Shipping.Van' }),
    );
    expect(result).toHaveProperty('refused');
  });

  it('refuses a cart with a part that has no price', async () => {
    await shop.fillCart(customer, { partId: await shop.newPart(null), quantity: 1 });
    const result = await placeOrder(db, deps, buyerOf(customer), shop.requestOf(customer));
    expect('refused' in result && inLanguage(result.refused, 'en')).toEqual([
      'Remove unavailable products to proceed checkout.',
    ]);
  });

  it('takes a pickup without shipping address, free of charge', async () => {
    await placeOrder(
      db,
      deps,
      buyerOf(customer),
      shop.requestOf(customer, {
        ShippingAddressId: '',
        ShippingRateComputationMethodSystemName: '',
        PickUpInStoreId: shop.branch,
      }),
    );
    expect(await shop.ordersOf(customer)).toMatchObject([
      { pick_up_in_store: true, shipping: 0, shipping_address: null, warehouse_id: shop.branch },
    ]);
  });
});
