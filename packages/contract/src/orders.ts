import { orderStatuses, shippingStatuses } from '@partsboard/domain/order-status';
import {
  Amount,
  Closed,
  Day,
  Id,
  LookupText,
  Moment,
  Nullable,
  TaxShare,
  Type,
  type Static,
} from './schema.ts';
import { OrderAddress } from './address.ts';
import { PaymentStatus } from './order-fields.ts';
import { defineRoutes } from './route.ts';
import { OrderReturn } from './returns.ts';
import { Messages } from './cart.ts';
import { forVehicle, LineVehicles } from './line-vehicles.ts';
import { SupplySource } from './stock.ts';

const ShippingStatus = Type.Enum([...shippingStatuses]);
const OrderStatus = Type.Enum([...orderStatuses]);

/** Empty where the customer gave none. */
const CustomerReference = Type.String({ description: 'The customer’s own reference' });

export const OrderListItem = Closed({
  Id,
  OrderNumber: Type.String(),
  CreatedOn: Moment,
  OrderTotal: Amount,
  PaymentStatus,
  ShippingStatus,
  OrderStatus,
  CustomerReference,
  OrderPoint: Type.String({ description: 'The branch executing the order' }),
  ShippingMethod: Type.String(),
});
export type OrderListItem = Static<typeof OrderListItem>;

/** Where an order is paid to before the goods leave; the order's number is the title of the transfer. */
export const BankTransfer = Closed({
  Recipient: Type.String(),
  AccountNumber: Type.String({ description: 'An IBAN in groups of four' }),
});
export type BankTransfer = Static<typeof BankTransfer>;

export const OrderDetail = Closed({
  Id,
  OrderNumber: Type.String(),
  CustomerReference,
  CreatedOn: Moment,
  PaymentMethodStatus: PaymentStatus,
  ShippingStatus,
  OrderStatus,
  PickUpInStore: Type.Boolean(),
  PickupAddress: Nullable(OrderAddress),
  ShippingAddress: Nullable(OrderAddress),
  BillingAddress: OrderAddress,
  ShippingMethod: Type.String(),
  PaymentMethod: Type.String(),
  BankTransfer: Nullable(BankTransfer),
  PaymentDue: Nullable(Type.String({ description: 'YYYY-MM-DD; null where it is not on trade credit' })),
  OrderPoint: Nullable(Type.String({ description: 'The branch executing the order' })),
  OrderPointId: Id,
  Items: Type.Array(
    Closed({
      Line: Type.Integer(),
      ProductId: Id,
      ProductName: Type.String(),
      Sku: Type.String(),
      Quantity: Type.Integer(),
      UnitPrice: Amount,
      Discount: Type.Number(),
      UnitPriceWithoutDiscount: Amount,
      SubTotal: Amount,
      CoreDeposit: Type.Number({ description: 'For each piece, given back for the old part' }),
      Vehicles: LineVehicles,
      Supply: Type.Array(SupplySource, {
        description: 'As promised when the order was placed; empty for an order older than the promise',
      }),
      DeliveredQuantity: Type.Integer({ description: 'Pieces that have been shipped or collected' }),
      CancelledQuantity: Type.Integer(),
      ReturnedQuantity: Type.Integer({ description: 'Of the delivered pieces those that were taken back' }),
      CoreReturnedQuantity: Type.Integer({ description: 'Pieces whose old part was taken back' }),
      ReturnableCores: Type.Integer({ description: 'Old parts that can be asked to be returned now' }),
      ReturnableQuantity: Type.Integer({ description: 'Pieces that can be asked to be returned now' }),
    }),
  ),
  Shipments: Type.Array(
    Closed({
      CreatedOn: Moment,
      Carrier: Nullable(Type.String({ description: 'Null for what was collected in the branch' })),
      TrackingNumber: Type.String(),
      TrackingUrl: Nullable(Type.String()),
      Parcels: Type.Integer(),
    }),
  ),
  Returns: Type.Array(OrderReturn),
  OrderNotes: Type.Array(Closed({ Id, CreatedOn: Moment, Note: Type.String() })),
  History: Type.Array(Closed({ CreatedOn: Moment, Text: Type.String() })),
  OrderSubtotal: Amount,
  OrderSubTotalDiscount: Amount,
  OrderCoreDeposits: Amount,
  OrderShipping: Amount,
  PaymentMethodAdditionalFee: Amount,
  Tax: Amount,
  TaxRates: Type.Array(TaxShare),
  OrderTotalDiscount: Amount,
  OrderTotal: Amount,
  OrderTotalNetto: Amount,
  CancelledTotal: Type.Number({ description: 'What of the total is not owed any more, as it was cancelled' }),
  RefundedTotal: Type.Number({ description: 'What of the total was given back' }),
});
export type OrderDetail = Static<typeof OrderDetail>;

