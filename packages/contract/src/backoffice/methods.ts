import { Closed, Id, Nullable, RequiredText, Text, Type, type Static } from '../schema.ts';
import { ClockTime } from './clock.ts';
import { ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

const MAX_FEE = 100_000;

const Fee = Type.Number({ minimum: 0, maximum: MAX_FEE, description: 'Net, in major units' });
const CountryCode = Type.String({ minLength: 2, maxLength: 2, description: 'ISO 3166, two letters' });

/** What both kinds of methods have. */
const common = {
  namePl: RequiredText(80),
  nameEn: RequiredText(80),
  descriptionPl: Text(300),
  descriptionEn: Text(300),
  position: Type.Integer({ minimum: 0, maximum: 9999, description: 'Its place in the checkout' }),
  isActive: Type.Boolean({ description: 'Whether the checkout offers it' }),
  preselected: Type.Boolean(),
  fee: Fee,
  vatRate: Type.Number({ minimum: 0, maximum: 100, description: 'In percent' }),
  countries: Type.Array(CountryCode, { maxItems: 250, description: 'Empty: all' }),
};

const stored = {
  id: Id,
  systemName: Type.String(),
  name: Type.String({ description: 'In the request’s language' }),
  version: Type.Integer(),
};

export const ShippingSettings = Closed({
  ...common,
  freeFrom: Nullable(
    Type.Number({ minimum: 0, maximum: 10_000_000, description: 'Gross sub total without fee' }),
  ),
  postcodePrefixes: Type.Array(Text(10, { minLength: 1 }), { maxItems: 500, description: 'Empty: all' }),
  branchIds: Nullable(
    Type.Array(Id, { maxItems: 500, description: 'The branches that offer it; null: all' }),
  ),
  orderUntil: Nullable(ClockTime),
});
export type ShippingSettings = Static<typeof ShippingSettings>;

export const StaffShippingMethod = Closed({ ...ShippingSettings.properties, ...stored });
export type StaffShippingMethod = Static<typeof StaffShippingMethod>;

export const ShippingChange = Closed({ ...ShippingSettings.properties, version: Type.Integer() });
export type ShippingChange = Static<typeof ShippingChange>;

export const paymentKinds = ['transfer', 'credit', 'counter', 'other'] as const;

export const PaymentSettings = Closed({
  ...common,
  kind: Type.Enum([...paymentKinds], {
    description: 'Prepaid to the bank account, on trade credit, at the counter of a branch, or otherwise',
  }),
  shippingMethods: Type.Array(Text(80), {
    maxItems: 200,
    description: 'System names of the shipping methods that it goes with; empty: all',
  }),
  counterBranchIds: Type.Array(Id, { maxItems: 500, description: 'For the counter: where it is possible' }),
});
export type PaymentSettings = Static<typeof PaymentSettings>;

export const StaffPaymentMethod = Closed({ ...PaymentSettings.properties, ...stored });
export type StaffPaymentMethod = Static<typeof StaffPaymentMethod>;

export const PaymentChange = Closed({ ...PaymentSettings.properties, version: Type.Integer() });
export type PaymentChange = Static<typeof PaymentChange>;

export const CountrySettings = Closed({
  home: CountryCode,
  offered: Type.Array(CountryCode, {
    maxItems: 250,
    description: 'Where addresses are taken; empty: everywhere',
  }),
});
export type CountrySettings = Static<typeof CountrySettings>;

export const CountryChange = Closed({
  ...CountrySettings.properties,
  seen: { ...CountrySettings, description: 'What the person saw; something else by now is a conflict' },
});
export type CountryChange = Static<typeof CountryChange>;

export const StaffCountry = Closed({ code: CountryCode, name: Type.String() });
export type StaffCountry = Static<typeof StaffCountry>;

export const StaffCountries = Closed({ ...CountrySettings.properties, all: Type.Array(StaffCountry) });
export type StaffCountries = Static<typeof StaffCountries>;

const MethodPath = Closed({ id: Id });

export const methodRoutes = defineBackofficeRoutes({
  staffShippingMethods: {
    method: 'GET',
    path: 'backoffice/shipping-methods',
    permission: 'methods.edit',
    tag: 'Methods',
    summary: 'All ways of delivery with their rules',
    response: ShortList(StaffShippingMethod),
  },
  createShippingMethod: {
    method: 'POST',
    path: 'backoffice/shipping-methods',
    permission: 'methods.edit',
    tag: 'Methods',
    summary: 'Add a way of delivery',
    body: ShippingSettings,
    response: StaffShippingMethod,
  },
  changeShippingMethod: {
    method: 'PUT',
    path: 'backoffice/shipping-methods/{id}',
    permission: 'methods.edit',
    tag: 'Methods',
    summary: 'Change a way of delivery',
    params: MethodPath,
    body: ShippingChange,
    response: StaffShippingMethod,
  },
  staffPaymentMethods: {
    method: 'GET',
    path: 'backoffice/payment-methods',
    permission: 'methods.edit',
    tag: 'Methods',
    summary: 'All ways to pay with their rules',
    response: ShortList(StaffPaymentMethod),
  },
  createPaymentMethod: {
    method: 'POST',
    path: 'backoffice/payment-methods',
    permission: 'methods.edit',
    tag: 'Methods',
    summary: 'Add a way to pay',
    body: PaymentSettings,
    response: StaffPaymentMethod,
  },
  changePaymentMethod: {
    method: 'PUT',
    path: 'backoffice/payment-methods/{id}',
    permission: 'methods.edit',
    tag: 'Methods',
    summary: 'Change a way to pay',
    params: MethodPath,
    body: PaymentChange,
    response: StaffPaymentMethod,
  },
  countrySettings: {
    method: 'GET',
    path: 'backoffice/countries',
    permission: 'methods.edit',
    tag: 'Methods',
    summary: 'The home country, and the countries in which addresses are taken',
    response: StaffCountries,
  },
  changeCountrySettings: {
    method: 'PUT',
    path: 'backoffice/countries',
    permission: 'methods.edit',
    tag: 'Methods',
    summary: 'Change the home country and the countries in which addresses are taken',
    body: CountryChange,
    response: StaffCountries,
  },
});
