import { fromBasisPoints, toMajor } from '@partsboard/domain/money';
import { offerTotals } from '@partsboard/domain/offer';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../db/database.ts';
import {
  addBranch,
  addCustomer,
  addPart,
  addPriceList,
  type TestCustomer,
} from '../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { addParts, readPricedCart, type PricedCartLine } from '../cart/cart.service.ts';
import { listOrders, readOrder } from '../orders/orders.service.ts';
import { databasePriceAndStock as prices } from '../pricing/pricing.service.ts';
import { findDelivery } from './methods.repository.ts';
import { readTotals } from './checkout.service.ts';
import { composeOrderMail } from './order-mail.ts';
import { placeOrder, type Buyer } from './place-order.ts';

const DISCOUNTS = [0, 333, 1_000, 3_250, 9_999];
const parts = { prices, delivery: findDelivery };

let database: TestDatabase;
let db: Db;
let branch: number;
let groups: readonly number[];
let made = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = database);
  await addPriceList(db);
  branch = await addBranch(db, 'WAW');
  const rows = await db
    .insertInto('discount_group')
    .values(DISCOUNTS.map((rate) => ({ code: `D${rate}`, name_pl: `Rabat ${rate}` })))
    .returning('id')
    .execute();
  groups = rows.map(({ id }) => id);
  await db
    .insertInto('discount')
    .values(
      DISCOUNTS.map((rate, index) => ({ discount_table: 'A', discount_group_id: groups[index] ?? 0, rate })),
    )
    .execute();
});
afterAll(() => database.drop());

const line = fc.record({
  // Enough that the largest discount leaves a price: what costs nothing cannot be ordered.
  net: fc.integer({ min: 10_000, max: 3_000_000 }),
  vatRate: fc.constantFrom(0, 500, 800, 2_300),
  group: fc.nat({ max: DISCOUNTS.length - 1 }),
  quantity: fc.integer({ min: 1, max: 999 }),
});

type Line = typeof line extends fc.Arbitrary<infer L> ? L : never;

async function newPart({ net, vatRate, group }: Line): Promise<number> {
  made += 1;
  const id = await addPart(db, {
    number: `11 22 ${String(made).padStart(6, '0')}`,
    net,
    discountGroupId: groups[group] ?? 0,
    stock: { warehouseId: branch, quantity: 1_000 },
  });
  await db.updateTable('part_price').set({ vat_rate: vatRate }).where('part_id', '=', id).execute();
  return id;
}

const grosze = (amount: number): number => Math.round(amount * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const formatted = (amount: number): string =>
  new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN', useGrouping: 'always' }).format(
    amount,
  );
const inPercent = (rate: number): string => `${String(rate).replace('.', ',')}%`;

/** Totals as the contract names them, of an offer that gives no discount. */
function plainOffer(lines: readonly PricedCartLine[]) {
  const offer = offerTotals(
    lines.map(({ quantity, price }) => ({
      quantity,
      catalogueGross: price.catalogue.gross,
      vatRate: price.vatRate,
      discount: 0,
    })),
    0,
  );
  return {
    SubTotal: toMajor(offer.subTotal),
    Tax: toMajor(offer.tax),
    TaxRates: offer.taxes.map(({ rate, amount }) => ({
      Rate: fromBasisPoints(rate),
      Value: toMajor(amount),
    })),
    OrderTotal: toMajor(offer.total),
    OrderTotalNetto: toMajor(offer.net),
  };
}

async function fillCart(customer: TestCustomer, lines: readonly Line[]): Promise<void> {
  const items = await Promise.all(
    lines.map(async (each) => ({ partId: await newPart(each), quantity: each.quantity })),
  );
  await addParts(db, prices, customer, items);
}

const requestOf = (customer: TestCustomer) => ({
  BillingAddressId: customer.addressId,
  ShippingAddressId: customer.addressId,
  ShippingMethodName: 'Kurier',
  ShippingRateComputationMethodSystemName: 'Shipping.Courier',
  PaymentMethodSystemName: 'Payments.Transfer',
  OrderPointId: branch,
  TermsOfServiceOnOrderConfirmPage: true,
});

async function order(customer: TestCustomer) {
  const buyer: Buyer = { ...customer, storeId: 1, language: 'pl' };
  const request = requestOf(customer);
  const totals = await readTotals(db, parts, buyer, request);
  const result = await placeOrder(db, parts, buyer, { ...request, Fingerprint: totals.Fingerprint });
  if (!('placed' in result)) throw new Error(JSON.stringify(result.refused));
  return { totals, id: result.placed.id };
}

const showNet = (shown: boolean) =>
  db.updateTable('store').set({ show_price_netto: shown }).where('id', '=', 1).execute();

