import type { OrderListItem } from '@partsboard/contract/orders';
import type { PastOrder } from './demo-history.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Change =
  | readonly [aspect: 'order', status: OrderListItem['OrderStatus']]
  | readonly [aspect: 'payment', status: OrderListItem['PaymentStatus']]
  | readonly [aspect: 'shipping', status: OrderListItem['ShippingStatus']];

export interface OrderEvent {
  readonly change: Change;
  readonly at: Date;
}

/** A moment on a working day, about so many days ago. */
export function workingMoment(now: Date, daysAgo: number): Date {
  const day = new Date(now.getTime() - daysAgo * DAY);
  const weekday = day.getUTCDay();
  const friday = new Date(day.getTime() - (weekday === 6 ? DAY : weekday === 0 ? 2 * DAY : 0));
  // Different for each order, and always within opening hours in Poland.
  friday.setUTCHours(6 + (daysAgo % 9), (daysAgo * 17) % 60, (daysAgo * 7) % 60, 0);
  return friday;
}

type Step = readonly [hours: number, ...Change];

const paymentSteps: Readonly<
  Record<PastOrder['payment'], { readonly first: 'Pending' | 'Authorized'; readonly paidAfterHours: number }>
> = {
  'Payments.Transfer': { first: 'Pending', paidAfterHours: 19 },
  'Payments.CashOnDelivery': { first: 'Pending', paidAfterHours: 43 },
  'Payments.TradeCredit': { first: 'Authorized', paidAfterHours: 20 * 24 },
};

const shippingSteps: Readonly<Record<PastOrder['progress'], readonly Step[]>> = {
  placed: [],
  cancelled: [
    [5, 'order', 'Cancelled'],
    [5, 'payment', 'Voided'],
  ],
  'partly-shipped': [[22, 'shipping', 'Partially shipped']],
  shipped: [[22, 'shipping', 'Shipped']],
  delivered: [
    [22, 'shipping', 'Shipped'],
    [43, 'shipping', 'Delivered'],
    [44, 'order', 'Complete'],
  ],
  ready: [[21, 'shipping', 'Shipping not required']],
  collected: [
    [21, 'shipping', 'Shipping not required'],
    [46, 'shipping', 'Delivered'],
    [46, 'order', 'Complete'],
  ],
  returned: [
    [22, 'shipping', 'Shipped'],
    [43, 'shipping', 'Delivered'],
    [170, 'order', 'Cancelled'],
    [171, 'payment', 'Refunded'],
  ],
};

/** Everything that has happened to an order until now, in its order. */
export function eventsOf(order: PastOrder, placedAt: Date, now: Date): OrderEvent[] {
  const payment = paymentSteps[order.payment];
  const steps: Step[] = [
    [0, 'order', 'Pending'],
    [0, 'payment', payment.first],
  ];
  if (order.progress !== 'placed' && order.progress !== 'cancelled') {
    steps.push([1, 'order', 'Processing'], [payment.paidAfterHours, 'payment', 'Paid']);
  }
  steps.push(...shippingSteps[order.progress]);
  return steps
    .map(([hours, ...change]) => ({ change, at: new Date(placedAt.getTime() + hours * HOUR) }))
    .filter((event) => event.at <= now)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** What an order's statuses are once all of this has happened. */
export function statusesAfter(events: readonly OrderEvent[]) {
  const statuses: Pick<OrderListItem, 'OrderStatus' | 'PaymentStatus' | 'ShippingStatus'> = {
    OrderStatus: 'Pending',
    PaymentStatus: 'Pending',
    ShippingStatus: 'Not yet shipped',
  };
  for (const {
    change: [aspect, status],
  } of events) {
    if (aspect === 'order') statuses.OrderStatus = status;
    else if (aspect === 'payment') statuses.PaymentStatus = status;
    else statuses.ShippingStatus = status;
  }
  return statuses;
}

/** Whether an order still holds goods that nobody else can have: all of them, or those that have not left yet. */
export function holdsStock(events: readonly OrderEvent[]): 'all' | 'some' | 'nothing' {
  const { OrderStatus, ShippingStatus } = statusesAfter(events);
  if (OrderStatus === 'Cancelled' || OrderStatus === 'Complete') return 'nothing';
  switch (ShippingStatus) {
    case 'Not yet shipped':
    case 'Shipping not required':
      return 'all';
    case 'Partially shipped':
      return 'some';
    case 'Shipped':
    case 'Delivered':
      return 'nothing';
  }
}

/** What has become of the pieces of a line; `isToFollow` for those that have not left with the others. */
export function piecesAfter(
  events: readonly OrderEvent[],
  quantity: number,
  isToFollow: boolean,
): { readonly shipped: number; readonly cancelled: number } {
  const { OrderStatus, ShippingStatus } = statusesAfter(events);
  const hasLeft =
    ShippingStatus === 'Shipped' ||
    ShippingStatus === 'Delivered' ||
    (ShippingStatus === 'Partially shipped' && !isToFollow);
  if (hasLeft) return { shipped: quantity, cancelled: 0 };
  return { shipped: 0, cancelled: OrderStatus === 'Cancelled' ? quantity : 0 };
}
