/** The words in which a customer reads how an order stands. */
export const orderStatuses = ['Pending', 'Processing', 'Complete', 'Cancelled'] as const;
export const paymentStatuses = ['Pending', 'Authorized', 'Paid', 'Refunded', 'Voided'] as const;
export const shippingStatuses = [
  'Not yet shipped',
  'Partially shipped',
  'Shipped',
  'Delivered',
  'Shipping not required',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type ShippingStatus = (typeof shippingStatuses)[number];

/** How an order stands, as the dealer's people work on it. Its payment has a state of its own. */
export const orderStates = [
  'placed',
  'confirmed',
  'picking',
  'partly-shipped',
  'shipped',
  'ready',
  'delivered',
  'complete',
  'cancelled',
  'returned',
] as const;

export type OrderState = (typeof orderStates)[number];

interface CustomerStatuses {
  readonly order: OrderStatus;
  readonly shipping: ShippingStatus;
}

/** What the customer reads in each state. What is picked up and ready needs no shipping. */
export const customerStatuses: Readonly<Record<OrderState, CustomerStatuses>> = {
  placed: { order: 'Pending', shipping: 'Not yet shipped' },
  confirmed: { order: 'Processing', shipping: 'Not yet shipped' },
  picking: { order: 'Processing', shipping: 'Not yet shipped' },
  'partly-shipped': { order: 'Processing', shipping: 'Partially shipped' },
  shipped: { order: 'Processing', shipping: 'Shipped' },
  ready: { order: 'Processing', shipping: 'Shipping not required' },
  delivered: { order: 'Processing', shipping: 'Delivered' },
  complete: { order: 'Complete', shipping: 'Delivered' },
  cancelled: { order: 'Cancelled', shipping: 'Not yet shipped' },
  returned: { order: 'Cancelled', shipping: 'Delivered' },
};

/** Somebody still has to do something before the goods are with the customer. */
export const openStates = [
  'placed',
  'confirmed',
  'picking',
  'partly-shipped',
  'ready',
] as const satisfies readonly OrderState[];

/** Nothing is left to be done with the goods of the order. */
export const finishedStates = ['complete', 'cancelled', 'returned'] as const satisfies readonly OrderState[];
