import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../db/database.ts';
import { addBranch, addCustomer, addPart, addPriceList } from '../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { addParts, readPricedCart } from '../cart/cart.service.ts';
import { readOrder } from '../orders/orders.service.ts';
import { databasePriceAndStock as prices } from '../pricing/pricing.service.ts';
import { readTotals } from './checkout.service.ts';
import { placeOrder, type Buyer } from './place-order.ts';

const DISCOUNTS = [0, 333, 1_000, 3_250, 9_999];
const parts = { prices, bell: { ring: () => undefined } };

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

async function newPart({
  net,
  vatRate,
  group,
}: {
  net: number;
  vatRate: number;
  group: number;
}): Promise<number> {
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

describe('cart, totals and order', () => {
  it(
    'agree to the grosz, whatever the prices, rates, discounts and quantities',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), async (lines) => {
          const customer = await addCustomer(db, { discountTable: 'A' });
          const items = await Promise.all(
            lines.map(async (each) => ({ partId: await newPart(each), quantity: each.quantity })),
          );
          await addParts(db, prices, customer, items);
          const buyer: Buyer = { ...customer, storeId: 1, language: 'pl' };
          const request = {
            BillingAddressId: customer.addressId,
            ShippingAddressId: customer.addressId,
            ShippingMethodName: 'Kurier',
            ShippingRateComputationMethodSystemName: 'Shipping.Courier',
            PaymentMethodSystemName: 'Payments.Transfer',
            OrderPointId: branch,
            TermsOfServiceOnOrderConfirmPage: true,
          };
          const cart = await readPricedCart(db, prices, customer);
          const totals = await readTotals(db, prices, buyer, request);
          expect(sum(cart.map(({ price, quantity }) => price.own.gross * quantity))).toBe(
            grosze(totals.SubTotal),
          );

          const placing = await placeOrder(db, parts, buyer, { ...request, Fingerprint: totals.Fingerprint });
          if (!('placed' in placing)) throw new Error(JSON.stringify(placing.refused));
          const order = await readOrder(db, customer.customerId, placing.placed.id, 'pl');
          expect(order).toMatchObject({
            OrderSubtotal: totals.SubTotal,
            OrderShipping: totals.Shipping,
            PaymentMethodAdditionalFee: totals.PaymentMethodAdditionalFee,
            Tax: totals.Tax,
            TaxRates: totals.TaxRates,
            OrderTotal: totals.OrderTotal,
          });
          expect(order.Items.map((item) => grosze(item.UnitPrice) * item.Quantity)).toEqual(
            order.Items.map((item) => grosze(item.SubTotal)),
          );
          expect(sum(order.Items.map((item) => grosze(item.SubTotal)))).toBe(grosze(order.OrderSubtotal));
          expect(sum(order.TaxRates.map(({ Value }) => grosze(Value)))).toBe(grosze(order.Tax));
        }),
        { numRuns: 25 },
      );
    },
  );
});