describe('cart, totals, offer, order, history and mail', () => {
  it(
    'agree to the grosz, whatever the prices, rates, discounts and quantities',
    { timeout: 120_000 },
    async () => {
      await showNet(true);
      await fc.assert(
        fc.asyncProperty(
          fc.array(line, { minLength: 1, maxLength: 12 }),
          fc.constantFrom('A', ''),
          async (lines, discountTable) => {
            const customer = await addCustomer(db, { discountTable });
            await fillCart(customer, lines);
            const cart = await readPricedCart(db, prices, customer);
            const plain = await readTotals(db, parts, { ...customer, storeId: 1, language: 'pl' }, {});
            expect(sum(cart.map(({ price, quantity }) => price.own.gross * quantity))).toBe(
              grosze(plain.SubTotal),
            );
            // Without a discount of its own the workshop pays what its client does.
            if (discountTable === '') expect(plain).toMatchObject(plainOffer(cart));

            const { totals, id } = await order(customer);
            expect(grosze(totals.OrderTotalNetto) + grosze(totals.Tax)).toBe(grosze(totals.OrderTotal));
            const detail = await readOrder(db, customer.customerId, id, 'pl');
            expect(detail).toMatchObject({
              OrderSubtotal: totals.SubTotal,
              OrderShipping: totals.Shipping,
              PaymentMethodAdditionalFee: totals.PaymentMethodAdditionalFee,
              Tax: totals.Tax,
              TaxRates: totals.TaxRates,
              OrderTotal: totals.OrderTotal,
              OrderTotalNetto: totals.OrderTotalNetto,
            });
            expect(detail.Items.map((item) => grosze(item.UnitPrice) * item.Quantity)).toEqual(
              detail.Items.map((item) => grosze(item.SubTotal)),
            );
            expect(sum(detail.Items.map((item) => grosze(item.SubTotal)))).toBe(grosze(detail.OrderSubtotal));
            expect(sum(detail.TaxRates.map(({ Value }) => grosze(Value)))).toBe(grosze(detail.Tax));

            const history = await listOrders(
              db,
              {
                customerId: customer.customerId,
                page: 1,
                pageSize: 20,
                search: '',
              },
              'pl',
            );
            expect(history.orders).toMatchObject([{ Id: id, OrderTotal: totals.OrderTotal }]);

            const { plainText } = await composeOrderMail(db, '', id, 'pl');
            expect(plainText.split('\n')).toEqual(
              expect.arrayContaining([
                `Razem netto: ${formatted(totals.OrderTotalNetto)}`,
                ...totals.TaxRates.map(({ Rate, Value }) => `VAT ${inPercent(Rate)}: ${formatted(Value)}`),
                `Razem do zapłaty (brutto): ${formatted(totals.OrderTotal)}`,
              ]),
            );
          },
        ),
        { numRuns: 25 },
      );
    },
  );

  it('take the tax of a thousand cheap pieces from their sum', async () => {
    const customer = await addCustomer(db);
    // 0.94 net is 1.16 gross.
    await fillCart(customer, [{ net: 94, vatRate: 2_300, group: 0, quantity: 1_000 }]);
    const buyer: Buyer = { ...customer, storeId: 1, language: 'pl' };
    expect(await readTotals(db, parts, buyer, {})).toMatchObject({
      OrderTotal: 1160,
      Tax: 216.91,
      TaxRates: [{ Rate: 23, Value: 216.91 }],
      OrderTotalNetto: 943.09,
    });
  });

  it('list no tax rate for a fee that is free', async () => {
    const customer = await addCustomer(db);
    await fillCart(customer, [{ net: 10_000, vatRate: 800, group: 0, quantity: 1 }]);
    const buyer: Buyer = { ...customer, storeId: 1, language: 'pl' };
    const pickedUp = { PickUpInStoreId: branch, PaymentMethodSystemName: 'Payments.Transfer' };
    const totals = await readTotals(db, parts, buyer, pickedUp);
    expect(totals).toMatchObject({ Shipping: 0, TaxRates: [{ Rate: 8, Value: 8 }] });
  });

  it('have no net amount in the mail of a store that shows gross amounts only', async () => {
    const customer = await addCustomer(db);
    await fillCart(customer, [{ net: 10_000, vatRate: 2_300, group: 0, quantity: 1 }]);
    const { totals, id } = await order(customer);
    await showNet(false);
    const { plainText } = await composeOrderMail(db, '', id, 'pl');
    expect(plainText).not.toContain('netto');
    expect(plainText.split('\n')).toEqual(
      expect.arrayContaining([
        `w tym VAT 23%: ${formatted(totals.Tax)}`,
        `Razem do zapłaty: ${formatted(totals.OrderTotal)}`,
      ]),
    );
  });

  it('leave the tax of an order as it was stored', async () => {
    const customer = await addCustomer(db);
    await fillCart(customer, [{ net: 94, vatRate: 2_300, group: 0, quantity: 1_000 }]);
    const { id } = await order(customer);
    await db.updateTable('customer_order').set({ tax: 220_00 }).where('id', '=', id).execute();
    await db.updateTable('order_tax').set({ amount: 220_00 }).where('order_id', '=', id).execute();
    const detail = await readOrder(db, customer.customerId, id, 'pl');
    expect(detail).toMatchObject({ Tax: 220, TaxRates: [{ Rate: 23, Value: 220 }] });
    expect(grosze(detail.OrderTotalNetto)).toBe(grosze(detail.OrderTotal) - 220_00);
  });
});
