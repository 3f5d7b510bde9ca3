import {
  Base64Password,
  Closed,
  EmailAddressOrEmpty,
  Id,
  LookupText,
  Moment,
  Nothing,
  Nullable,
  RequiredText,
  Text,
  Type,
  type Static,
} from './schema.ts';
import { defineRoutes } from './route.ts';

/** Lists that can grow are bounded. */
export const MAX_ADDRESSES = 100;

const addressFields = {
  FirstName: RequiredText(100),
  LastName: RequiredText(100),
  Company: Type.Optional(Nullable(Text(200))),
  VatNumber: Type.Optional(Nullable(Text(40))),
  CountryId: Id,
  StateProvinceId: Type.Optional(Nullable(Id)),
  City: RequiredText(100),
  Address1: RequiredText(200),
  Address2: Type.Optional(Nullable(Text(200))),
  ZipPostalCode: RequiredText(20),
  PhoneNumber: RequiredText(40),
  FaxNumber: Type.Optional(Nullable(Text(40))),
  Email: Type.Optional(Nullable(EmailAddressOrEmpty)),
};

export const NewAddress = Closed(addressFields);
export type NewAddress = Static<typeof NewAddress>;

export const Address = Closed({
  Id,
  FirstName: Type.String(),
  LastName: Type.String(),
  Company: Nullable(Type.String()),
  VatNumber: Nullable(Type.String()),
  CountryId: Id,
  StateProvinceId: Nullable(Id),
  City: Type.String(),
  Address1: Type.String(),
  Address2: Nullable(Type.String()),
  ZipPostalCode: Type.String(),
  PhoneNumber: Type.String(),
  FaxNumber: Nullable(Type.String()),
  Email: Nullable(Type.String()),
});
export type Address = Static<typeof Address>;

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
});
export type Customer = Static<typeof Customer>;

/** What a customer may change of the own record; the rest of a sent customer object is ignored. */
export const CustomerUpdate = Type.Object({
  FirstName: RequiredText(100),
  LastName: RequiredText(100),
  Phone: Type.Optional(Nullable(Text(40))),
  Company: Type.Optional(Nullable(Text(200))),
  VatNumber: Type.Optional(Nullable(Text(40))),
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
});
export type CreditLimit = Static<typeof CreditLimit>;

const SessionId = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
});

/** One place where the account is logged in. */
export const AccountSession = Closed({
  Id: SessionId,
  /** Null where the program that logged in does not say. */
  Browser: Nullable(Type.String()),
  System: Nullable(Type.String()),
  StartedAt: Moment,
  /** Right to some minutes. */
  LastUsedAt: Moment,
  IsCurrent: Type.Boolean(),
});
export type AccountSession = Static<typeof AccountSession>;

export const customerRoutes = defineRoutes({
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
  setPassword: {
    method: 'POST',
    path: 'Customer/SetPassword',
    access: 'customer',
    tag: 'User',
    summary:
      'Change the password; every other session ends. Without the current one it is taken only from a session that ' +
      'was started within the last 15 minutes',
    body: Closed({
      password: Base64Password,
      currentPassword: Type.Optional(Nullable(Base64Password)),
    }),
    response: Nothing,
    budget: 'account',
  },
  sessions: {
    method: 'GET',
    path: 'Customer/Sessions',
    access: 'customer',
    tag: 'User',
    summary: 'Where the account is logged in, this session first',
    response: Type.Array(AccountSession),
  },
  endSession: {
    method: 'POST',
    path: 'Customer/EndSession',
    access: 'customer',
    tag: 'User',
    summary: 'End one of the own sessions',
    body: Closed({ Id: SessionId }),
    response: Nothing,
  },
  endOtherSessions: {
    method: 'POST',
    path: 'Customer/EndOtherSessions',
    access: 'customer',
    tag: 'User',
    summary: 'End all own sessions but this one',
    response: Nothing,
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
    body: Closed({ Id, ...addressFields }),
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
