import type { Db } from '../src/db/database.ts';
import { addParts } from '../src/features/cart/cart.service.ts';
import { databasePriceAndStock as prices } from '../src/features/pricing/pricing.service.ts';
import { requestOf, type OrderRequest } from './checkout-fixture.ts';
import { addBranch, addPart, addPriceList, type TestCustomer } from './shop-fixture.ts';

/** A branch that sells parts which are made as they are needed. */
export async function createSellingBranch(db: Db) {
  const { discountGroupId } = await addPriceList(db);
  const branch = await addBranch(db, 'WAW');
  let made = 0;
  return {
    branch,
    newPart: (net: number | null, quantity = 100) => {
      made += 1;
      return addPart(db, {
        number: `34 11 ${String(made).padStart(6, '0')}`,
        net,
        discountGroupId,
        stock: { warehouseId: branch, quantity },
      });
    },
    requestOf: (customer: TestCustomer, more: Partial<OrderRequest> = {}) =>
      requestOf(customer, branch, more),
    ordersOf: ({ customerId }: TestCustomer) =>
      db.selectFrom('customer_order').where('customer_id', '=', customerId).selectAll().execute(),
    cartOf: ({ customerId }: TestCustomer) =>
      db.selectFrom('cart_line').where('customer_id', '=', customerId).selectAll().execute(),
    fillCart: (customer: TestCustomer, ...items: { partId: number; quantity: number }[]) =>
      addParts(db, prices, customer, items, { keepsUnavailable: true }),
  };
}

export type SellingBranch = Awaited<ReturnType<typeof createSellingBranch>>;
