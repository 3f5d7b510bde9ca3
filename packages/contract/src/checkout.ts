import {
  Amount,
  Closed,
  Id,
  LookupText,
  MultilineText,
  Nullable,
  TaxShare,
  Text,
  Type,
  type Static,
} from './schema.ts';
import { defineRoutes } from './route.ts';
import { Address, WarehouseAddress } from './address.ts';
import { BackOrder, CartSupply } from './stock.ts';

export const MAX_ORDER_NOTE_LENGTH = 2000;
export const MAX_CUSTOMER_REFERENCE_LENGTH = 60;

export const Totals = Closed({
  SubTotal: Amount,
  SubTotalDiscount: Amount,
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

export const PlacedOrder = Closed({ Id, OrderNumber: Type.String() });
export type PlacedOrder = Static<typeof PlacedOrder>;

/** The customer's own order number, or the registration plate of the car. */
const CustomerReference = Text(MAX_CUSTOMER_REFERENCE_LENGTH);

/** Names one try to order, so that a retry of it never orders twice. */
const RequestKey = LookupText(100, { minLength: 8 });

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
    tag: 'Cart',
    summary: 'Shipping methods to an address of the customer',
    query: Closed({ addressId: Id }),
    response: Type.Array(ShippingMethod),
  },
  paymentMethods: {
    method: 'GET',
    path: 'ShoppingCart/PaymentMethods',
    access: 'customer',
    tag: 'Cart',
    summary: 'Payment methods for a country',
    query: Closed({ countryId: Id }),
    response: Type.Array(PaymentMethod),
  },
  totals: {
    method: 'POST',
    path: 'ShoppingCart/Totals',
    access: 'customer',
    tag: 'Cart',
    summary: 'Totals of the cart with the checkout’s choices so far',
    body: CheckoutRequest,
    response: Totals,
  },
  supply: {
    method: 'GET',
    path: 'ShoppingCart/Supply',
    access: 'customer',
    tag: 'Cart',
    summary: 'For each branch that can execute the order, the lines that do not wholly lie there',
    response: CartSupply,
  },
  confirmCheckout: {
    method: 'POST',
    path: 'ShoppingCart/ConfirmCheckout',
    access: 'customer',
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
