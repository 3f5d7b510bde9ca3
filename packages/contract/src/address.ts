import {
  Closed,
  EmailAddressOrEmpty,
  Id,
  Nullable,
  RequiredText,
  Text,
  Type,
  type Static,
} from './schema.ts';

/** Lists that can grow are bounded. */
export const MAX_ADDRESSES = 100;

/** Who somebody is, as a form asks for it. */
export const personInput = {
  FirstName: RequiredText(100),
  LastName: RequiredText(100),
  Company: Type.Optional(Nullable(Text(200))),
  VatNumber: Type.Optional(Nullable(Text(40))),
};

/** Where a place is, as a form asks for it. */
export const placeInput = {
  CountryId: Id,
  StateProvinceId: Type.Optional(Nullable(Id)),
  City: RequiredText(100),
  ZipPostalCode: RequiredText(20),
};

export const NewAddress = Closed({
  ...personInput,
  ...placeInput,
  Address1: RequiredText(200),
  Address2: Type.Optional(Nullable(Text(200))),
  PhoneNumber: RequiredText(40),
  FaxNumber: Type.Optional(Nullable(Text(40))),
  Email: Type.Optional(Nullable(EmailAddressOrEmpty)),
});
export type NewAddress = Static<typeof NewAddress>;

/** What answers say of every address of a customer. */
const addressFields = {
  FirstName: Type.String(),
  LastName: Type.String(),
  Company: Nullable(Type.String()),
  VatNumber: Nullable(Type.String()),
  Address1: Type.String(),
  Address2: Nullable(Type.String()),
  ZipPostalCode: Type.String(),
  City: Type.String(),
  PhoneNumber: Type.String(),
  Email: Nullable(Type.String()),
};

export const Address = Closed({
  Id,
  ...addressFields,
  CountryId: Id,
  StateProvinceId: Nullable(Id),
  FaxNumber: Nullable(Type.String()),
});
export type Address = Static<typeof Address>;

/** An address as it was when the order was placed. */
export const OrderAddress = Closed({
  ...addressFields,
  StateProvince: Nullable(Type.String()),
  Country: Type.String(),
});
export type OrderAddress = Static<typeof OrderAddress>;

/** Where a branch or a warehouse is. */
export const WarehouseAddress = Closed({
  Address1: Type.String(),
  City: Type.String(),
  ZipPostalCode: Type.String(),
  CountryId: Id,
  PhoneNumber: Type.String(),
  Email: Type.String(),
});
