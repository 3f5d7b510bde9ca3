import type { CartLine } from '@partsboard/contract/cart';
import type { ProductStock } from '@partsboard/contract/parts';
import { startSimulator, type Simulator } from '@partsboard/erp-simulator/simulator';
import type { Mood } from '@partsboard/erp-simulator/moods';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSessions, type SessionHeader } from '../../../test/customer-session.ts';
import {
  addCustomer,
  addPart,
  addPriceList,
  addStock,
  replacePart,
  type TestCustomer,
} from '../../../test/shop-fixture.ts';
import { createSecondApp, createTestApp, type TestApp } from '../../../test/test-app.ts';
import { queuedTasks } from '../../../test/run-due-tasks.ts';

let erp: Simulator;
let shop: TestApp;
let warehouseId: number;
let customer: TestCustomer;
let headers: SessionHeader;
let made = 0;

beforeAll(async () => {
  erp = await startSimulator();
  shop = await createTestApp({
    environment: { ERP_URL: `${erp.url}/`, ERP_AUTHORIZATION: 'Bearer x' },
    // This machine may be busy with other tests.
    erpLimitMilliseconds: 15_000,
  });
  await addPriceList(shop.database.db);
  ({ id: warehouseId } = await shop.database.db
    .selectFrom('warehouse')
    .where('code', '=', 'WAW')
    .select('id')
    .executeTakeFirstOrThrow());
  customer = await addCustomer(shop.database.db);
  const [session] = await startSessions(shop.database.db, [customer.customerId]);
  if (!session) throw new Error('No session');
  headers = session;
});
afterAll(async () => {
  await shop.close();
  await erp.close();
});
beforeEach(() => erp.setMood('well'));

/** A part of 100 zloty of which the shop knows five pieces. */
async function newPart(): Promise<{ readonly id: number; readonly number: string }> {
  made += 1;
  const number = `34 21 ${String(made).padStart(6, '0')}`;
  const id = await addPart(shop.database.db, { number, net: 10_000 });
  await addStock(shop.database.db, id, warehouseId, 5);
  return { id, number };
}

const tell = (number: string, net: number | null, quantity: number) =>
  erp.figures.set([{ brand: 'VELORA', number, net, vat: 23, stock: [{ warehouse: 'WAW', quantity }] }]);

