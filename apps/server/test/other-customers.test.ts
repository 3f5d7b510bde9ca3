import type { RouteContract } from '@partsboard/contract/route';
import { routeUrl } from '@partsboard/contract/route';
import { routes, type RouteName } from '@partsboard/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSessions } from './customer-session.ts';
import { propertiesOf, sampleOf } from './sample-input.ts';
import { addCustomer, addPart, addPriceList, type TestCustomer } from './shop-fixture.ts';
import { addressOf, createTestApp, type TestApp } from './test-app.ts';

/** What a customer has that a call can name by an id. */
type Thing = 'address' | 'order' | 'list' | 'session';

/** For every field of a call that is an id: what of a customer it names, or that everybody may name it. */
type Ids = Readonly<Record<string, Thing | 'everybody’s'>>;

/** Dimensions of the vehicle filter: ids of the catalogue, which has no owner. */
const catalogueIds = [
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
const idsOf: Readonly<Record<RouteName, Ids>> = {
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
  productStockList: {},
  cart: { orderPointId: 'everybody’s' },
  addItem: { ProductId: 'everybody’s' },
  addItems: {},
  cartFromCsv: {},
  checkCsv: {},
  // A part of the own cart: another's line has the same id and stays.
  updateItem: { ProductId: 'everybody’s' },
  deleteItem: { ProductId: 'everybody’s' },
  clearCart: {},
  shoppingLists: {},
  createShoppingList: {},
  addCartToShoppingList: { id: 'list' },
  deleteShoppingList: { id: 'list' },
  cartFromShoppingList: { id: 'list' },
  shippingAddress: {},
  shippingMethods: { addressId: 'address' },
  paymentMethods: { countryId: 'everybody’s' },
  totals: checkoutIds(),
  supply: {},
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

const MARK = 'Tajemnica';
const CREDIT_LIMIT = 4_321_00;
/** The limit as an answer would say it, and not the same digits within the time or number of something else. */
const SHOWN_LIMIT = /(?<!\d)4321(?!\d)/;

/** What a customer has, each by its id. */
type Things = Readonly<Record<Thing, number | string>>;

interface Victim extends TestCustomer {
  readonly things: Things;
}

let shop: TestApp;
let partId: number;

beforeAll(async () => {
  shop = await createTestApp();
  await addPriceList(shop.database.db);
  partId = await addPart(shop.database.db, { number: '34 11 6 000 001', net: 10_000 });
});
afterAll(() => shop.close());

const query = async (statement: string, values: readonly unknown[]) =>
  (await shop.database.pool.query<Record<string, unknown>>(statement, [...values])).rows;

async function newId(statement: string, ...values: unknown[]): Promise<number> {
  const [row] = await query(`${statement} returning id`, values);
  return Number(row?.['id']);
}

/** A customer with something of everything, each with a word in it that nobody else may see. */
async function newVictim(): Promise<Victim> {
  const customer = await addCustomer(shop.database.db, { creditLimit: CREDIT_LIMIT });
  const { customerId, addressId } = customer;
  await query(`update customer set company = $2, first_name = $2 where id = $1`, [customerId, MARK]);
  await query(`update address set address1 = $2, company = $2 where id = $1`, [addressId, MARK]);
  await query('insert into cart_line (customer_id, part_id, quantity) values ($1, $2, 7)', [
    customerId,
    partId,
  ]);
  const list = await newId('insert into shopping_list (customer_id, name) values ($1, $2)', customerId, MARK);
  await query('insert into shopping_list_item (shopping_list_id, part_id, quantity) values ($1, $2, 3)', [
    list,
    partId,
  ]);
  const order = await newId(
    `insert into customer_order (customer_id, language, pick_up_in_store, billing_address, shipping_method_pl,
       shipping_method_en, payment_method, payment_method_pl, payment_method_en, warehouse_id, warehouse_name_pl,
       warehouse_name_en, sub_total, shipping, payment_fee, tax, total)
     select $1, 'pl', false, $2, 'Kurier', 'Courier', 'x', 'x', 'x', min(id), 'x', 'x', 12300, 0, 0, 2300, 12300
     from warehouse`,
    customerId,
    JSON.stringify({ ...orderAddress, Company: MARK }),
  );
  await query('insert into order_note (order_id, note) values ($1, $2)', [order, MARK]);
  await query(
    `insert into order_line (order_id, line, part_id, sku, name_pl, name_en, quantity, vat_rate, discount, unit_net,
       unit_gross, catalogue_gross) values ($1, 1, $2, $3, $3, $3, 1, 2300, 0, 10000, 12300, 12300)`,
    [order, partId, MARK],
  );
  await query(
    `insert into accounting_document (customer_id, document_no, document_date, description_pl, description_en, amount,
       branch_code) values ($1, $2, now(), $2, $2, 100, 'WAW')`,
    [customerId, MARK],
  );
  const [session] = await query(
    `insert into session (customer_id, expires_at, user_agent) values ($1, now() + interval '1 day', $2) returning id`,
    [customerId, MARK],
  );
  return { ...customer, things: { address: addressId, order, list, session: String(session?.['id']) } };
}

const orderAddress = {
  FirstName: '',
  LastName: '',
  Company: null,
  VatNumber: null,
  Address1: '',
  Address2: null,
  ZipPostalCode: '',
  City: '',
  StateProvince: null,
  Country: '',
  PhoneNumber: '',
  Email: null,
};

/** All rows that are a customer's: of every table that names customers, and of the tables below those. */
async function everythingOf(customerId: number): Promise<unknown> {
  const owned = await query(
    `select c.table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'customer_id' and t.table_type = 'BASE TABLE'
     order by 1`,
    [],
  );
  expect(owned.map((table) => table['name'])).toEqual(
    expect.arrayContaining([
      'address',
      'cart_line',
      'customer_order',
      'shopping_list',
      'accounting_document',
    ]),
  );
  const tables = await Promise.all(
    owned.map(async ({ name }) => [
      name,
      await query(`select to_jsonb(t) as row from ${String(name)} t where customer_id = $1 order by 1`, [
        customerId,
      ]),
    ]),
  );
  const below = await Promise.all(
    ['order_line', 'order_note', 'order_event', 'order_tax'].map((table) =>
      query(
        `select to_jsonb(t) as row from ${table} t join customer_order o on o.id = t.order_id
         where o.customer_id = $1 order by 1`,
        [customerId],
      ),
    ),
  );
  const items = await query(
    `select to_jsonb(i) as row from shopping_list_item i join shopping_list l on l.id = i.shopping_list_id
     where l.customer_id = $1 order by 1`,
    [customerId],
  );
  const self = await query('select to_jsonb(c) as row from customer c where id = $1', [customerId]);
  return { tables, below, items, self };
}

type Input = Readonly<Record<'params' | 'query' | 'body', Record<string, unknown>>>;

/** An input that the call takes, naming somebody's things. */
function inputFor(name: RouteName, things: Things): Input {
  const route: RouteContract = routes[name];
  const part = (schema: RouteContract['body']): Record<string, unknown> => {
    const sample = sampleOf(schema);
    const fields = typeof sample === 'object' && sample !== null ? { ...sample } : {};
    for (const [field, kind] of Object.entries<Ids[string]>(idsOf[name])) {
      if (kind !== 'everybody’s' && field in fields) Reflect.set(fields, field, things[kind]);
    }
    return { ...fields };
  };
  return {
    params: part(route.params),
    query: part(route.query),
    body: { ...part(route.body), ...extra[name] },
  };
}

/** What a call needs besides a sample of each field, so that nothing but the owner stands in its way. */
const extra: Readonly<Partial<Record<RouteName, object>>> = {
  totals: { PickUpInStoreId: '', OrderPointId: '', ...methods() },
  confirmCheckout: {
    PickUpInStoreId: '',
    OrderPointId: 1,
    ...methods(),
    RequestKey: 'a-key-of-its-own',
    Fingerprint: undefined,
  },
  addAddress: { StateProvinceId: null, VatNumber: null },
  updateAddress: { StateProvinceId: null, VatNumber: null },
  updateCustomer: { VatNumber: null },
  addItem: { BoardLine: null },
  cartFromShoppingList: { Sku: [] },
};

function methods() {
  return {
    ShippingRateComputationMethodSystemName: 'Shipping.Courier',
    PaymentMethodSystemName: 'Payments.Transfer',
  };
}

async function callAs(customerId: number, name: RouteName, input: Input) {
  const route: RouteContract = routes[name];
  const [session] = await startSessions(shop.database.db, [customerId]);
  const isList = Array.isArray(sampleOf(route.body));
  return shop.call({
    method: route.method,
    url: routeUrl(route, input.params as Record<string, string | number>, input.query),
    headers: { ...session },
    remoteAddress: addressOf(`${name}-${customerId}`),
    ...(route.body && { payload: isList ? (sampleOf(route.body) as object) : input.body }),
  });
}

const names = Object.keys(routes) as RouteName[];
const isOwned = (name: RouteName) =>
  Object.values<Ids[string]>(idsOf[name]).some((kind) => kind !== 'everybody’s');

describe.each(names)('%s', { timeout: 30_000 }, (name) => {
  it('has every id that it takes classified', () => {
    const route: RouteContract = routes[name];
    const fields = [route.params, route.query, route.body].flatMap((schema) => propertiesOf(schema));
    const idFields = fields.map(([field]) => field).filter((field) => /^(.*[a-z])?Id$|^id$/.test(field));
    const known = Object.keys(idsOf[name]);
    expect(idFields.filter((field) => ![...known, ...catalogueIds].includes(field))).toEqual([]);
    expect(known.filter((field) => !fields.some(([each]) => each === field))).toEqual([]);
  });

  it('shows and changes nothing of another customer', async () => {
    const victim = await newVictim();
    const thief = await addCustomer(shop.database.db);
    await query('insert into cart_line (customer_id, part_id, quantity) values ($1, $2, 1)', [
      thief.customerId,
      partId,
    ]);
    const before = await everythingOf(victim.customerId);
    const answer = await callAs(thief.customerId, name, inputFor(name, victim.things));
    expect(answer.text).not.toContain(MARK);
    expect(answer.text).not.toMatch(SHOWN_LIMIT);
    expect(await everythingOf(victim.customerId)).toEqual(before);
    expect(answer.status).toBeLessThan(500);
    if (!isOwned(name)) return;
    if (name === 'confirmCheckout') expect(answer.json).toMatchObject({ Success: false, PlacedOrder: null });
    else expect(answer.status, answer.text).toBe(404);
    // The same words from the owner are taken: nothing but the owner made the difference.
    const own = await callAs(victim.customerId, name, inputFor(name, victim.things));
    expect(own.status, own.text).toBe(200);
    if (name === 'confirmCheckout') expect(own.json).toMatchObject({ Success: true });
  });
});
