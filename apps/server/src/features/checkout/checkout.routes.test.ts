import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCheckoutShop, type CheckoutCustomer, type CheckoutShop } from '../../../test/checkout-shop.ts';
import { startSessions } from '../../../test/customer-session.ts';
import { addCustomer } from '../../../test/shop-fixture.ts';
import type { TestApp } from '../../../test/test-app.ts';

let shop: TestApp;
let branches: CheckoutShop['branches'];
let newCustomer: CheckoutShop['newCustomer'];
let customer: CheckoutCustomer;

beforeAll(async () => {
  ({ shop, branches, newCustomer } = await createCheckoutShop());
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await newCustomer();
});

describe('an order whose answer was lost', () => {
  const placedBy = async (key: string) => (await customer.get(`PlacedOrder?requestKey=${key}`)).json;

  it('is found by its key once it is placed, by its buyer alone', async () => {
    const key = 'lost-answer-1';
    expect(await placedBy(key)).toEqual({ PlacedOrder: null });
    const { PlacedOrder: placed } = await customer.confirm({
      ...(await customer.byCourier()),
      RequestKey: key,
    });
    expect(placed?.OrderNumber).toMatch(/^PB\d+$/);
    expect(await placedBy(key)).toEqual({ PlacedOrder: placed });

    const other = await addCustomer(shop.database.db);
    const [session] = await startSessions(shop.database.db, [other.customerId]);
    const answer = await customer.get(`PlacedOrder?requestKey=${key}`, { ...session });
    expect(answer.json).toEqual({ PlacedOrder: null });
  });

  it('is looked for by a whole key only', async () => {
    expect((await customer.get('PlacedOrder')).status).toBe(400);
    expect((await customer.get('PlacedOrder?requestKey=short')).status).toBe(400);
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
    const answer = await customer.readAddresses();
    expect(answer).toMatchObject({
      AllowPickUpInStore: true,
      PickUpInStoreOnly: false,
      PickUpInStore: false,
    });
    expect(answer.PickupPoints.map((point) => point.WarehouseId)).toEqual(await branches());
    expect(answer.PickupPoints.every((point) => point.Description !== '')).toBe(true);
    expect(await customer.confirm(await customer.byCourier())).toMatchObject({ Success: true });
  });

  it('is not offered and not taken where the store does not allow it', async () => {
    await change({ allow_pick_up_in_store: false });
    expect(await customer.readAddresses()).toMatchObject({ AllowPickUpInStore: false, PickupPoints: [] });
    expect(await customer.readAddresses({ storeId: '2' })).toMatchObject({ AllowPickUpInStore: true });
    const [point] = await branches();
    expect(await customer.confirm({ PickUpInStoreId: point })).toMatchObject({
      Success: false,
      Errors: ['Pickup in a branch is not available.'],
    });
  });

  it('is the only way where the store allows nothing else', async () => {
    await change({ pick_up_in_store_only: true });
    expect(await customer.readAddresses()).toMatchObject({
      AllowPickUpInStore: true,
      PickUpInStoreOnly: true,
      PickUpInStore: true,
    });
    expect(await customer.confirm(await customer.byCourier())).toMatchObject({
      Success: false,
      Errors: ['Only pickup in a branch is possible.'],
    });
    const [point] = await branches();
    expect(await customer.confirm({ PickUpInStoreId: point })).toMatchObject({ Success: true });
  });

  it('begins at the branch that the store names, else at the first', async () => {
    const [first, , third] = await branches();
    const defaultPoint = async () =>
      (await customer.readAddresses()).PickupPoints.filter((point) => point.Default).map((point) => point.Id);
    await change({ default_pickup_warehouse_id: third ?? null });
    expect(await defaultPoint()).toEqual([third]);
    await change({ default_pickup_warehouse_id: null });
    expect(await defaultPoint()).toEqual([first]);
  });

  it('is executed by the branch of the pickup point, and by no other', async () => {
    const [first, second] = await branches();
    expect(await customer.confirm({ PickUpInStoreId: first, OrderPointId: second })).toEqual({
      Success: false,
      Errors: ['An order that is picked up is executed by the branch where it is picked up.'],
      PlacedOrder: null,
    });
    const placed = await customer.confirm({ PickUpInStoreId: second, OrderPointId: second });
    const order = await shop.call({
      url: `/api/Order/get?id=${placed.PlacedOrder?.Id}`,
      headers: customer.headers,
    });
    expect(order.json).toMatchObject({
      PickUpInStore: true,
      ShippingAddress: null,
      PickupAddress: { Company: 'Krakow branch' },
      OrderPoint: 'Krakow branch',
    });
  });

  it('needs no executing branch named: it is the one of the pickup point', async () => {
    const [, second] = await branches();
    const placed = await customer.confirm({ PickUpInStoreId: second, OrderPointId: '' });
    const order = await shop.call({
      url: `/api/Order/get?id=${placed.PlacedOrder?.Id}`,
      headers: customer.headers,
    });
    expect(order.json).toMatchObject({ OrderPoint: 'Krakow branch' });
  });
});
