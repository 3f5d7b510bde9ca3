import type { RouteContract } from '@partsboard/contract/route';
import { routeUrl } from '@partsboard/contract/route';
import { routes, type RouteName } from '@partsboard/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSessions } from '../customer-session.ts';
import { propertiesOf, sampleOf } from '../sample-input.ts';
import { addCustomer, addPart, addPriceList } from '../shop-fixture.ts';
import { addressOf, createTestApp, type TestApp } from '../test-app.ts';
import { catalogueIds, idsOf, type Ids } from './ids-of-calls.ts';
import { everythingOf, MARK, newVictim, SHOWN_LIMIT, type Things } from './victim.ts';

let shop: TestApp;
let partId: number;

beforeAll(async () => {
  shop = await createTestApp();
  await addPriceList(shop.database.db);
  partId = await addPart(shop.database.db, { number: '34 11 6 000 001', net: 10_000 });
});
afterAll(() => shop.close());

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
  requestReturn: { RequestKey: 'a-key-of-its-own', Photos: [] },
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
    const { database } = shop;
    const victim = await newVictim(database, partId);
    const thief = await addCustomer(database.db);
    await database.pool.query('insert into cart_line (customer_id, part_id, quantity) values ($1, $2, 1)', [
      thief.customerId,
      partId,
    ]);
    const before = await everythingOf(database, victim.customerId);
    const answer = await callAs(thief.customerId, name, inputFor(name, victim.things));
    expect(answer.text).not.toContain(MARK);
    expect(answer.text).not.toMatch(SHOWN_LIMIT);
    expect(await everythingOf(database, victim.customerId)).toEqual(before);
    expect(answer.status, answer.text).toBeLessThan(500);
    if (!isOwned(name)) return;
    if (name === 'confirmCheckout') expect(answer.json).toMatchObject({ Success: false, PlacedOrder: null });
    else expect(answer.status, answer.text).toBe(404);
    // The same words from the owner are taken: nothing but the owner made the difference.
    const own = await callAs(victim.customerId, name, inputFor(name, victim.things));
    expect(own.status, own.text).toBe(200);
    if (name === 'confirmCheckout') expect(own.json).toMatchObject({ Success: true });
  });
});
