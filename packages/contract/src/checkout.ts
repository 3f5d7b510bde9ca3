import {
  Amount,
  Closed,
  Id,
  LookupText,
  MultilineText,
  Nullable,
  RequestKey,
  TaxShare,
  Text,
  Type,
  type Static,
} from './schema.ts';
import { checkoutSteps } from '@partsboard/domain/checkout-steps';
import { defineRoutes } from './route.ts';
import { Address, WarehouseAddress } from './address.ts';
import { BackOrder, CartSupply } from './stock.ts';

export const MAX_ORDER_NOTE_LENGTH = 2000;
export const MAX_CUSTOMER_REFERENCE_LENGTH = 60;

export const Totals = Closed({
  SubTotal: Amount,
  SubTotalDiscount: Amount,
  CoreDeposits: Amount,
  Shipping: Nullable(Amount),
  PaymentMethodAdditionalFee: Amount,
  DisplayTax: Type.Boolean(),
  Tax: Amount,
  DisplayTaxRates: Type.Boolean(),
  TaxRates: Type.Array(TaxShare),
  OrderTotalDiscount: Amount,
  OrderTotal: Amount,
  OrderTotalNetto: Amount,
  Total: Amount,
  BackOrders: Type.Array(BackOrder, {
    description:
      'What the executing branch cannot get from stock, or the store’s own pickup branch while none is chosen',
  }),
  BackOrdersAllowed: Type.Boolean(),
  Fingerprint: Type.String({
    description: 'Changes when any line, price, fee, amount or back-ordered quantity does',
  }),
});
export type Totals = Static<typeof Totals>;

/** An id, or nothing chosen; clients also send the empty string for that. */
const ChosenId = Type.Optional(Type.Union([Id, Type.Null(), Type.Literal('')]));
const ChosenName = Type.Optional(Nullable(LookupText(200)));

/** The choices of the checkout, as `Totals` and `ConfirmCheckout` take them. */
export const CheckoutRequest = Closed({
  BillingAddressId: ChosenId,
  ShippingAddressId: ChosenId,
  ShippingMethodName: ChosenName,
  ShippingRateComputationMethodSystemName: ChosenName,
  PickUpInStoreId: ChosenId,
  PaymentMethodSystemName: ChosenName,
  TermsOfServiceOnOrderConfirmPage: Type.Optional(Type.Boolean()),
  OrderNote: Type.Optional(Nullable(MultilineText(20_000))),
  OrderPointId: ChosenId,
});
export type CheckoutRequest = Static<typeof CheckoutRequest>;

export const ShippingMethod = Closed({
  Name: Type.String(),
  Fee: Amount,
  Description: Type.String(),
  ShippingRateComputationMethodSystemName: Type.String(),
  Selected: Type.Boolean(),
  WarehouseIds: Nullable(Type.Array(Id, { description: 'The branches that run it; null means all of them' })),
  Warnings: Type.Array(Type.String()),
});
export type ShippingMethod = Static<typeof ShippingMethod>;

export const PaymentMethod = Closed({
  Name: Type.String(),
  Fee: Amount,
  Description: Type.String(),
  PaymentMethodSystemName: Type.String(),
  AvailableShipments: Type.Array(Type.String(), {
    description: 'System names of the shipping methods it goes with; empty means no restriction',
  }),
  Selected: Type.Boolean(),
});
export type PaymentMethod = Static<typeof PaymentMethod>;

export const PickupPoint = Closed({
  Id,
  Name: Type.String(),
  Description: Type.String(),
  Default: Type.Boolean(),
  WarehouseId: Id,
  Address: WarehouseAddress,
});
export type PickupPoint = Static<typeof PickupPoint>;

export const ShippingAddressResponse = Closed({
  ExistingAddresses: Type.Array(Address),
  NewAddressPreselected: Type.Boolean(),
  PickupPoints: Type.Array(PickupPoint),
  PickUpInStore: Type.Boolean(),
  AllowPickUpInStore: Type.Boolean(),
  PickUpInStoreOnly: Type.Boolean(),
});
export type ShippingAddressResponse = Static<typeof ShippingAddressResponse>;