const check = async (sku: string): Promise<ProductStock> => {
  const answer = await shop.call({
    method: 'POST',
    url: '/api/level4/ProductStock',
    headers,
    payload: { sku },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as ProductStock;
};

const pieces = ({ WarehouseInventory }: ProductStock) =>
  WarehouseInventory.find(({ WarehouseId }) => WarehouseId === warehouseId)?.StockQuantity;

const askedAt = async (id: number) =>
  (
    await shop.database.db
      .selectFrom('erp_figure')
      .where('part_id', '=', id)
      .select('asked_at')
      .executeTakeFirst()
  )?.asked_at;

describe('the stock check of a shop with an ERP', () => {
  it('shows what the ERP says, and has it in the database from then on', async () => {
    const { id, number } = await newPart();
    tell(number, 200, 7);
    const stock = await check(number);
    expect([stock.PriceNetto, pieces(stock), stock.StockAsOf]).toEqual([200, 7, undefined]);
    expect(await askedAt(id)).toBeInstanceOf(Date);
    const { rows } = await shop.database.pool.query(
      'select net, quantity from part_price join part_stock using (part_id) where part_id = $1',
      [id],
    );
    expect(rows).toEqual([{ net: 20_000, quantity: 7 }]);
    const tasks = await queuedTasks(shop.database);
    expect(tasks.some(({ name }) => name === 'allot-back-orders')).toBe(true);
  });

  it('takes a price away and adds a warehouse', async () => {
    const { id, number } = await newPart();
    erp.figures.set([
      {
        brand: 'VELORA',
        number,
        net: null,
        vat: 23,
        stock: [
          { warehouse: 'KRK', quantity: 2 },
          { warehouse: 'ELSEWHERE', quantity: 9 },
        ],
      },
    ]);
    const stock = await check(number);
    expect([stock.Price, pieces(stock)]).toEqual([0, 5]);
    expect(stock.WarehouseInventory.map(({ StockQuantity }) => StockQuantity).sort()).toEqual([2, 5]);
    expect(await askedAt(id)).toBeInstanceOf(Date);
  });

  it('asks once about a part within some seconds, and about all parts of a list together', async () => {
    const parts = await Promise.all([newPart(), newPart(), newPart()]);
    for (const { number } of parts) tell(number, 100, 1);
    const before = erp.questions();
    const list = () =>
      shop.call({
        method: 'POST',
        url: '/api/level4/ProductStockList',
        headers,
        payload: { ProductIds: parts.map(({ id }) => id) },
      });
    const [first] = await Promise.all([list(), list(), list()]);
    expect((first.json as ProductStock[]).map(pieces)).toEqual([1, 1, 1]);
    await list();
    expect(erp.questions()).toBe(before + 1);
  });

  it.each<Mood>(['down', 'wrong', 'garbage', 'slow'])(
    'shows the last known figures with their time while the ERP is %s',
    async (mood) => {
      const { id, number } = await newPart();
      tell(number, 120, 3);
      await check(number);
      const known = await askedAt(id);
      // Another server, which has no answer of its own and no open circuit.
      const second = await createSecondApp(shop.database, { environment: { ERP_URL: erp.url } });
      // Slower than this test may take.
      erp.setMood(mood, 60_000);
      const answer = await second.inject({
        method: 'POST',
        url: '/api/level4/ProductStock',
        headers: { ...headers },
        payload: { sku: number },
      });
      const stock: ProductStock = answer.json();
      expect([stock.PriceNetto, pieces(stock), stock.StockAsOf]).toEqual([120, 3, known?.toISOString()]);
      await second.inject({
        method: 'POST',
        url: '/api/Level4/AddItem',
        headers: { ...headers },
        payload: { ProductId: id, Quantity: 1 },
      });
      const cart = await second.inject({ url: '/api/Level4/Cart', headers: { ...headers } });
      const line = cart.json<CartLine[]>().find(({ Product }) => Product.Id === id);
      expect(line?.StockAsOf).toBe(known?.toISOString());
      await second.close();
    },
  );

  it('asks once when a part is added, and about the part that is sold in place of the old one', async () => {
    const [old, current] = [await newPart(), await newPart()];
    await replacePart(shop.database.db, old.id, current.id);
    tell(current.number, 200, 3);
    const before = erp.questions();
    const payload = { ProductId: old.id, Quantity: 1 };
    const { status } = await shop.call({ method: 'POST', url: '/api/Level4/AddItem', headers, payload });
    expect([status, erp.questions()]).toEqual([200, before + 1]);
    expect([await askedAt(old.id), await askedAt(current.id)]).toEqual([undefined, expect.any(Date)]);
  });

  it('survives an ERP that breaks every second connection', async () => {
    const { number } = await newPart();
    tell(number, 130, 4);
    erp.setMood('flapping');
    const stock = await check(number);
    expect([stock.PriceNetto, stock.StockAsOf]).toEqual([130, undefined]);
  });

  it('has a time also where the ERP has never answered', async () => {
    await shop.database.pool.query(
      `insert into catalogue_version (name, issued, checksum, imported_at)
       values ('Test', '2024-01-01', '', '2024-01-02T10:42:00Z')`,
    );
    const { number } = await newPart();
    expect((await check(number)).StockAsOf).toBe('2024-01-02T10:42:00.000Z');
  });
});

describe('an order while the ERP does not answer', () => {
  const order = async () => {
    const { id } = await newPart();
    await shop.database.db
      .insertInto('cart_line')
      .values({ customer_id: customer.customerId, part_id: id, quantity: 1 })
      .execute();
    erp.setMood('down');
    const answer = await shop.call({
      method: 'POST',
      url: '/api/ShoppingCart/ConfirmCheckout',
      headers,
      payload: {
        BillingAddressId: customer.addressId,
        ShippingAddressId: customer.addressId,
        ShippingRateComputationMethodSystemName: 'Shipping.Courier',
        PaymentMethodSystemName: 'Payments.Transfer',
        OrderPointId: warehouseId,
        TermsOfServiceOnOrderConfirmPage: true,
      },
    });
    return answer.json as { Success: boolean; Errors: string[] };
  };
  const setStore = (takes: boolean) =>
    shop.database.db.updateTable('store').set({ takes_unconfirmed_orders: takes }).execute();

  it('is refused with a sentence, where the store says so', async () => {
    await setStore(false);
    expect(await order()).toMatchObject({
      Success: false,
      Errors: [
        'Prices and stock cannot be confirmed at the moment. Please confirm the order again in a few minutes.',
      ],
    });
    await setStore(true);
  });

  it('is otherwise taken at the known price', async () => {
    expect(await order()).toMatchObject({ Success: true });
  });
});
