import { productIdOfBoard } from '@partsboard/contract/product-id';
import type { RouteContract, RouteInput } from '@partsboard/contract/route';
import type { RouteName, Routes } from '@partsboard/contract/routes';
import { base64 } from '../test-app.ts';

/** Ids of what the caller has. */
export interface Caller {
  readonly email: string;
  readonly addressId: number;
  readonly spareAddressId: number;
  readonly countryId: number;
  readonly branchId: number;
  readonly listId: number;
  readonly listItemId: () => Promise<number>;
  readonly newestOrderId: () => Promise<number>;
  readonly deliveredOrderId: () => Promise<number>;
  readonly documentId: () => Promise<number>;
  readonly otherSessionId: () => Promise<string>;
  readonly staffCode: () => Promise<string>;
  readonly recoveryToken: () => Promise<string>;
}

/** The ways to call a route, each with what it is about; a route that takes nothing is called once. */
type Calls<R extends RouteContract> = Readonly<Record<string, RouteInput<R>>>;

type CallsOfRoutes = {
  readonly [Name in RouteName]: (caller: Caller) => Calls<Routes[Name]> | Promise<Calls<Routes[Name]>>;
};

/** With a price, not replaced, and three pieces of each at the first warehouses. */
const PARTS = Array.from({ length: 20 }, (_, index) => 3 + index * 42);
const REPLACED_PART = 20_001;
const NUMBERS = ['11112320267', '2320267', '11111037389', 'ZZ 99'];

const car = { vehicleId: 1 };
const described = { vehicleKeyList: ['T1', 'T2'], year: 2012, month: 5 };
const board = { id: productIdOfBoard(640) };
const brand = { brandId: 2, vehicleType: 'PKW' } as const;
const rows = NUMBERS.map((sku) => ({ sku, quantity: 1 }));
const nothing = () => ({ 'without anything': {} });

const newAddress = (countryId: number) => ({
  FirstName: 'Anna',
  LastName: 'Nowak',
  CountryId: countryId,
  City: 'Warszawa',
  Address1: 'Prosta 1',
  ZipPostalCode: '00-001',
  PhoneNumber: '+48 22 123 45 67',
});

const choices = ({ addressId, branchId }: Caller) => ({
  BillingAddressId: addressId,
  ShippingAddressId: addressId,
  ShippingRateComputationMethodSystemName: 'Shipping.Courier',
  PaymentMethodSystemName: 'Payments.Transfer',
  PickUpInStoreId: null,
  OrderPointId: branchId,
  TermsOfServiceOnOrderConfirmPage: true,
  OrderNote: 'Pilne',
});

