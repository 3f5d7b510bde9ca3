import {
  Closed,
  EmailAddressOrEmpty,
  Id,
  Nullable,
  RequiredText,
  Text,
  Type,
  type Static,
} from '../schema.ts';
import { PictureUpload } from './pictures.ts';
import { ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

export const transferRules = ['nowhere', 'central', 'everywhere'] as const;

const HostName = Type.String({
  minLength: 1,
  maxLength: 253,
  description: 'Such as parts.dealer.example, without port',
});

/** Everything about a store that its staff can change. */
export const StoreSettings = Closed({
  name: RequiredText(80),
  companyName: Text(200),
  companyAddress: Text(300),
  companyPhoneNumber: Text(40),
  companyVat: Text(40),
  orderPrefix: Type.String({
    maxLength: 7,
    description: 'What the numbers of orders begin with: up to six letters, with a hyphen or not; or nothing',
  }),
  email: EmailAddressOrEmpty,
  mailFrom: EmailAddressOrEmpty,
  bankAccount: Type.String({ maxLength: 60, description: 'IBAN, or nothing' }),
  accentColor: Nullable(Type.String({ maxLength: 7, description: 'As #rrggbb; null for the shop’s own' })),
  hostNames: Type.Array(HostName, { maxItems: 20 }),
  titlePl: RequiredText(120),
  titleEn: RequiredText(120),
  descriptionPl: Text(300),
  descriptionEn: Text(300),
  copyrightPl: Text(200),
  copyrightEn: Text(200),
  termsPage: Nullable(Text(200)),
  branchLink: Text(300),
  showsNetPrices: Type.Boolean(),
  showsAccountingOrders: Type.Boolean(),
  allowsPickup: Type.Boolean(),
  pickupOnly: Type.Boolean(),
  pickupBranchId: Nullable(Id),
  transfersFrom: Type.Enum([...transferRules], {
    description: 'Which warehouses may supply the branch that executes an order, besides itself',
  }),
  allowsBackOrders: Type.Boolean(),
  takesUnconfirmedOrders: Type.Boolean({
    description: 'Whether orders are taken at the known prices while the ERP does not answer',
  }),
});
export type StoreSettings = Static<typeof StoreSettings>;

export const StorePage = Closed({ seName: Type.String(), titlePl: Type.String(), titleEn: Type.String() });
export type StorePage = Static<typeof StorePage>;

export const StaffStore = Closed({
  ...StoreSettings.properties,
  id: Id,
  isDefault: Type.Boolean(),
  version: Type.Integer(),
  pages: Type.Array(StorePage, { description: 'The content pages among which the terms are' }),
  logoUrl: Nullable(Type.String()),
  darkLogoUrl: Nullable(Type.String({ description: 'For dark backgrounds' })),
});
export type StaffStore = Static<typeof StaffStore>;

export const StoreChange = Closed({ ...StoreSettings.properties, version: Type.Integer() });
export type StoreChange = Static<typeof StoreChange>;

export const NewStore = Closed({ name: RequiredText(80) });
export type NewStore = Static<typeof NewStore>;

export const storeLogos = ['light', 'dark'] as const;
export const StoreLogo = Closed({
  background: Type.Enum([...storeLogos], { description: 'On what the logo is shown' }),
  picture: Nullable(PictureUpload),
});
export type StoreLogo = Static<typeof StoreLogo>;

const StorePath = Closed({ id: Id });

export const storeRoutes = defineBackofficeRoutes({
  stores: {
    method: 'GET',
    path: 'backoffice/stores',
    permission: 'stores.edit',
    tag: 'Stores',
    summary: 'The stores with everything that can be set about them',
    response: ShortList(StaffStore),
  },
  createStore: {
    method: 'POST',
    path: 'backoffice/stores',
    permission: 'stores.edit',
    tag: 'Stores',
    summary: 'Add a store; it begins with the rules of the default one',
    body: NewStore,
    response: StaffStore,
  },
  changeStore: {
    method: 'PUT',
    path: 'backoffice/stores/{id}',
    permission: 'stores.edit',
    tag: 'Stores',
    summary: 'Change a store; the shop shows it within a second',
    params: StorePath,
    body: StoreChange,
    response: StaffStore,
  },
  changeStoreLogo: {
    method: 'PUT',
    path: 'backoffice/stores/{id}/logo',
    permission: 'stores.edit',
    tag: 'Stores',
    summary: 'Set or remove a logo of a store',
    params: StorePath,
    body: StoreLogo,
    bodyLimit: 12_000_000,
    response: StaffStore,
  },
});
