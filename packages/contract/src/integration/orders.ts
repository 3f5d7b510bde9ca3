import { OrderAddress } from '../address.ts';
import { VehiclesOfLine } from '../line-vehicles.ts';
import { OrderState, PaymentStatus } from '../order-fields.ts';
import { ReturnKind, ReturnReason, ReturnState } from '../returns.ts';
import { Amount, Closed, Id, LookupText, Moment, Nullable, Type, type Static } from '../schema.ts';
import { defineIntegrationRoutes } from './route.ts';

export const OrderLine = Closed({
  line: Type.Integer(),
  partId: Id,
  brand: Type.String({ description: 'Its code' }),
  number: Type.String(),
  name: Type.String({ description: 'In the language of the order' }),
  quantity: Type.Integer(),
  shipped: Type.Integer(),
  cancelled: Type.Integer(),
  returned: Type.Integer({ description: 'Of the shipped pieces those that were taken back' }),
  unitGross: Amount,
  coreDeposit: Amount,
  vat: Type.Number({ description: 'In percent' }),
  vehicles: VehiclesOfLine,
});

export const OrderShipment = Closed({
  createdAt: Moment,
  carrier: Nullable(Type.String({ description: 'Null for what the customer has collected' })),
  trackingNumber: Type.String(),
  parcels: Type.Integer(),
  lines: Type.Array(Closed({ line: Type.Integer(), quantity: Type.Integer() })),
});

export const ReturnOfOrder = Closed({
  number: Type.String(),
  createdAt: Moment,
  kind: ReturnKind,
  state: ReturnState,
  reason: ReturnReason,
  lines: Type.Array(
    Closed({
      line: Type.Integer(),
      quantity: Type.Integer(),
      restocked: Type.Integer({ description: 'Pieces that have arrived and can be sold again' }),
      writtenOff: Type.Integer({ description: 'Pieces that have arrived and cannot' }),
    }),
  ),
  refundDue: Type.Number({
    description: 'What the customer gets back, or owes less, for what has arrived; 0 once that is booked',
  }),
  refundedAmount: Nullable(Type.Number({ description: 'Null until the refund is booked' })),
});

export const Order = Closed({
  number: Type.String(),
  version: Type.Integer({ description: 'Raised with each change' }),
  createdAt: Moment,
  state: OrderState,
  paymentStatus: PaymentStatus,
  branch: Type.String({ description: 'Code of the branch that executes it' }),
  customerId: Id,
  companyId: Id,
  companyExternalId: Nullable(Type.String({ description: 'What the dealer’s own system calls it' })),
  customerReference: Type.String({ description: 'The customer’s own; empty where there is none' }),
  isPickup: Type.Boolean(),
  shippingMethod: Nullable(Type.String()),
  paymentMethod: Type.String(),
  shippingAddress: Nullable(OrderAddress),
  billingAddress: OrderAddress,
  shippingFee: Amount,
  paymentFee: Amount,
  total: Amount,
  cancelledTotal: Amount,
  refundedTotal: Type.Number({ description: 'What was given back, or is owed less, for returned goods' }),
  refundDue: Type.Number({
    description: 'What was paid for cancelled goods and has not been paid back yet',
  }),
  lines: Type.Array(OrderLine),
  shipments: Type.Array(OrderShipment),
  returns: Type.Array(ReturnOfOrder),
});
export type Order = Static<typeof Order>;

const Position = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

export const OrderFeedEntry = Closed({
  position: Position,
  kind: Type.Enum(['placed', 'changed', 'cancelled']),
  changedAt: Moment,
  state: OrderState,
  paymentStatus: PaymentStatus,
  version: Type.Integer({ description: 'Of the order after this change' }),
  order: Order,
});
export type OrderFeedEntry = Static<typeof OrderFeedEntry>;

export const OrderFeed = Closed({
  items: Type.Array(OrderFeedEntry, {
    description: 'State and version are those of the change, order is as it is now',
  }),
  next: Position,
  last: Type.Integer({ description: 'The last position of the feed' }),
});
export type OrderFeed = Static<typeof OrderFeed>;

export const FeedQuery = Closed({
  after: Type.Optional(Position),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
});

export const Acknowledgement = Closed({ position: Position });

export const OrderPath = Closed({ number: LookupText(30, { minLength: 1 }) });

export const orderFeedRoutes = defineIntegrationRoutes({
  orderFeed: {
    method: 'GET',
    path: 'integration/v1/orders',
    scope: 'orders:read',
    tag: 'Orders',
    summary:
      'New orders and changes of orders after a position, in the order in which they happened; without one after what this system has acknowledged. The next call takes next as after',
    query: FeedQuery,
    response: OrderFeed,
  },
  acknowledgeOrders: {
    method: 'POST',
    path: 'integration/v1/order-feed/acknowledgements',
    scope: 'orders:read',
    tag: 'Orders',
    summary: 'Everything up to a position of the feed has arrived',
    body: Acknowledgement,
    response: Acknowledgement,
  },
  order: {
    method: 'GET',
    path: 'integration/v1/orders/{number}',
    scope: 'orders:read',
    tag: 'Orders',
    summary: 'One order as it is now',
    params: OrderPath,
    response: Order,
  },
});
