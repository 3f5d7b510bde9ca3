import { Closed, Id, LookupText, Nothing, Nullable, Text, Type, type Static } from './schema.ts';
import { Address, NewAddress, personInput } from './address.ts';
import { defineRoutes } from './route.ts';

export const Customer = Closed({
  FirstName: Type.String(),
  LastName: Type.String(),
  Email: Type.String(),
  Phone: Nullable(Type.String()),
  Company: Nullable(Type.String()),
  VatNumber: Nullable(Type.String()),
  Addresses: Type.Array(Address),
  BillingAddress: Nullable(Id),
  ShippingAddress: Nullable(Id),
  Newsletter: Type.Boolean(),
  HomeBranchId: Nullable(
    Type.Integer({
      description: 'The company’s branch, or the one that executed the last order; null before the first one',
    }),
  ),
  AwaitsApproval: Type.Boolean({ description: 'True: sees no price and cannot order yet' }),
});
export type Customer = Static<typeof Customer>;

/** What a customer may change of the own record; the rest of a sent customer object is ignored. */
export const CustomerUpdate = Type.Object({
  ...personInput,
  Phone: Type.Optional(Nullable(Text(40))),
  Newsletter: Type.Optional(Type.Boolean()),
  BillingAddress: Type.Optional(Nullable(Id)),
  ShippingAddress: Type.Optional(Nullable(Id)),
});
export type CustomerUpdate = Static<typeof CustomerUpdate>;

export const CreditLimit = Closed({
  CreditLimit: Type.Number(),
  Used: Type.Number(),
  Available: Type.Number(),
  CurrencyCode: Type.String(),
  PaymentDue: Type.String({ description: 'YYYY-MM-DD: the last day for paying an order of today on credit' }),
});
export type CreditLimit = Static<typeof CreditLimit>;

export const accountRoutes = defineRoutes({
  customer: {
    method: 'GET',
    path: 'Customer/get',
    access: 'customer',
    tag: 'User',
    summary: 'The customer who asks',
    response: Customer,
  },
  updateCustomer: {
    method: 'POST',
    path: 'Customer/Update',
    access: 'customer',
    tag: 'User',
    summary: 'Change the own data',
    body: CustomerUpdate,
    response: Customer,
  },
  addAddress: {
    method: 'POST',
    path: 'Customer/AddAddress',
    access: 'customer',
    tag: 'User',
    summary: 'Add an address',
    body: NewAddress,
    response: Address,
  },
  updateAddress: {
    method: 'POST',
    path: 'Customer/UpdateAddress',
    access: 'customer',
    tag: 'User',
    summary: 'Change an address',
    body: Closed({ Id, ...NewAddress.properties }),
    response: Address,
  },
  deleteAddress: {
    method: 'POST',
    path: 'Customer/DeleteAddress',
    access: 'customer',
    tag: 'User',
    summary: 'Remove an address',
    body: Closed({ addressId: Id, Email: Type.Optional(Nullable(LookupText(254))) }),
    response: Nothing,
  },
  creditLimit: {
    method: 'GET',
    path: 'Level4Customer/CreditLimit',
    access: 'customer',
    tag: 'User',
    summary: 'Trade credit: limit, used, available',
    response: CreditLimit,
  },
});