export const AccountingOrder = Closed({
  documentNo: Type.String(),
  documentDate: Type.String(),
  description: Type.String(),
  dueDate: Nullable(Type.String()),
  amount: Amount,
  branchCode: Type.String(),
  openAmount: Nullable(Type.Number({ description: 'What is still to be paid; null where it is not known' })),
  state: Nullable(Type.Enum(['paid', 'due', 'overdue'])),
  fileId: Nullable(Type.Integer({ description: 'Of its PDF; null where there is none' })),
});
export type AccountingOrder = Static<typeof AccountingOrder>;

export const ORDER_PAGE_SIZE = 20;
export const MAX_EXPORTED_ORDERS = 10_000;

/** Which of the customer's orders are wanted. */
const OrderHistoryFilter = Closed({
  search: Type.Optional(LookupText(100)),
  status: Type.Optional(OrderStatus),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
});
export type OrderHistoryFilter = Static<typeof OrderHistoryFilter>;

export const orderRoutes = defineRoutes({
  orders: {
    method: 'GET',
    path: 'Order/List',
    access: 'customer',
    tag: 'User',
    summary: 'The customer’s orders, newest first, a page at a time',
    query: Closed({
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: ORDER_PAGE_SIZE })),
      ...OrderHistoryFilter.properties,
    }),
    response: Closed({
      Orders: Type.Array(OrderListItem),
      TotalCount: Type.Integer(),
      Page: Type.Integer(),
      PageSize: Type.Integer(),
    }),
  },
  exportOrders: {
    method: 'GET',
    path: 'Order/Export',
    access: 'customer',
    tag: 'User',
    summary: `The customer’s orders as a CSV file, newest first, at most ${MAX_EXPORTED_ORDERS}`,
    query: OrderHistoryFilter,
    response: Type.String(),
    answers: 'text',
  },
  spending: {
    method: 'GET',
    path: 'Order/Spending',
    access: 'customer',
    tag: 'User',
    summary: 'What was ordered in each of the last twelve months',
    response: Type.Array(Closed({ Month: Type.String({ description: 'YYYY-MM' }), Total: Amount })),
  },
  order: {
    method: 'GET',
    path: 'Order/get',
    access: 'customer',
    tag: 'User',
    summary: 'One order as it was placed, by its id or by its number',
    query: Closed({ id: Type.Optional(Id), orderNumber: Type.Optional(LookupText(50, { minLength: 1 })) }),
    response: OrderDetail,
  },
  orderConfirmation: {
    method: 'GET',
    path: 'Order/Confirmation',
    access: 'customer',
    tag: 'User',
    summary: 'The confirmation of one of the customer’s orders as PDF, in the language of the order',
    query: Closed({ id: Id }),
    response: Type.Unsafe<Uint8Array>(Type.Any()),
    answers: 'pdf',
  },
  orderAgain: {
    method: 'POST',
    path: 'Order/Again',
    access: 'customer',
    needsApproval: true,
    tag: 'User',
    summary:
      'Add an order’s parts to the cart, for their own vehicles or else for the given one; answers a sentence for each that is not sold any more',
    body: Closed({
      id: Id,
      Vehicle: forVehicle,
      ExceptProductIds: Type.Optional(
        Type.Array(Id, { maxItems: 2000, description: 'Parts of the order that are not added' }),
      ),
    }),
    response: Messages,
  },
  accountingFile: {
    method: 'GET',
    path: 'level4Customer/AccountingFile',
    access: 'customer',
    tag: 'User',
    summary: 'The PDF of a document of the accounting system',
    query: Closed({ id: Id }),
    response: Type.Unsafe<Uint8Array>(Type.Any()),
    answers: 'pdf',
  },
  accountingOrders: {
    method: 'GET',
    path: 'level4Customer/AccountingOrders',
    access: 'customer',
    tag: 'User',
    summary: 'Documents of the accounting system, newest first, at most 500',
    response: Type.Array(AccountingOrder),
  },
});
