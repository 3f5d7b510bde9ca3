import { Closed, Id, MultilineText, Nullable, Text, Type, type Static } from '../schema.ts';
import { Carrier, Order, OrderPath, OrderVersion } from './orders.ts';
import { ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

export const OrderActionInput = Closed({ version: OrderVersion });

const LineQuantities = Type.Array(
  Closed({
    line: Type.Integer({ minimum: 1, maximum: 32_767 }),
    quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  }),
  { minItems: 1, maxItems: 1000 },
);

export const NewShipment = Closed({
  version: OrderVersion,
  lines: Type.Optional(LineQuantities),
  carrier: Carrier,
  trackingNumber: Text(100),
  parcels: Type.Integer({ minimum: 1, maximum: 999 }),
});
export type NewShipment = Static<typeof NewShipment>;

export const OrderLinesInput = Closed({ version: OrderVersion, lines: Type.Optional(LineQuantities) });

export const MAX_CANCEL_REASON_LENGTH = 500;

export const OrderCancellation = Closed({
  version: OrderVersion,
  lines: Type.Optional(LineQuantities),
  reason: Type.Optional(MultilineText(MAX_CANCEL_REASON_LENGTH)),
});

export const MAX_STAFF_NOTE_LENGTH = 2000;

export const NewOrderNote = Closed({
  version: OrderVersion,
  text: MultilineText(MAX_STAFF_NOTE_LENGTH),
  isForCustomer: Type.Boolean({
    description: 'Shown to the customer and sent by mail; otherwise for staff only',
  }),
});

export const BulkConfirmation = Closed({
  orders: Type.Array(Closed({ id: Id, version: OrderVersion }), { minItems: 1, maxItems: 200 }),
});

/** What became of one order of many. */
export const BulkResult = Closed({
  id: Id,
  problem: Nullable(Type.String({ description: 'Why it was not done; null where it was' })),
});

const action = {
  method: 'POST',
  permission: 'orders.process',
  tag: 'Orders',
  params: OrderPath,
  response: Order,
} as const;

export const orderActionRoutes = defineBackofficeRoutes({
  confirmOrder: {
    ...action,
    path: 'backoffice/orders/{id}/confirmation',
    summary: 'Confirm a new order',
    body: OrderActionInput,
  },
  startPicking: {
    ...action,
    path: 'backoffice/orders/{id}/picking',
    summary: 'Begin to pick the goods',
    body: OrderActionInput,
  },
  shipOrder: {
    ...action,
    path: 'backoffice/orders/{id}/shipments',
    summary: 'A parcel leaves, with the named lines or with all that can leave',
    body: NewShipment,
  },
  makeOrderReady: {
    ...action,
    path: 'backoffice/orders/{id}/readiness',
    summary: 'The goods wait for the customer in the branch',
    body: OrderActionInput,
  },
  handOverOrder: {
    ...action,
    path: 'backoffice/orders/{id}/collection',
    summary: 'The customer takes the named lines along, or all that can leave',
    body: OrderLinesInput,
  },
  deliverOrder: {
    ...action,
    path: 'backoffice/orders/{id}/delivery',
    summary: 'What was shipped has arrived',
    body: OrderActionInput,
  },
  completeOrder: {
    ...action,
    path: 'backoffice/orders/{id}/completion',
    summary: 'Nothing is left to be done',
    body: OrderActionInput,
  },
  cancelOrder: {
    ...action,
    path: 'backoffice/orders/{id}/cancellation',
    permission: 'orders.cancel',
    summary:
      'Cancel the order, or the named lines of it as far as they have not left; the mail to the customer says the reason',
    body: OrderCancellation,
  },
  markOrderPaid: {
    ...action,
    path: 'backoffice/orders/{id}/payment',
    permission: 'payments.book',
    summary: 'The payment has arrived',
    body: OrderActionInput,
  },
  addOrderNote: {
    ...action,
    path: 'backoffice/orders/{id}/notes',
    summary: 'Add a note for colleagues or for the customer',
    body: NewOrderNote,
  },
  confirmOrders: {
    method: 'POST',
    path: 'backoffice/order-confirmations',
    permission: 'orders.process',
    tag: 'Orders',
    summary: 'Confirm several orders; each that cannot be confirmed is named with the reason',
    body: BulkConfirmation,
    response: ShortList(BulkResult),
  },
});
