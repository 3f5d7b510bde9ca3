import { LineQuantities, MAX_CANCEL_REASON_LENGTH, shipmentFields } from '../order-fields.ts';
import { Closed, LookupText, MultilineText, Type } from '../schema.ts';
import { Order, OrderPath } from './orders.ts';
import { defineIntegrationRoutes } from './route.ts';

const version = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: 2_147_483_647,
    description: 'The version that you have seen; the change is refused if the order has another by now',
  }),
);

export const OrderStep = Closed({
  step: Type.Enum(['confirm', 'start-picking', 'make-ready', 'deliver', 'complete']),
  version,
});

export const NewShipment = Closed({
  ...shipmentFields,
  version,
});

export const NewCollection = Closed({ lines: Type.Optional(LineQuantities), version });

export const NewCancellation = Closed({
  lines: Type.Optional(LineQuantities),
  reason: Type.Optional(MultilineText(MAX_CANCEL_REASON_LENGTH)),
  version,
});

export const NewPayment = Closed({ version });

export const NewRefund = Closed({
  return: Type.Optional(
    LookupText(40, {
      minLength: 1,
      description: 'Number of the return that was refunded; without it what was paid for cancelled goods',
    }),
  ),
  amount: Type.Optional(
    Type.Number({
      minimum: 0.01,
      maximum: 99_999_999.99,
      description: 'In zloty, what was paid back; the refund is refused if another amount is due',
    }),
  ),
  version,
});

const command = {
  method: 'POST',
  scope: 'orders:write',
  tag: 'Orders',
  params: OrderPath,
  response: Order,
} as const;

export const orderActionRoutes = defineIntegrationRoutes({
  stepOrder: {
    ...command,
    path: 'integration/v1/orders/{number}/steps',
    summary: 'Confirm an order, begin to pick it, make it ready for pickup, mark it as delivered or complete',
    body: OrderStep,
  },
  shipOrder: {
    ...command,
    path: 'integration/v1/orders/{number}/shipments',
    summary: 'A parcel leaves, with the named lines or with all that can leave; the customer gets a mail',
    body: NewShipment,
  },
  collectOrder: {
    ...command,
    path: 'integration/v1/orders/{number}/collections',
    summary: 'The customer takes the named lines along, or all that can leave',
    body: NewCollection,
  },
  cancelOrder: {
    ...command,
    path: 'integration/v1/orders/{number}/cancellations',
    summary: 'Cancel an order of which nothing has left, or the named lines as far as they have not left',
    body: NewCancellation,
  },
  payOrder: {
    ...command,
    path: 'integration/v1/orders/{number}/payments',
    summary: 'The payment has arrived',
    body: NewPayment,
  },
  refundOrder: {
    ...command,
    scope: 'refunds:write',
    path: 'integration/v1/orders/{number}/refunds',
    summary:
      'The customer has got back what was paid for cancelled goods, or what a return that has arrived is worth',
    body: NewRefund,
  },
});
