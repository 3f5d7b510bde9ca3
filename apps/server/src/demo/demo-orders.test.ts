import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPart, addPriceList, addStock, readStock } from '../../test/shop-fixture.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import type { CreditLimit } from '@partsboard/contract/account';
import type { OrderDetail, OrderListItem } from '@partsboard/contract/orders';
import { pastOrders } from './demo-history.ts';
import { loadDemoOrders } from './demo-orders.ts';

let shop: TestApp;
let session: Record<string, string>;

beforeAll(async () => {
  shop = await createTestApp();
  const { db } = shop.database;
  const { discountGroupId } = await addPriceList(db);
  const warehouses = await db.selectFrom('warehouse').select('id').execute();
  const names = [...new Set(pastOrders.flatMap((order) => order.lines.map(([name]) => name)))];
  for (const [index, name] of names.entries()) {
    const id = await addPart(db, { number: `34 ${100 + index}`, net: 1234 + index * 777, discountGroupId });
    await db
      .updateTable('part')
      .set({ name_pl: name, name_en: `EN ${name}` })
      .where('id', '=', id)
      .execute();
    for (const { id: warehouseId } of warehouses) await addStock(db, id, warehouseId, 2);
  }
  await loadDemoOrders(shop.database);
  session = await shop.logIn();
});
afterAll(() => shop.close());

const get = async (path: string): Promise<unknown> =>
  (await shop.call({ method: 'GET', url: `/api/${path}`, headers: session })).json;

const listOrders = async () => (await get('Order/List')) as { Orders: OrderListItem[]; TotalCount: number };

describe('the demo customers’ past', () => {
  it('is a dozen orders over many months in every kind of status, numbered by date', async () => {
    const { Orders, TotalCount } = await listOrders();
    expect(TotalCount).toBeGreaterThanOrEqual(12);
    const months = new Set(Orders.map((order) => order.CreatedOn.slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(8);
    expect(new Set(Orders.map((order) => order.OrderStatus))).toEqual(
      new Set(['Pending', 'Processing', 'Complete', 'Cancelled']),
    );
    const numbers = Orders.map((order) => Number(order.OrderNumber.slice(2)));
    expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
    const dates = Orders.map((order) => order.CreatedOn);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('adds up to the grosz, and its history ends where its statuses are', async () => {
    const { Orders } = await listOrders();
    for (const { Id } of Orders) {
      const order = (await get(`Order/get?id=${Id}`)) as OrderDetail;
      const sum = order.Items.reduce((total, item) => total + Math.round(item.SubTotal * 100), 0);
      expect(Math.round(order.OrderSubtotal * 100)).toBe(sum);
      expect(Math.round(order.OrderTotal * 100)).toBe(
        sum + Math.round((order.OrderShipping + order.PaymentMethodAdditionalFee) * 100),
      );
      expect(order.Items.every((item) => item.Discount === 10 || item.Discount === 0)).toBe(true);
      expect(order.History[0]?.Text).toBe('Order placed.');
      const { rows } = await shop.database.pool.query<{ aspect: string; status: string }>(
        `select distinct on (aspect) aspect, status from order_event where order_id = $1 order by aspect, created_at desc, id desc`,
        [Id],
      );
      const last = new Map(rows.map((event) => [event.aspect, event.status]));
      expect(last.get('order')).toBe(order.OrderStatus);
      expect(last.get('payment')).toBe(order.PaymentMethodStatus);
      expect(last.get('shipping') ?? 'Not yet shipped').toBe(order.ShippingStatus);
    }
  });

  it('has used a part of the trade credit: what its open orders on credit cost', async () => {
    const credit = (await get('Level4Customer/CreditLimit')) as CreditLimit;
    const { Orders } = await listOrders();
    const open = Orders.filter((order) => order.PaymentStatus === 'Authorized');
    const sum = open.reduce((total, order) => total + Math.round(order.OrderTotal * 100), 0);
    expect(open.length).toBeGreaterThan(0);
    expect(Math.round(credit.Used * 100)).toBe(sum);
    expect(credit.Used).toBeLessThan(credit.CreditLimit);
  });

  it('has reserved the goods of its open orders, and none of those that have left', async () => {
    const stock = await readStock(shop.database.db);
    for (const { quantity, reserved, ordered } of stock) {
      expect(reserved).toBe(ordered);
      expect(reserved).toBeLessThanOrEqual(quantity);
    }
    const { Orders } = await listOrders();
    const reservedBy = async (id: number) => {
      const { rows } = await shop.database.pool.query<{ sum: number }>(
        'select coalesce(sum(reserved), 0)::int as sum from order_supply where order_id = $1',
        [id],
      );
      return rows[0]?.sum ?? 0;
    };
    for (const { Id, OrderStatus, ShippingStatus } of Orders) {
      const isOpen = OrderStatus === 'Pending' || OrderStatus === 'Processing';
      const { Items } = (await get(`Order/get?id=${Id}`)) as OrderDetail;
      const supplied = Items.flatMap((item) => item.Supply);
      if (isOpen && ShippingStatus !== 'Shipped') {
        for (const { Supply, Quantity } of Items)
          expect(Supply.reduce((sum, source) => sum + source.Quantity, 0)).toBe(Quantity);
        expect(await reservedBy(Id)).toBeGreaterThan(0);
      } else {
        expect(await reservedBy(Id)).toBe(0);
        expect(supplied).toEqual([]);
      }
    }
  });

  it('has invoices and a credit note in the accounting system', async () => {
    const documents = (await get('level4Customer/AccountingOrders')) as {
      documentNo: string;
      amount: number;
    }[];
    expect(documents.some((document) => document.documentNo.startsWith('FV/'))).toBe(true);
    expect(documents.some((document) => document.amount < 0)).toBe(true);
  });

  it('is loaded once', async () => {
    const before = await listOrders();
    await loadDemoOrders(shop.database);
    expect(await listOrders()).toEqual(before);
  });

  it('offers the store’s own branch for pickup first', async () => {
    expect(await get('ShoppingCart/ShippingAddress')).toMatchObject({
      PickupPoints: [
        { Name: 'Warsaw branch', Default: true },
        ...Array.from({ length: 5 }, () => ({ Default: false })),
      ],
    });
  });
});