/** What the customer chose last time and can choose again; null where it is not possible any more. */
export const LastChoices = Closed({
  PickUpInStoreId: Nullable(Id),
  ShippingAddressId: Nullable(Id),
  ShippingRateComputationMethodSystemName: Nullable(Type.String()),
  BillingAddressId: Nullable(Id),
  PaymentMethodSystemName: Nullable(Type.String()),
  OrderPointId: Nullable(Id),
  Summary: Type.Array(Type.String(), { description: 'Delivery and payment of the last order, in words' }),
  Step: Type.Enum([...checkoutSteps], {
    description: 'Where a checkout with these choices goes on: confirm if all of them are possible',
  }),
  Problem: Nullable(Type.String({ description: 'Why the order cannot be as last time' })),
});
export type LastChoices = Static<typeof LastChoices>;

export const PlacedOrder = Closed({ Id, OrderNumber: Type.String() });
export type PlacedOrder = Static<typeof PlacedOrder>;

/** The customer's own order number, or the registration plate of the car. */
const CustomerReference = Text(MAX_CUSTOMER_REFERENCE_LENGTH);

export const ConfirmCheckoutResponse = Closed({
  Success: Type.Boolean(),
  Errors: Type.Array(Type.String()),
  PlacedOrder: Nullable(PlacedOrder),
});
export type ConfirmCheckoutResponse = Static<typeof ConfirmCheckoutResponse>;

export const checkoutRoutes = defineRoutes({
  shippingAddress: {
    method: 'GET',
    path: 'ShoppingCart/ShippingAddress',
    access: 'customer',
    tag: 'Cart',
    summary: 'Addresses and pickup points to choose from',
    response: ShippingAddressResponse,
  },
  shippingMethods: {
    method: 'GET',
    path: 'ShoppingCart/ShippingMethods',
    access: 'customer',
    needsApproval: true,
    tag: 'Cart',
    summary: 'Shipping methods to an address of the customer',
    query: Closed({ addressId: Id }),
    response: Type.Array(ShippingMethod),
  },
  paymentMethods: {
    method: 'GET',
    path: 'ShoppingCart/PaymentMethods',
    access: 'customer',
    needsApproval: true,
    tag: 'Cart',
    summary: 'Payment methods for a country; those at a counter only for goods that are picked up there',
    query: Closed({ countryId: Id, pickUpInStoreId: Type.Optional(Id) }),
    response: Type.Array(PaymentMethod),
  },
  totals: {
    method: 'POST',
    path: 'ShoppingCart/Totals',
    access: 'customer',
    needsApproval: true,
    tag: 'Cart',
    summary: 'Totals of the cart with the checkout’s choices so far',
    body: CheckoutRequest,
    response: Totals,
  },
  supply: {
    method: 'GET',
    path: 'ShoppingCart/Supply',
    access: 'customer',
    needsApproval: true,
    tag: 'Cart',
    summary: 'For each branch that can execute the order, the lines that do not wholly lie there',
    response: CartSupply,
  },
  lastChoices: {
    method: 'GET',
    path: 'ShoppingCart/LastChoices',
    access: 'customer',
    needsApproval: true,
    tag: 'Cart',
    summary: 'The choices of the last order, checked against the cart and what is offered now',
    response: Closed({ Choices: Nullable(LastChoices) }),
  },
  confirmCheckout: {
    method: 'POST',
    path: 'ShoppingCart/ConfirmCheckout',
    access: 'customer',
    needsApproval: true,
    tag: 'Cart',
    summary: 'Place the order',
    body: Closed({
      ...CheckoutRequest.properties,
      CustomerReference: Type.Optional(Nullable(CustomerReference)),
      RequestKey: Type.Optional(RequestKey),
      Fingerprint: Type.Optional(LookupText(200)),
    }),
    response: ConfirmCheckoutResponse,
  },
  placedOrder: {
    method: 'GET',
    path: 'ShoppingCart/PlacedOrder',
    access: 'customer',
    tag: 'Cart',
    summary: 'The order that a request key has placed, for whoever missed the answer of ConfirmCheckout',
    query: Closed({ requestKey: RequestKey }),
    response: Closed({ PlacedOrder: Nullable(PlacedOrder) }),
  },
});
