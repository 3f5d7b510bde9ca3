import { computeTotals, type Fee, type OrderTotals } from '@partsboard/domain/totals';
import type { CustomerPrice } from '@partsboard/domain/price';
import type { Db } from '../../db/database.ts';
import { feeFor } from '../checkout/checkout.service.ts';
import { databasePriceAndStock as prices } from '../pricing/pricing.service.ts';
import { pastOrders, type PastOrder } from './demo-history.ts';
import * as repository from './demo-orders.repository.ts';
import { eventsOf, workingMoment, type OrderEvent } from './order-progress.ts';

export interface Line {
  readonly partId: number;
  readonly sku: string;
  readonly namePl: string;
  readonly nameEn: string;
  readonly quantity: number;
  readonly price: CustomerPrice;
}

/** A past order with everything that its rows are made of. */
export interface HistoricOrder {
  readonly order: PastOrder;
  readonly customerId: number;
  readonly placedAt: Date;
  readonly events: readonly OrderEvent[];
  readonly lines: readonly Line[];
  readonly totals: OrderTotals;
  readonly branch: repository.WarehouseRow;
  readonly shipping: repository.ShippingMethodRow | undefined;
  readonly payment: repository.PaymentMethodRow;
}

const NO_FEE: Fee = { unit: { net: 0, gross: 0 }, vatRate: 2300 };

export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The demo data has no ${what}`);
  return value;
}

function totalsOf(historic: Pick<HistoricOrder, 'lines' | 'shipping' | 'payment'>): OrderTotals {
  const lines = historic.lines.map(({ quantity, price }) => ({
    quantity,
    unit: price.own,
    vatRate: price.vatRate,
  }));
  const { subTotal } = computeTotals({ lines });
  const { shipping, payment } = historic;
  return computeTotals({
    lines,
    shipping: shipping
      ? feeFor(
          { feeNet: shipping.fee_net, vatRate: shipping.vat_rate, freeFrom: shipping.free_from },
          subTotal,
        )
      : NO_FEE,
    paymentFee: feeFor({ feeNet: payment.fee_net, vatRate: payment.vat_rate }, subTotal),
  });
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
  const [shippingMethods, paymentMethods, warehouses, ...priceLists] = await Promise.all([
    repository.findShippingMethods(db),
    repository.findPaymentMethods(db),
    repository.findWarehouses(db),
    ...buyers.map((buyer) =>
      prices.priceParts(
        db,
        buyer.discount_table,
        parts.map((part) => part.id),
      ),
    ),
  ]);
  const history = pastOrders.flatMap((order) => {
    const index = buyers.findIndex((buyer) => buyer.email === order.customer);
    const buyer = buyers[index];
    if (buyer === undefined) return [];
    const lines = order.lines.flatMap(([name, quantity]): Line[] => {
      const part = partByName.get(name);
      const price = part && priceLists[index]?.get(part.id);
      if (!part || !price) return [];
      return [
        {
          partId: part.id,
          sku: part.number,
          namePl: part.name_pl,
          nameEn: part.name_en ?? part.name_pl,
          quantity,
          price,
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
      warehouses.find((warehouse) => warehouse.code === order.branch),
      order.branch,
    );
    const chosen = { lines, shipping, payment };
    return [
      {
        ...chosen,
        order,
        customerId: buyer.id,
        placedAt,
        branch,
        events: eventsOf(order, placedAt, now),
        totals: totalsOf(chosen),
      },
    ];
  });
  // A weekend moves an order back, perhaps before another.
  return history.sort((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
}
