import { orderStates, paymentStatuses } from '@partsboard/domain/order-status';
import { allStaffActions } from '@partsboard/domain/order-transitions';
import { OrderAddress } from '../address.ts';
import { LanguageCode } from '../language.ts';
import { VehiclesOfLine } from '../line-vehicles.ts';
import { OrderState, PaymentStatus } from '../order-fields.ts';
import { ReturnState } from '../returns.ts';
import {
  Amount,
  Closed,
  Day,
  Id,
  LookupText,
  Moment,
  Nullable,
  Type,
  Version,
  type Static,
} from '../schema.ts';
import { SupplySource } from '../stock.ts';
import { Branch } from './branches.ts';
import { OrderMail } from './order-mails.ts';
import { Page, pageInput, ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';
import { exportInput, exportRoute } from './table-format.ts';

export const StaffAction = Type.Enum([...allStaffActions], {
  description: 'What can be done to the order now; the next sensible action first',
});

export const OrderCustomer = Closed({
  id: Id,
  name: Type.String(),
  companyId: Id,
  company: Type.String(),
  email: Type.String(),
});

const summary = {
  id: Id,
  number: Type.String(),
  createdAt: Moment,
  dueAt: Moment,
  isOverdue: Type.Boolean(),
  state: OrderState,
  paymentStatus: PaymentStatus,
  branch: Branch,
  customer: OrderCustomer,
  customerReference: Type.String({ description: 'The customer’s own; empty where there is none' }),
  isPickup: Type.Boolean(),
  shippingMethod: Type.String(),
  paymentMethod: Type.String(),
  total: Amount,
  refundDue: Type.Number({ description: 'What was paid for cancelled pieces and is not paid back yet' }),
  missing: Type.Integer({ description: 'Pieces on back order' }),
  version: Version,
};

export const OrderSummary = Closed({ ...summary, lineCount: Type.Integer() });
export type OrderSummary = Static<typeof OrderSummary>;

export const OrderLine = Closed({
  line: Type.Integer(),
  partId: Id,
  number: Type.String(),
  name: Type.String(),
  quantity: Type.Integer(),
  shipped: Type.Integer(),
  cancelled: Type.Integer(),
  returned: Type.Integer({ description: 'Of the shipped pieces those that were taken back' }),
  shippable: Type.Integer({ description: 'Pieces that can leave now' }),
  missing: Type.Integer({ description: 'Pieces that nobody has yet' }),
  unitPrice: Amount,
  coreDeposit: Type.Number({ description: 'For each piece, given back for the old part' }),
  coreReturned: Type.Integer({ description: 'Pieces whose old part was taken back' }),
  total: Amount,
  vehicles: VehiclesOfLine,
  supply: Type.Array(SupplySource),
});
export type OrderLine = Static<typeof OrderLine>;

export const Shipment = Closed({
  id: Id,
  createdAt: Moment,
  packedBy: Type.String(),
  carrier: Nullable(Type.String({ description: 'Null for what the customer has collected' })),
  carrierName: Nullable(Type.String()),
  trackingNumber: Type.String(),
  trackingUrl: Nullable(Type.String()),
  parcels: Type.Integer(),
  lines: Type.Array(Closed({ line: Type.Integer(), quantity: Type.Integer() })),
});
export type Shipment = Static<typeof Shipment>;

export const TimelineEntry = Closed({
  at: Moment,
  kind: Type.String(),
  staffName: Type.String({ description: 'Empty for the server itself' }),
  data: Type.Record(Type.String(), Type.Unknown()),
  mail: Type.Optional(OrderMail),
});
export type TimelineEntry = Static<typeof TimelineEntry>;

/** One order with all that the order desk needs. */
export const Order = Closed({
  ...summary,
  language: LanguageCode,
  shippingAddress: Nullable(OrderAddress),
  billingAddress: OrderAddress,
  cancelledTotal: Amount,
  refundedTotal: Type.Number({ description: 'What was given back for returned goods' }),
  coreDeposits: Amount,
  shippingFee: Amount,
  paymentFee: Amount,
  placedBy: Type.String({ description: 'The member of staff who placed it for the customer; else empty' }),
  notes: Type.Array(Closed({ at: Moment, text: Type.String() }), {
    description: 'What the customer can read',
  }),
  lines: Type.Array(OrderLine),
  shipments: Type.Array(Shipment),
  returns: Type.Array(Closed({ id: Id, number: Type.String(), createdAt: Moment, state: ReturnState })),
  timeline: Type.Array(TimelineEntry),
  actions: Type.Array(StaffAction),
});
export type Order = Static<typeof Order>;

/** Several of a closed list, divided by commas. */
export const severalOf = (names: readonly string[], description: string) =>
  Type.String({
    pattern: `^(?:${names.join('|')})(?:,(?:${names.join('|')}))*$`,
    maxLength: 400,
    description,
  });

export const orderSorts = ['newest', 'oldest', 'due', 'total'] as const;
export type OrderSort = (typeof orderSorts)[number];

const filter = {
  search: Type.Optional(
    LookupText(100, {
      description:
        'Number of the order or of a part, reference, name, company or email of the customer, note',
    }),
  ),
  states: Type.Optional(severalOf(orderStates, 'Divided by commas')),
  payments: Type.Optional(severalOf(paymentStatuses, 'Divided by commas')),
  branchId: Type.Optional(Id),
  delivery: Type.Optional(Type.Enum(['pickup', 'delivery'])),
  isOverdue: Type.Optional(Type.Boolean({ description: 'True: only what should have left' })),
  isBackOrdered: Type.Optional(Type.Boolean({ description: 'True: only what waits for pieces' })),
  isToPick: Type.Optional(
    Type.Boolean({
      description:
        'True: only what is confirmed or being picked, or partly shipped with pieces that can leave',
    }),
  ),
  isToRefund: Type.Optional(
    Type.Boolean({ description: 'True: only what was paid, cancelled and not paid back yet' }),
  ),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  sort: Type.Optional(Type.Enum([...orderSorts])),
};

/** What people choose in the queue, without the place in it. */
export const OrderFilter = Closed(filter);
export type OrderFilter = Static<typeof OrderFilter>;

export const OrderQuery = Closed({ ...pageInput, ...filter });
export type OrderQuery = Static<typeof OrderQuery>;

export const OrderCounts = Closed({
  branchId: Id,
  new: Type.Integer(),
  toPick: Type.Integer({
    description: 'Confirmed or being picked, or partly shipped with pieces that can leave',
  }),
  backOrders: Type.Integer(),
  ready: Type.Integer(),
  overdue: Type.Integer(),
  toRefund: Type.Integer({ description: 'Paid, cancelled and not paid back yet' }),
});
export type OrderCounts = Static<typeof OrderCounts>;

/** What the stream of events says about an order. */
export const OrderChanged = Closed({ id: Id, branchId: Id, isNew: Type.Boolean() });
export type OrderChanged = Static<typeof OrderChanged>;

export const OrderPath = Closed({ id: Id });

export const orderRoutes = defineBackofficeRoutes({
  orders: {
    method: 'GET',
    path: 'backoffice/orders',
    permission: 'orders.read',
    tag: 'Orders',
    summary: 'The orders of the own branches, a page at a time',
    query: OrderQuery,
    response: Page(OrderSummary),
  },
  order: {
    method: 'GET',
    path: 'backoffice/orders/{id}',
    permission: 'orders.read',
    tag: 'Orders',
    summary: 'One order with lines, supply, shipments, time line and what can be done now',
    params: OrderPath,
    response: Order,
  },
  orderCounts: {
    method: 'GET',
    path: 'backoffice/order-counts',
    permission: 'orders.read',
    tag: 'Orders',
    summary: 'How many orders wait for what, for each of the own branches',
    response: ShortList(OrderCounts),
  },
  orderExport: {
    ...exportRoute,
    path: 'backoffice/order-export',
    permission: 'orders.read',
    tag: 'Orders',
    summary: 'The filtered list as a file for spreadsheets',
    query: Closed({ ...exportInput, ...OrderFilter.properties }),
  },
  orderEvents: {
    method: 'GET',
    path: 'backoffice/order-events',
    permission: 'orders.read',
    tag: 'Orders',
    summary:
      'Server-sent events: `order` for each new or changed order of the own branches; ends with the session',
    answers: 'events',
    response: Type.String(),
  },
});