/** One call at least of every route, in an order in which each finds what it needs. */
export const routeCalls: CallsOfRoutes = {
  config: nothing,
  countries: nothing,
  stateProvinces: nothing,
  warehouses: nothing,
  languages: nothing,
  currencies: nothing,
  stores: nothing,
  store: nothing,
  picture: () => ({ 'a picture': { params: { id: 100_001 } } }),
  slider: () => ({ 'of the home page': { query: { sliderType: 0 } } }),
  topics: nothing,
  topic: () => ({ 'about us': { query: { seName: 'delivery' } } }),
  vehicleByVin: () => ({
    'a VIN': { query: { vin: 'WVL0000000KKKK123' } },
    'the end of a VIN': { query: { vin: 'KKKK123' } },
  }),
  vehicleFilter: () => ({
    'a first step': { query: { type: 'serie' }, body: { brandId: 2, category: 'PKW', catalog: 'CURRENT' } },
    'a later step': { query: { type: 'engine' }, body: { brandId: 2, category: 'PKW', serie: 'W5' } },
  }),
  vehicleSearch: () => ({
    'a described car': {
      body: {
        brandId: 2,
        category: 'PKW',
        catalog: 'CURRENT',
        serie: 'W5',
        bodyId: 'W1',
        modelId: 'W2',
        engineId: 'W8',
        versionList: ['W9'],
        steeringId: 'R',
        transmissionId: 'M',
        year: 2012,
        month: 5,
      },
    },
  }),
  categories: () => ({
    'without a vehicle': { body: {} },
    'of a car': { body: car },
    'of a described car': { body: described },
    'of a brand': { body: brand },
  }),
  category: () => ({ 'a subgroup': { params: { id: 102 } } }),
  boards: () => ({
    'of a subgroup': { body: { id: 102, searchType: 'GroupedSubCat' } },
    'of a subgroup for a car': { body: { ...car, id: 102, searchType: 'GroupedSubCat' } },
    'of a main group': { body: { id: 3, searchType: 'Grouped' } },
    'of a main group for a described car': { body: { ...described, id: 3, searchType: 'Grouped' } },
    'of a subgroup of a brand': { body: { ...brand, id: 102, searchType: 'GroupedSubCat' } },
  }),
  vehicleConditions: () => ({
    'of a board': { body: board },
    'of a board for a described car': { body: { ...described, ...board } },
  }),
  board: () => ({
    'without a vehicle': { body: board },
    'for a car': { body: { ...car, ...board } },
    'for a described car': { body: { ...described, ...board } },
    'of a brand': { body: { ...brand, ...board } },
  }),
  findPart: () => ({
    'by its number': { body: { Sku: '11112320267' } },
    'by its last seven': { body: { Sku: '2320267' } },
    'a common part for a car': { body: { ...car, Sku: '11111037389' } },
    'a board by its number': { body: { Sku: 'B640' } },
    'a number that nothing has': { body: { Sku: '99-99-9999' } },
  }),
  suggestParts: () => ({
    'the first digits': { query: { term: '1111' } },
    'most digits': { query: { term: '111123202' } },
  }),
  suggestNames: () => ({
    'a word and a number': { body: { ...brand, term: 'część 1234' } },
    'a misspelt word for a car': { body: { ...car, term: 'tablcia 64' } },
    'words for a described car': { body: { ...described, term: 'part 12' } },
  }),
  searchCatalogue: () => ({
    'the title of a board': { body: { ...brand, term: 'board 640' } },
    'a word and the beginning of another, for a car': { body: { ...car, term: 'część 12' } },
    'the beginning of a number': { body: { term: '111123' } },
    'what nothing is called': { body: { term: 'kowadło' } },
  }),
  hotspots: () => ({ 'of a drawing': { query: { grafikId: 17 } } }),
  product: () => ({
    'a part': { params: { id: 123 } },
    'a common part': { params: { id: 7 } },
    'a replaced part': { params: { id: REPLACED_PART } },
    'a board': { params: board },
  }),
  productStock: () => ({ 'of a part': { body: { sku: '11112320267' } } }),
  partFit: () => ({
    'for a car': { body: { ...car, ProductIds: [...PARTS, REPLACED_PART] } },
    'for a described car': { body: { ...described, ProductIds: PARTS } },
    'without a vehicle': { body: { ProductIds: PARTS } },
  }),
  productStockList: () => ({
    'of a board': { body: { ProductIds: Array.from({ length: 40 }, (_, index) => index * 7 + 1) } },
  }),
  addItem: () => ({
    'a part': { body: { ProductId: PARTS[0] ?? 0, Quantity: 1 } },
    'a part for a car': {
      body: { ProductId: PARTS[0] ?? 0, Quantity: 1, Vehicle: { Id: 1, Name: 'Velora L31' } },
    },
    'a replaced part': { body: { ProductId: REPLACED_PART, Quantity: 1 } },
    'a part of a board': {
      body: { ProductId: PARTS[1] ?? 0, Quantity: 1, BoardLine: { ...car, BoardId: board.id, LineId: 1 } },
    },
  }),
  cart: ({ branchId }) => ({
    'of the default branch': { query: {} },
    'of a branch': { query: { orderPointId: branchId } },
  }),
  checkCsv: () => ({ 'four rows': { query: {}, body: rows }, 'for a car': { query: car, body: rows } }),
  cartFromCsv: () => ({ 'four rows': { query: {}, body: rows } }),
  shoppingLists: nothing,
  createShoppingList: () => ({ 'of the cart': { body: { Name: 'Przegląd' } } }),
  addCartToShoppingList: ({ listId }) => ({ 'to a list': { params: { id: listId } } }),
  cartFromShoppingList: ({ listId }) => ({ 'the whole list': { params: { id: listId }, body: { Sku: [] } } }),
  renameShoppingList: ({ listId }) => ({
    'a list': { params: { id: listId }, body: { Name: 'Inna nazwa' } },
  }),
  updateShoppingListItem: async ({ listId, listItemId }) => ({
    'an item': { params: { id: listId }, body: { ItemId: await listItemId(), Quantity: 3 } },
  }),
  deleteShoppingListItem: async ({ listId, listItemId }) => ({
    'an item': { params: { id: listId }, body: { ItemId: await listItemId() } },
  }),
  deleteShoppingList: ({ listId }) => ({ 'a list': { params: { id: listId } } }),
  clearCart: nothing,
  addItems: () => ({
    'twenty parts': { body: { Items: PARTS.map((ProductId) => ({ ProductId, Quantity: 1 })) } },
  }),
  updateItem: () => ({ 'a line': { body: { ProductId: PARTS[2] ?? 0, Quantity: 2 } } }),
  deleteItem: () => ({ 'a line': { body: { ProductId: PARTS[3] ?? 0 } } }),
  shippingAddress: nothing,
  shippingMethods: ({ addressId }) => ({ 'to an address': { query: { addressId } } }),
  paymentMethods: ({ countryId }) => ({ 'of a country': { query: { countryId } } }),
  supply: nothing,
  lastChoices: nothing,
  totals: (caller) => ({ 'with all choices': { body: choices(caller) } }),
  confirmCheckout: (caller) => ({
    'with all choices': { body: { ...choices(caller), RequestKey: 'the-only-one' } },
    'the same again': { body: { ...choices(caller), RequestKey: 'the-only-one' } },
  }),
  placedOrder: () => ({ 'of a request': { query: { requestKey: 'the-only-one' } } }),
  customer: nothing,
  updateCustomer: ({ addressId }) => ({
    'with addresses': {
      body: {
        FirstName: 'Anna',
        LastName: 'Nowak',
        BillingAddress: addressId,
        ShippingAddress: addressId,
      },
    },
  }),
  addAddress: ({ countryId }) => ({ 'an address': { body: newAddress(countryId) } }),
  updateAddress: ({ addressId, countryId }) => ({
    'an address': { body: { Id: addressId, ...newAddress(countryId) } },
  }),
  deleteAddress: ({ spareAddressId }) => ({ 'an address': { body: { addressId: spareAddressId } } }),
  creditLimit: nothing,
  orders: () => ({
    'the first page': { query: {} },
    'a search': { query: { search: 'klocek' } },
    'of a status': { query: { status: 'Complete' } },
    'of some days': { query: { from: '2024-01-01', to: '2030-12-31' } },
    'of a status on some days': { query: { status: 'Pending', from: '2024-01-01', to: '2030-12-31' } },
    'a search in a status on some days': {
      query: { search: 'klocek', status: 'Pending', from: '2024-01-01', to: '2030-12-31' },
    },
  }),
  exportOrders: () => ({
    'all of them': { query: {} },
    'a search in a status on some days': {
      query: { search: 'klocek', status: 'Pending', from: '2024-01-01', to: '2030-12-31' },
    },
  }),
  spending: nothing,
  order: async ({ newestOrderId }) => ({ 'an order': { query: { id: await newestOrderId() } } }),
  orderConfirmation: async ({ newestOrderId }) => ({ 'an order': { query: { id: await newestOrderId() } } }),
  orderAgain: async ({ newestOrderId }) => ({ 'an order': { body: { id: await newestOrderId() } } }),
  requestReturn: async ({ deliveredOrderId }) => ({
    'a piece': {
      body: {
        OrderId: await deliveredOrderId(),
        RequestKey: 'the-only-one',
        Lines: [{ Line: 1, Quantity: 1 }],
        Kind: 'goods',
        Reason: 'not-needed',
        Comment: '',
        Photos: [],
      },
    },
  }),
  accountingFile: async ({ documentId }) => ({ 'an invoice': { query: { id: await documentId() } } }),
  accountingOrders: nothing,
  register: ({ countryId }) => ({
    'a workshop': {
      body: {
        Email: 'new@workshop.example',
        Password: base64('partsboard'),
        FirstName: 'Jan',
        LastName: 'Nowak',
        StreetAddress: 'Prosta',
        StreetAddress2: '1',
        ZipPostalCode: '00-001',
        City: 'Warszawa',
        CountryId: countryId,
      },
    },
  }),
  login: ({ email }) => ({ 'the right password': { body: { email, password: base64('partsboard') } } }),
  sessions: nothing,
  endSession: async ({ otherSessionId }) => ({ 'another one': { body: { Id: await otherSessionId() } } }),
  endOtherSessions: nothing,
  setPassword: () => ({ 'another one': { body: { password: base64('partsboard') } } }),
  passwordRecovery: ({ email }) => ({ 'a known address': { body: { email } } }),
  beginStaffSession: async ({ staffCode }) => ({ 'a code': { body: { Code: await staffCode() } } }),
  actingStaff: nothing,
  logout: nothing,
  passwordRecoveryConfirm: async ({ email, recoveryToken }) => ({
    'with a token': {
      body: {
        email,
        token: await recoveryToken(),
        NewPassword: base64('partsboard'),
        ConfirmNewPassword: base64('partsboard'),
      },
    },
  }),
};
