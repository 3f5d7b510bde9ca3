import { Closed, Id, Nullable, Type, type Static } from './schema.ts';
import { WarehouseAddress } from './address.ts';
import { defineRoutes } from './route.ts';

export const StoreConfig = Closed({
  seo: Closed({
    defaultTitle: Type.String(),
    titleSeparator: Type.String(),
    defaultMetaDescription: Type.String(),
  }),
  general: Closed({
    logo: Type.String(),
    logoDark: Type.String(),
    showPriceNetto: Type.Boolean(),
    showAccountingOrders: Type.Boolean(),
    defaultBranchUrl: Type.String(),
    introImage: Type.String(),
    copyright: Type.String(),
    termsPage: Type.String({
      description: 'The content page with the terms of sale; empty where there is none',
    }),
    hasCatalogue: Type.Boolean({ description: 'Whether there are parts to look for' }),
  }),
});
export type StoreConfig = Static<typeof StoreConfig>;

export const Store = Closed({
  Id,
  Name: Type.String(),
  Url: Type.String(),
  CompanyName: Type.String(),
  CompanyAddress: Type.String(),
  CompanyPhoneNumber: Type.String(),
  CompanyVat: Type.String(),
  Email: Type.String(),
  DefaultLanguageId: Id,
});
export type Store = Static<typeof Store>;

export const Language = Closed({ Id, Name: Type.String(), LanguageCulture: Type.String() });
export type Language = Static<typeof Language>;

export const Currency = Closed({
  Id,
  Name: Type.String(),
  CurrencyCode: Type.String(),
  DisplayLocale: Type.String(),
  Primary: Type.Boolean(),
});
export type Currency = Static<typeof Currency>;

export const Country = Closed({
  Id,
  Name: Type.String(),
  TwoLetterIsoCode: Type.String(),
  HasStates: Type.Boolean(),
});
export type Country = Static<typeof Country>;

export const StateProvince = Closed({
  Id,
  CountryId: Id,
  Name: Type.String(),
  Abbreviation: Type.String(),
});
export type StateProvince = Static<typeof StateProvince>;

export const Warehouse = Closed({
  Id,
  Code: Type.String(),
  Name: Type.String(),
  IsBranchOffice: Type.Boolean(),
  Url: Nullable(Type.String()),
  ImageUrl: Nullable(Type.String()),
  OpeningHours: Type.String(),
  Address: WarehouseAddress,
});
export type Warehouse = Static<typeof Warehouse>;

/** The banner places, with the numbers that `slider?sliderType=` takes. */
export const sliderTypes = { HomePage: 0, Category: 1, Manufacturer: 2, LoginPage: 3 } as const;
export type SliderType = keyof typeof sliderTypes;

export const Slide = Closed({
  Id,
  PictureUrl: Type.String(),
  PictureSrcSet: Type.String({
    description: 'The same in smaller sizes, for srcset; empty where there are none',
  }),
  PictureAlt: Type.String({ description: 'What the picture shows; empty where it only decorates' }),
  FullWidth: Type.Boolean(),
  Description: Type.String(),
  ButtonText: Nullable(Type.String()),
  Link: Nullable(Type.String()),
});
export type Slide = Static<typeof Slide>;

export const referenceRoutes = defineRoutes({
  config: {
    method: 'GET',
    path: 'config',
    access: 'anyone',
    tag: 'Core',
    summary: 'The store’s configuration',
    response: StoreConfig,
  },
  countries: {
    method: 'GET',
    path: 'country',
    access: 'anyone',
    tag: 'Core',
    summary: 'All countries, the store’s own first',
    response: Type.Array(Country),
  },
  stateProvinces: {
    method: 'GET',
    path: 'StateProvince/list',
    access: 'anyone',
    tag: 'Core',
    summary: 'States and provinces of the countries whose addresses need one',
    response: Type.Array(StateProvince),
  },
  warehouses: {
    method: 'GET',
    path: 'Warehouse/list',
    access: 'anyone',
    tag: 'Core',
    summary: 'Branch offices and warehouses',
    response: Type.Array(Warehouse),
  },
  languages: {
    method: 'GET',
    path: 'Language/list',
    access: 'anyone',
    tag: 'Core',
    summary: 'Languages of the shop, the default first',
    response: Type.Array(Language),
  },
  currencies: {
    method: 'GET',
    path: 'Currency',
    access: 'anyone',
    tag: 'Core',
    summary: 'Currencies, the primary first',
    response: Type.Array(Currency),
  },
  stores: {
    method: 'GET',
    path: 'Store/list',
    access: 'anyone',
    tag: 'Core',
    summary: 'The stores of this installation',
    response: Type.Array(Store),
  },
  store: {
    method: 'GET',
    path: 'Store/get',
    access: 'anyone',
    tag: 'Core',
    summary: 'The store that the storeId header chose',
    response: Store,
  },
  picture: {
    method: 'GET',
    path: "picture('{id}')",
    access: 'anyone',
    tag: 'Core',
    summary: 'One picture',
    params: Closed({ id: Id }),
    response: Type.Unsafe<Uint8Array>(Type.Any()),
    answers: 'picture',
  },
  slider: {
    method: 'GET',
    path: 'slider',
    access: 'anyone',
    tag: 'Core',
    summary: 'The banners of one place (HomePage 0, Category 1, Manufacturer 2, LoginPage 3)',
    query: Closed({ sliderType: Type.Integer({ minimum: 0, maximum: 3 }) }),
    response: Type.Array(Slide),
  },
});
