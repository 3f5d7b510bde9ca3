import type { LineVehicles } from '@partsboard/contract/line-vehicles';
import { expect } from 'vitest';
import type { Db } from '../src/db/database.ts';
import { addParts } from '../src/features/cart/cart.service.ts';
import type { OrderActor, OrderChangeDeps } from '../src/features/orders/actions/change-order.ts';
import { databasePriceAndStock as prices } from '../src/features/pricing/pricing.service.ts';
import {
  buyerOf,
  checkoutDeps,
  readCredit,
  placeOrder,
  requestOf,
  type OrderRequest,
} from './checkout-fixture.ts';
import { addBranch, addPart, addPriceList, addStock, readStock, type TestCustomer } from './shop-fixture.ts';

export const ON_CREDIT = { PaymentMethodSystemName: 'Payments.TradeCredit' } as const;

/** A branch and a central warehouse whose parts are made as they are needed. */
export interface OrderShop {
  readonly branch: number;
  readonly central: number;
  readonly deps: OrderChangeDeps;
  readonly newPart: (inBranch: number, inCentral?: number) => Promise<number>;
  /** Returns the id of the order. */
  readonly order: (
    customer: TestCustomer,
    items: readonly {
      readonly partId: number;
      readonly quantity: number;
      readonly vehicles?: LineVehicles;
    }[],
    more?: Partial<OrderRequest>,
  ) => Promise<number>;
  /** On hand and reserved in the branch and in the central warehouse; what is reserved is what orders have reserved. */
  readonly figures: (partId: number) => Promise<number[][]>;
  readonly creditUsed: (customer: TestCustomer) => Promise<number>;
}

export const desk = (staffName = 'Piotr', branches: OrderActor['branches'] = 'all'): OrderActor => ({
  audit: { staffId: null, staffName, address: '10.0.0.1', requestId: 'r1' },
  branches,
});

export async function createOrderShop(db: Db, connection = db): Promise<OrderShop> {
  await addPriceList(db);
  const branch = await addBranch(db, 'ORD');
  const central = await addBranch(db, 'CEN', false);
  let made = 0;
  return {
    branch,
    central,
    deps: { db: connection, prices, shopUrl: 'http://shop.example' },
    newPart: async (inBranch, inCentral = 0) => {
      made += 1;
      const partId = await addPart(db, { number: `51 16 ${made}`, net: 5000 });
      await addStock(db, partId, branch, inBranch);
      await addStock(db, partId, central, inCentral);
      return partId;
    },
    order: async (customer, items, more = {}) => {
      await addParts(connection, prices, customer, items);
      const result = await placeOrder(
        connection,
        checkoutDeps,
        buyerOf(customer),
        requestOf(customer, branch, more),
      );
      if (!('placed' in result)) throw new Error(JSON.stringify(result.refused));
      return result.placed.id;
    },
    figures: async (partId) => {
      const rows = (await readStock(db)).filter((row) => row.part_id === partId);
      for (const { reserved, ordered } of rows) expect(reserved).toBe(ordered);
      return rows.map(({ quantity, reserved }) => [quantity, reserved]);
    },
    creditUsed: async ({ customerId }) => (await readCredit(db, customerId)).credit_used,
  };
}
