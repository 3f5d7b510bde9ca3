import { Amount, Closed, Id, Nullable, Text, Type, type Static } from './schema.ts';
import { defineRoutes } from './route.ts';
import { CheckoutRequest } from './cart.ts';
import { Address } from './customer.ts';

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
  Address: Closed({
    Address1: Type.String(),
    City: Type.String(),
    ZipPostalCode: Type.String(),
    CountryId: Id,
    PhoneNumber: Type.String(),
    Email: Type.String(),
  }),
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

export const ConfirmCheckoutResponse = Closed({
  Success: Type.Boolean(),
  Errors: Type.Array(Type.String()),
  PlacedOrder: Nullable(Closed({ Id, OrderNumber: Type.String() })),
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
  confirmCheckout: {
    method: 'POST',
    path: 'ShoppingCart/ConfirmCheckout',
    access: 'customer',
    tag: 'Cart',
    summary: 'Place the order',
    body: Closed({
      ...CheckoutRequest.properties,
      RequestKey: Type.Optional(Text(100, { minLength: 8 })),
      Fingerprint: Type.Optional(Text(200)),
    }),
    response: ConfirmCheckoutResponse,
  },
});
