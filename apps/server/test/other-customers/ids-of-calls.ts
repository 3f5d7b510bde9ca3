import type { RouteName } from '@partsboard/contract/routes';

/** What a customer has that a call can name by an id. */
export type Thing = 'address' | 'order' | 'list' | 'listItem' | 'session';

/** For every field of a call that is an id: what of a customer it names, or that everybody may name it. */
export type Ids = Readonly<Record<string, Thing | 'everybody’s'>>;

/** Dimensions of the vehicle filter: ids of the catalogue, which has no owner. */
export const catalogueIds = [
  'brandId',
  'vehicleId',
  'bodyId',
  'modelId',
  'engineId',
  'transmissionId',
  'steeringId',
  'typeId',
];

/** Every call of the API. One that is new does not compile until it is here, and fails until its ids are. */
export const idsOf: Readonly<Record<RouteName, Ids>> = {
  config: {},
  countries: {},
  stateProvinces: {},
  warehouses: {},
  languages: {},
  currencies: {},
  stores: {},
  store: {},
  picture: { id: 'everybody’s' },
  slider: {},
  topics: {},
  topic: {},
  login: {},
  logout: {},
  register: { CountryId: 'everybody’s', StateProvinceId: 'everybody’s' },
  passwordRecovery: {},
  passwordRecoveryConfirm: {},
  vehicleByVin: {},
  vehicleFilter: {},
  vehicleSearch: {},
  categories: {},
  category: { id: 'everybody’s' },
  boards: { id: 'everybody’s' },
  vehicleConditions: { id: 'everybody’s' },
  board: { id: 'everybody’s' },
  findPart: {},
  suggestParts: {},
  hotspots: { grafikId: 'everybody’s' },
  product: { id: 'everybody’s' },
  productStock: {},
  partFit: {},
  suggestNames: {},
  searchCatalogue: {},
  productStockList: {},
  cart: { orderPointId: 'everybody’s' },
  addItem: { ProductId: 'everybody’s' },
  addItems: {},
  cartFromCsv: { vehicleId: 'everybody’s' },
  checkCsv: {},
  // A part of the own cart: another's line has the same id and stays.
  updateItem: { ProductId: 'everybody’s' },
  deleteItem: { ProductId: 'everybody’s' },
  clearCart: {},
  shoppingLists: {},
  createShoppingList: {},
  addCartToShoppingList: { id: 'list' },
  renameShoppingList: { id: 'list' },
  updateShoppingListItem: { id: 'list', ItemId: 'listItem' },
  deleteShoppingListItem: { id: 'list', ItemId: 'listItem' },
  deleteShoppingList: { id: 'list' },
  cartFromShoppingList: { id: 'list' },
  shippingAddress: {},
  shippingMethods: { addressId: 'address' },
  paymentMethods: { countryId: 'everybody’s', pickUpInStoreId: 'everybody’s' },
  totals: checkoutIds(),
  supply: {},
  lastChoices: {},
  confirmCheckout: checkoutIds(),
  placedOrder: {},
  customer: {},
  updateCustomer: { BillingAddress: 'address', ShippingAddress: 'address' },
  setPassword: {},
  sessions: {},
  endSession: { Id: 'session' },
  endOtherSessions: {},
  addAddress: { CountryId: 'everybody’s', StateProvinceId: 'everybody’s' },
  updateAddress: { Id: 'address', CountryId: 'everybody’s', StateProvinceId: 'everybody’s' },
  deleteAddress: { addressId: 'address' },
  creditLimit: {},
  orders: {},
  exportOrders: {},
  spending: {},
  order: { id: 'order' },
  orderAgain: { id: 'order' },
  accountingOrders: {},
};

function checkoutIds(): Ids {
  return {
    BillingAddressId: 'address',
    ShippingAddressId: 'address',
    PickUpInStoreId: 'everybody’s',
    OrderPointId: 'everybody’s',
  };
}
