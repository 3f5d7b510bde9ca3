import type { OrderTotals } from '@partsboard/domain/totals';
import type { Db } from '../db/database.ts';
import {
  findBillingAddresses,
  findBranches,
  findPaymentMethods,
  findShippingMethods,
  type BranchRow,
  type OwnAddress,
  type PaymentMethodRow,
  type ShippingMethodRow,
} from '../features/checkout/methods.repository.ts';
import { totalsOf } from '../features/checkout/checkout-totals.ts';
import type { OrderedLine } from '../features/checkout/order-rows.ts';
import {
  databasePriceAndStock as prices,
  NO_DEPOSIT,
  quotesOfParts,
} from '../features/pricing/pricing.service.ts';
import { localisedName } from '../messages/texts.ts';
import { pastOrders, type PastOrder } from './demo-history.ts';
import * as repository from './demo-orders.repository.ts';
import { eventsOf, workingMoment, type OrderEvent } from './order-progress.ts';

/** A past order with everything that its rows are made of. */
export interface HistoricOrder {
  readonly order: PastOrder;
  readonly customerId: number;
  readonly placedAt: Date;
  readonly events: readonly OrderEvent[];
  readonly lines: readonly OrderedLine[];
  readonly totals: OrderTotals;
  readonly address: OwnAddress;
  readonly branch: BranchRow;
  /** None for what is picked up in the branch. */
  readonly shipping: ShippingMethodRow | undefined;
  readonly payment: PaymentMethodRow;
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The demo data has no ${what}`);
  return value;
}

/** The demo customers' history at the prices of the loaded catalogue, as seen at this moment. */
export async function readHistory(
  db: Db,
  buyers: Awaited<ReturnType<typeof repository.findBuyers>>,
  now: Date,
): Promise<HistoricOrder[]> {
  const names = [...new Set(pastOrders.flatMap((order) => order.lines.map(([name]) => name)))];
  const parts = await repository.findPartsNamed(db, names);
  const partByName = new Map(parts.map((part) => [part.name_pl, part]));
  const [shippingMethods, paymentMethods, branches, addresses, ...priceLists] = await Promise.all([
    findShippingMethods(db),
    findPaymentMethods(db),
    findBranches(db),
    findBillingAddresses(
      db,
      buyers.map((buyer) => buyer.id),
    ),
    ...buyers.map((buyer) =>
      quotesOfParts(
        db,
        prices,
        buyer.discount_table,
        parts.map((part) => part.id),
      ),
    ),
  ]);
  const history = pastOrders.flatMap((order) => {
    const index = buyers.findIndex((buyer) => buyer.email === order.customer);
    const buyer = buyers[index];
    if (buyer === undefined) return [];
    const lines = order.lines.flatMap(([name, quantity]): OrderedLine[] => {
      const part = partByName.get(name);
      const price = part && priceLists[index]?.get(part.id)?.price;
      if (!part || !price) return [];
      return [
        {
          partId: part.id,
          sku: part.number,
          name: localisedName(part.name_pl, part.name_en),
          quantity,
          price,
          deposit: NO_DEPOSIT,
        },
      ];
    });
    if (lines.length === 0) return [];
    const placedAt = workingMoment(now, order.daysAgo);
    const shipping = shippingMethods.find((method) => method.system_name === order.shipping);
    const payment = found(
      paymentMethods.find((method) => method.system_name === order.payment),
      order.payment,
    );
    const branch = found(
      branches.find((each) => each.code === order.branch),
      order.branch,
    );
    const address = found(
      addresses.find((each) => each.customer_id === buyer.id),
      `address of ${order.customer}`,
    );
    return [
      {
        order,
        lines,
        address,
        shipping,
        payment,
        customerId: buyer.id,
        placedAt,
        branch,
        events: eventsOf(order, placedAt, now),
        totals: totalsOf(lines, {
          pickupPoint: shipping ? undefined : branch,
          shippingMethod: shipping,
          paymentMethod: payment,
        }),
      },
    ];
  });
  // A weekend moves an order back, perhaps before another.
  return history.sort((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
}
