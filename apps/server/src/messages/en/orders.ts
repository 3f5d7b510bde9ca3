import type { orders as Polish } from '../pl/orders.ts';

export const orders: typeof Polish = {
  unknown: 'There is no such order.',
  isCancelled: (number) => `Order ${number} is cancelled already.`,
  isShipped: (number) => `The goods of order ${number} have left already.`,
  isPartlyShipped: (number) => `Some goods of order ${number} have left already, so it cannot be cancelled.`,
  onlyBackOrders: (number, missing) =>
    `What order ${number} waits for is not in its branch yet. Pieces missing: ${missing}.`,
  cancelled: (number) => `Order ${number} is cancelled.`,
  refundDue: (number) => `Order ${number} was paid: please refund it.`,
  shipped: (number) => `The goods of order ${number} have left.`,
  partlyShipped: (number, missing) =>
    `The available goods of order ${number} have left. Pieces missing: ${missing}.`,
  notPossible: (number, state) => `This cannot be done: order ${number} is ${state}.`,
  notByDelivery: (number) => `Order ${number} is not picked up in a branch.`,
  notByPickup: (number) => `Order ${number} is picked up in a branch.`,
  isPaid: (number) => `Order ${number} waits for no payment.`,
  unknownLine: 'The order has no such line.',
  notReserved: (sku, reserved) => `${sku}: pieces that can leave: ${reserved}.`,
  notOpen: (sku, open) => `${sku}: pieces that can be cancelled: ${open}.`,
  changedMeanwhile: (name, when) =>
    `The order was changed meanwhile: ${name}, ${when}. Please look at it again.`,
  server: 'the server',
  unknownView: 'There is no such view.',
  viewNameTaken: 'You already have a view with this name.',
  manyViews: 'You have as many views as can be saved.',
  states: {
    placed: 'placed',
    confirmed: 'confirmed',
    picking: 'being picked',
    'partly-shipped': 'partially shipped',
    shipped: 'shipped',
    ready: 'ready for pickup',
    delivered: 'delivered',
    complete: 'complete',
    cancelled: 'cancelled',
    returned: 'returned',
  },
  events: {
    order: {
      Pending: 'Order placed.',
      Processing: 'Order in progress.',
      Complete: 'Order complete.',
      Cancelled: 'Order cancelled.',
    },
    payment: {
      Pending: 'Payment pending.',
      Authorized: 'Payment authorized.',
      Paid: 'Order paid.',
      Refunded: 'Payment refunded.',
      Voided: 'Payment voided.',
    },
    shipping: {
      'Not yet shipped': 'Goods are being prepared.',
      'Partially shipped': 'Goods partially shipped.',
      Shipped: 'Goods shipped.',
      Delivered: 'Goods delivered.',
      'Shipping not required': 'Goods are ready for pickup.',
    },
  },
};
