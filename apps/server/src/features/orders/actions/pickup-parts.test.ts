import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrderShop, desk, type OrderShop } from '../../../../test/order-fixture.ts';
import { addCustomer } from '../../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { allotBackOrders } from './allot-back-orders.service.ts';
import { cancelOrder } from './cancel-order.ts';
import { countOpenOrders } from '../desk/order-counts.repository.ts';
import { listQueue } from '../desk/order-queue.ts';
import { handOver, shipOrder } from './ship-order.ts';
import { changeState } from './simple-actions.ts';

let database: TestDatabase;
let shop: OrderShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrderShop(database.db);
});
afterAll(() => database.drop());

const pickup = () => ({ ShippingAddressId: null, PickUpInStoreId: shop.branch });
const PARCEL = { carrier: 'dpd', trackingNumber: '', parcels: 1 };

async function confirmed(inStock: readonly number[], quantity: number, more = {}) {
  const partIds: number[] = [];
  for (const number of inStock) partIds.push(await shop.newPart(number));
  const customer = await addCustomer(database.db);
  const id = await shop.order(
    customer,
    partIds.map((partId) => ({ partId, quantity })),
    more,
  );
  await changeState(shop.deps, desk(), { id }, 'confirm');
  return { id, partIds };
}

async function arrive(partId: number, quantity: number, warehouseId = shop.branch): Promise<void> {
  await database.db
    .updateTable('part_stock')
    .set((eb) => ({ quantity: eb('quantity', '+', quantity) }))
    .where('part_id', '=', partId)
    .where('warehouse_id', '=', warehouseId)
    .execute();
  await allotBackOrders(shop.deps);
}

const stateOf = async (id: number) =>
  (
    await database.db
      .selectFrom('customer_order')
      .where('id', '=', id)
      .select('state')
      .executeTakeFirstOrThrow()
  ).state;

const newestMail = () =>
  database.db
    .selectFrom('mail_outbox')
    .select(['subject', 'plain_text'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

const makeReady = (id: number) => changeState(shop.deps, desk(), { id }, 'make-ready');

describe('what is picked up', () => {
  it('is not ready while none of its pieces is there', async () => {
    const { id, partIds } = await confirmed([0], 2, pickup());
    await expect(makeReady(id)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/none of its pieces is there. Pieces missing: 2/) as string,
    });
    expect(await stateOf(id)).toBe('confirmed');
    await arrive(partIds[0] ?? 0, 2);
    await makeReady(id);
    expect(await stateOf(id)).toBe('ready');
  });

  it('is announced in parts: the mail names what is there and what is still to come, then the rest', async () => {
    const { id, partIds } = await confirmed([3, 0], 3, pickup());
    await makeReady(id);
    const { subject, plain_text: text } = await newestMail();
    expect(subject).toMatch(/^Część zamówienia \S+ gotowa do odbioru$/);
    const [ready = '', missing = ''] = (text ?? '').split('Jeszcze czekamy na:');
    const lines = await database.db
      .selectFrom('order_line')
      .where('order_id', '=', id)
      .select('sku')
      .orderBy('line')
      .execute();
    const [first = '', second = ''] = lines.map(({ sku }) => sku);
    expect([ready.includes(first), ready.includes(second)]).toEqual([true, false]);
    expect([missing.includes(first), missing.includes(second)]).toEqual([false, true]);

    await handOver(shop.deps, desk(), { id });
    expect(await stateOf(id)).toBe('partly-shipped');
    await expect(makeReady(id)).rejects.toMatchObject({ code: 'conflict' });
    await arrive(partIds[1] ?? 0, 3);
    await makeReady(id);
    expect(await stateOf(id)).toBe('ready');
    const rest = await newestMail();
    expect(rest.subject).toMatch(/^Zamówienie \S+ gotowe do odbioru$/);
    expect([rest.plain_text?.includes(first), rest.plain_text?.includes(second)]).toEqual([false, true]);
    // The customer has a part of it.
    await expect(cancelOrder(shop.deps, desk(), { id })).rejects.toMatchObject({
      message: expect.stringMatching(/Some goods of order .* have left already/) as string,
    });
    await handOver(shop.deps, desk(), { id });
    expect(await stateOf(id)).toBe('delivered');
  });
});

describe('pieces that arrive for an order whose customer was called already', () => {
  const mailsOf = async (id: number) =>
    (
      await database.db
        .selectFrom('mail_outbox')
        .where('order_id', '=', id)
        .select('subject')
        .orderBy('id')
        .execute()
    ).map(({ subject }) => subject.replace(/\d+/, '…'));

  it('are announced at once where they are in the branch, with what is still missing', async () => {
    const { id, partIds } = await confirmed([3, 0], 3, pickup());
    await makeReady(id);
    const before = await mailsOf(id);
    await arrive(partIds[1] ?? 0, 2);
    expect(await stateOf(id)).toBe('ready');
    expect((await mailsOf(id)).slice(before.length)).toEqual([
      'Kolejny towar z zamówienia … gotowy do odbioru',
    ]);
    const { sku } = await database.db
      .selectFrom('order_line')
      .where('order_id', '=', id)
      .where('line', '=', 2)
      .select('sku')
      .executeTakeFirstOrThrow();
    const [arrived = '', missing = ''] = ((await newestMail()).plain_text ?? '').split('Jeszcze czekamy na:');
    expect([arrived.includes(sku), missing.includes(sku)]).toEqual([true, true]);
    await arrive(partIds[1] ?? 0, 1);
    expect((await newestMail()).plain_text).not.toContain('Jeszcze czekamy na:');
    expect(await mailsOf(id)).toHaveLength(before.length + 2);
    await handOver(shop.deps, desk(), { id });
    expect(await stateOf(id)).toBe('delivered');
  });

  it('are on their way where another warehouse has them', async () => {
    const { id, partIds } = await confirmed([1], 2, pickup());
    await makeReady(id);
    await arrive(partIds[0] ?? 0, 1, shop.central);
    expect((await newestMail()).subject).toMatch(/^Kolejny towar z zamówienia \d+ w drodze$/);
  });

  it('are announced to nobody before the order is ready', async () => {
    const { id, partIds } = await confirmed([1], 2, pickup());
    const before = await mailsOf(id);
    await arrive(partIds[0] ?? 0, 1);
    expect(await mailsOf(id)).toEqual(before);
  });
});

it('the rest of a partly shipped order is to be picked once it can leave', async () => {
  const toPick = async () => {
    const [count] = await countOpenOrders(database.db, [shop.branch]);
    const { items } = await listQueue(database.db, [shop.branch], { isToPick: true }, 'pl');
    expect(items).toHaveLength(count?.toPick ?? -1);
    return items.map(({ id }) => id);
  };
  const { id, partIds } = await confirmed([1], 2);
  expect(await toPick()).toContain(id);
  await shipOrder(shop.deps, desk(), { id }, PARCEL);
  expect(await stateOf(id)).toBe('partly-shipped');
  expect(await toPick()).not.toContain(id);
  await arrive(partIds[0] ?? 0, 1);
  expect(await toPick()).toContain(id);
  await shipOrder(shop.deps, desk(), { id }, PARCEL);
  expect(await toPick()).not.toContain(id);
});
