import type { ConfirmCheckoutResponse, ShippingAddressResponse } from '@partsboard/contract/checkout';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSessions, type SessionHeader } from '../../../test/customer-session.ts';
import { addCustomer, addPart, addPriceList, type TestCustomer } from '../../../test/shop-fixture.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;
let customer: TestCustomer;
let headers: SessionHeader;
let partId: number;

beforeAll(async () => {
  shop = await createTestApp();
  const { discountGroupId } = await addPriceList(shop.database.db);
  partId = await addPart(shop.database.db, { number: '34 11 000001', net: 10_000, discountGroupId });
});
afterAll(() => shop.close());

beforeEach(async () => {
  const { db } = shop.database;
  customer = await addCustomer(db);
  const [session] = await startSessions(db, [customer.customerId]);
  if (!session) throw new Error('No session');
  headers = session;
  await db
    .insertInto('cart_line')
    .values({ customer_id: customer.customerId, part_id: partId, quantity: 1 })
    .execute();
});

const get = (path: string, more: Record<string, string> = {}): Promise<TestAnswer> =>
  shop.call({ url: `/api/ShoppingCart/${path}`, headers: { ...headers, ...more } });

const confirm = async (choices: object): Promise<ConfirmCheckoutResponse> => {
  const answer = await shop.call({
    method: 'POST',
    url: '/api/ShoppingCart/ConfirmCheckout',
    headers,
    payload: {
      BillingAddressId: customer.addressId,
      PaymentMethodSystemName: 'Payments.Transfer',
      TermsOfServiceOnOrderConfirmPage: true,
      ...choices,
    },
  });
  return answer.json as ConfirmCheckoutResponse;
};

const readAddresses = async (more: Record<string, string> = {}) =>
  (await get('ShippingAddress', more)).json as ShippingAddressResponse;

const byCourier = async () => ({
  ShippingAddressId: customer.addressId,
  ShippingRateComputationMethodSystemName: 'Shipping.Courier',
  OrderPointId: (await branches())[0],
});

const branches = async (): Promise<number[]> => {
  const rows = await shop.database.db
    .selectFrom('warehouse')
    .where('is_branch_office', '=', true)
    .orderBy('position')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
};

describe('an order whose answer was lost', () => {
  const placedBy = async (key: string) => (await get(`PlacedOrder?requestKey=${key}`)).json;

  it('is found by its key once it is placed, by its buyer alone', async () => {
    const key = 'lost-answer-1';
    expect(await placedBy(key)).toEqual({ PlacedOrder: null });
    const { PlacedOrder: placed } = await confirm({ ...(await byCourier()), RequestKey: key });
    expect(placed?.OrderNumber).toMatch(/^PB\d+$/);
    expect(await placedBy(key)).toEqual({ PlacedOrder: placed });

    const other = await addCustomer(shop.database.db);
    const [session] = await startSessions(shop.database.db, [other.customerId]);
    const answer = await get(`PlacedOrder?requestKey=${key}`, { ...session });
    expect(answer.json).toEqual({ PlacedOrder: null });
  });

  it('is looked for by a whole key only', async () => {
    expect((await get('PlacedOrder')).status).toBe(400);
    expect((await get('PlacedOrder?requestKey=short')).status).toBe(400);
  });
});

describe('pickup in a store', () => {
  const change = (columns: {
    allow_pick_up_in_store?: boolean;
    pick_up_in_store_only?: boolean;
    default_pickup_warehouse_id?: number | null;
  }) => shop.database.db.updateTable('store').set(columns).where('id', '=', 1).execute();

  afterEach(() => change({ allow_pick_up_in_store: true, pick_up_in_store_only: false }));

  it('is offered beside shipping at first, at every branch with its opening hours', async () => {
    const answer = await readAddresses();
    expect(answer).toMatchObject({
      AllowPickUpInStore: true,
      PickUpInStoreOnly: false,
      PickUpInStore: false,
    });
    expect(answer.PickupPoints.map((point) => point.WarehouseId)).toEqual(await branches());
    expect(answer.PickupPoints.every((point) => point.Description !== '')).toBe(true);
    expect(await confirm(await byCourier())).toMatchObject({ Success: true });
  });

  it('is not offered and not taken where the store does not allow it', async () => {
    await change({ allow_pick_up_in_store: false });
    expect(await readAddresses()).toMatchObject({ AllowPickUpInStore: false, PickupPoints: [] });
    expect(await readAddresses({ storeId: '2' })).toMatchObject({ AllowPickUpInStore: true });
    const [point] = await branches();
    expect(await confirm({ PickUpInStoreId: point })).toMatchObject({
      Success: false,
      Errors: ['Pickup in a branch is not available.'],
    });
  });

  it('is the only way where the store allows nothing else', async () => {
    await change({ pick_up_in_store_only: true });
    expect(await readAddresses()).toMatchObject({
      AllowPickUpInStore: true,
      PickUpInStoreOnly: true,
      PickUpInStore: true,
    });
    expect(await confirm(await byCourier())).toMatchObject({
      Success: false,
      Errors: ['Only pickup in a branch is possible.'],
    });
    const [point] = await branches();
    expect(await confirm({ PickUpInStoreId: point })).toMatchObject({ Success: true });
  });

  it('begins at the branch that the store names, else at the first', async () => {
    const [first, , third] = await branches();
    const defaultPoint = async () =>
      (await readAddresses()).PickupPoints.filter((point) => point.Default).map((point) => point.Id);
    await change({ default_pickup_warehouse_id: third ?? null });
    expect(await defaultPoint()).toEqual([third]);
    await change({ default_pickup_warehouse_id: null });
    expect(await defaultPoint()).toEqual([first]);
  });

  it('is executed by the branch of the pickup point, and by no other', async () => {
    const [first, second] = await branches();
    expect(await confirm({ PickUpInStoreId: first, OrderPointId: second })).toEqual({
      Success: false,
      Errors: ['An order that is picked up is executed by the branch where it is picked up.'],
      PlacedOrder: null,
    });
    const placed = await confirm({ PickUpInStoreId: second, OrderPointId: second });
    const order = await shop.call({ url: `/api/Order/get?id=${placed.PlacedOrder?.Id}`, headers });
    expect(order.json).toMatchObject({
      PickUpInStore: true,
      ShippingAddress: null,
      PickupAddress: { Company: 'Krakow branch' },
      OrderPoint: 'Krakow branch',
    });
  });

  it('needs no executing branch named: it is the one of the pickup point', async () => {
    const [, second] = await branches();
    const placed = await confirm({ PickUpInStoreId: second, OrderPointId: '' });
    const order = await shop.call({ url: `/api/Order/get?id=${placed.PlacedOrder?.Id}`, headers });
    expect(order.json).toMatchObject({ OrderPoint: 'Krakow branch' });
  });
});
