import { Carrier, LineQuantities, MAX_CANCEL_REASON_LENGTH, shipmentFields } from '../order-fields.ts';
import {
  Closed,
  Id,
  MultilineText,
  Nullable,
  RequiredMultilineText,
  Type,
  Version,
  type Static,
} from '../schema.ts';
import { Order, OrderPath } from './orders.ts';
import { ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

export const OrderActionInput = Closed({ version: Version });

export const NewShipment = Closed({
  version: Version,
  ...shipmentFields,
});
export type NewShipment = Static<typeof NewShipment>;

const { carrier, trackingNumber, parcels } = shipmentFields;
export const ShipmentChange = Closed({ version: Version, carrier, trackingNumber, parcels });
export type ShipmentChange = Static<typeof ShipmentChange>;

const ShipmentPath = Closed({ ...OrderPath.properties, shipmentId: Id });

export const OrderLinesInput = Closed({ version: Version, lines: Type.Optional(LineQuantities) });
export type OrderLinesInput = Static<typeof OrderLinesInput>;

export const OrderCancellation = Closed({
  version: Version,
  lines: Type.Optional(LineQuantities),
  reason: Type.Optional(MultilineText(MAX_CANCEL_REASON_LENGTH)),
});
export type OrderCancellation = Static<typeof OrderCancellation>;

export const MAX_STAFF_NOTE_LENGTH = 2000;

export const NewOrderNote = Closed({
  version: Version,
  text: RequiredMultilineText(MAX_STAFF_NOTE_LENGTH),
  isForCustomer: Type.Boolean({
    description: 'Shown to the customer and sent by mail; otherwise for staff only',
  }),
});
export type NewOrderNote = Static<typeof NewOrderNote>;

/** So many orders are confirmed or shipped by one call. */
export const MAX_CHOSEN_ORDERS = 200;

const ChosenOrders = Type.Array(Closed({ id: Id, version: Version }), {
  minItems: 1,
  maxItems: MAX_CHOSEN_ORDERS,
});

export const BulkConfirmation = Closed({ orders: ChosenOrders });

export const BulkShipment = Closed({ orders: ChosenOrders, carrier: Carrier });
export type BulkShipment = Static<typeof BulkShipment>;

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
  changeShipment: {
    ...action,
    method: 'PUT',
    path: 'backoffice/orders/{id}/shipments/{shipmentId}',
    summary: 'Correct who carries a parcel that has left and how it can be followed',
    params: ShipmentPath,
    body: ShipmentChange,
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
  refundOrder: {
    ...action,
    path: 'backoffice/orders/{id}/refund',
    permission: 'payments.refund',
    needsFreshLogin: true,
    summary: 'What was paid for cancelled pieces has been paid back',
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
  shipOrders: {
    method: 'POST',
    path: 'backoffice/order-shipments',
    permission: 'orders.process',
    tag: 'Orders',
    summary:
      'All that can leave of several orders leaves, a parcel each; what cannot is named with the reason',
    body: BulkShipment,
    response: ShortList(BulkResult),
  },
});
