import type { OrderDetail, OrderListItem } from '@partsboard/contract/orders';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appTasks } from '../../app-tasks.ts';
import { readSettings } from '../../config/settings.ts';
import type { Db } from '../../db/database.ts';
import { openLog } from '../../http/logging.ts';
import { createOrderingShop, type OrderingCustomer, type OrderingShop } from '../../../test/ordering-shop.ts';
import { runDueTasks } from '../../../test/run-due-tasks.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

let folder: string;
let ordering: OrderingShop;
let db: Db;
let customer: OrderingCustomer;

beforeAll(async () => {
  folder = await temporaryFolder('orders');
  ordering = await createOrderingShop();
  ({ db } = ordering.shop.database);
});
afterAll(() => ordering.shop.close());

beforeEach(async () => {
  customer = await ordering.newCustomer();
});

const newPart = () => ordering.newPart();

const list = (query = '') =>
  customer.get<{ Orders: OrderListItem[]; TotalCount: number }>(`Order/List${query}`);

/** The mails that are sent about an order; they are files where there is no mail server. */
async function mailsAbout(orderNumber: string) {
  const settings = readSettings({ DATA_DIR: folder, PUBLIC_URL: 'http://shop.example/' });
  const tasks = appTasks({ settings, db, pool: ordering.shop.database.pool, log: openLog('silent') });
  await runDueTasks(ordering.shop.database, tasks.handlers);
  tasks.close();
  const files = await readdir(join(folder, 'mail')).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .map(async (file) => PostalMime.parse(await readFile(join(folder, 'mail', file)))),
  );
  return mails.filter(({ subject }) => subject?.endsWith(orderNumber));
}

describe('the orders of a customer', () => {
  it('name a country in the reader’s language, and one that is gone as it was called', async () => {
    const id = await customer.order([await newPart()]);
    const countries = async (language: string) => {
      const { BillingAddress, ShippingAddress } = await customer.get<OrderDetail>(
        `Order/get?id=${id}`,
        language,
      );
      return [BillingAddress.Country, ShippingAddress?.Country];
    };
    expect(await countries('pl')).toEqual(['Polska', 'Polska']);
    expect(await countries('en')).toEqual(['Poland', 'Poland']);
    const poland = db.updateTable('country').where('iso_code', '=', 'PL');
    await poland.set({ name_pl: 'Nowa Polska', name_en: 'New Poland' }).execute();
    try {
      expect(await countries('pl')).toEqual(['Poland', 'Poland']);
    } finally {
      await poland.set({ name_pl: 'Polska', name_en: 'Poland' }).execute();
    }
  });

  it('are confirmed by one mail that says what the order says', async () => {
    const id = await customer.order([await newPart()]);
    const placed = await customer.get<OrderDetail>(`Order/get?id=${id}`);
    const [mail, ...others] = await mailsAbout(placed.OrderNumber);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Order confirmation ${placed.OrderNumber}`);
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain(placed.Items[0]?.Sku);
      expect(text?.replaceAll(/\u00a0|&nbsp;/g, ' ')).toContain(`PLN ${placed.OrderTotal.toFixed(2)}`);
      expect(text).toContain(`http://shop.example/orderdetails/${id}`);
      expect(text).toContain('Gate 3');
    }
  });

  it('are listed newest first, a page at a time, with their statuses', async () => {
    const partId = await newPart();
    const [first, second, third] = [
      await customer.order([partId]),
      await customer.order([partId]),
      await customer.order([partId]),
    ];
    const page = await list('?page=1&pageSize=2');
    expect(page.TotalCount).toBe(3);
    expect(page.Orders.map(({ Id }) => Id)).toEqual([third, second]);
    expect(page.Orders[0]).toEqual({
      Id: third,
      OrderNumber: expect.stringMatching(/^PB\d+$/) as string,
      CreatedOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      OrderTotal: 245.88,
      PaymentStatus: 'Authorized',
      ShippingStatus: 'Not yet shipped',
      OrderStatus: 'Pending',
      CustomerReference: '',
      OrderPoint: 'Warsaw branch',
      ShippingMethod: 'Courier',
    });
    expect((await list('?page=2&pageSize=2')).Orders.map(({ Id }) => Id)).toEqual([first]);
    expect((await list('?page=9&pageSize=2')).Orders).toEqual([]);
  });

  it('are found by their number, a part number however it is spaced, and a part’s name', async () => {
    const partId = await newPart();
    const { number, name_pl: name } = await db
      .selectFrom('part')
      .where('id', '=', partId)
      .select(['number', 'name_pl'])
      .executeTakeFirstOrThrow();
    const wanted = await customer.order([partId]);
    await customer.order([await newPart()]);
    const { OrderNumber } = await customer.get<OrderDetail>(`Order/get?id=${wanted}`);
    for (const search of [OrderNumber, number, number.replaceAll(' ', ''), name.toLowerCase()]) {
      const found = await list(`?search=${encodeURIComponent(search)}`);
      expect([search, found.Orders.map(({ Id }) => Id)]).toEqual([search, [wanted]]);
    }
    expect((await list('?search=%25')).TotalCount).toBe(0);
  });

  it('are found by the customer’s own reference, however it is spaced, and show it', async () => {
    const wanted = await customer.order([await newPart()], ' WX 2107K ');
    await customer.order([await newPart()]);
    for (const search of ['wx 2107k', 'WX2107K', '2107']) {
      const found = await list(`?search=${encodeURIComponent(search)}`);
      expect(found.Orders).toMatchObject([{ Id: wanted, CustomerReference: 'WX 2107K' }]);
    }
    const { OrderNumber, CustomerReference } = await customer.get<OrderDetail>(`Order/get?id=${wanted}`);
    expect(CustomerReference).toBe('WX 2107K');
    const [mail] = await mailsAbout(OrderNumber);
    expect(mail?.text).toContain('WX 2107K');
  });

  it.each(['x'.repeat(61), 'WX\n2107K', 'WX\u202e2107K'])(
    'take no reference such as %j',
    async (reference) => {
      const answer = await customer.post('ShoppingCart/ConfirmCheckout', { CustomerReference: reference });
      expect(answer.status).toBe(400);
    },
  );

  it('are shown whole, in the language that is asked for', async () => {
    const id = await customer.order([await newPart()]);
    const english = await customer.get<OrderDetail>(`Order/get?id=${id}`);
    expect(english).toMatchObject({
      PaymentMethodStatus: 'Authorized',
      ShippingStatus: 'Not yet shipped',
      OrderStatus: 'Pending',
      PickUpInStore: false,
      PickupAddress: null,
      ShippingAddress: { Address1: 'ul. Prosta 1', City: 'Warszawa' },
      BillingAddress: { Address1: 'ul. Prosta 1', City: 'Warszawa' },
      ShippingMethod: 'Courier',
      PaymentMethod: 'Trade credit',
      OrderPoint: 'Warsaw branch',
      Items: [
        { Quantity: 2, UnitPrice: 110.7, Discount: 10, UnitPriceWithoutDiscount: 123, SubTotal: 221.4 },
      ],
      OrderNotes: [{ Note: 'Gate 3' }],
      OrderSubtotal: 221.4,
      OrderSubTotalDiscount: 0,
      OrderShipping: 24.48,
      PaymentMethodAdditionalFee: 0,
      Tax: 45.98,
      TaxRates: [{ Rate: 23, Value: 45.98 }],
      OrderTotalDiscount: 0,
      OrderTotal: 245.88,
    });
    expect(await customer.get<OrderDetail>(`Order/get?id=${id}`, 'pl')).toMatchObject({
      ShippingMethod: 'Kurier',
      PaymentMethod: 'Kredyt kupiecki',
      OrderPoint: 'Oddział Warszawa',
    });
  });

  it('that do not exist are not found, in words', async () => {
    const answer = await ordering.shop.call({ url: '/api/Order/get?id=999999', headers: customer.headers });
    expect(answer).toMatchObject({ status: 404, json: { title: 'There is no such order.' } });
  });

  it('are found by their number, only by the person who placed them', async () => {
    const id = await customer.order([await newPart()]);
    const { OrderNumber: number } = await customer.get<OrderDetail>(`Order/get?id=${id}`);
    expect(await customer.get(`Order/get?orderNumber=${number}`)).toMatchObject({
      Id: id,
      OrderNumber: number,
    });
    const other = await ordering.newCustomer();
    const unknown = { title: 'There is no such order.' };
    expect(await other.get(`Order/get?orderNumber=${number}`)).toMatchObject(unknown);
    expect(await customer.get('Order/get?orderNumber=ANYTHING')).toMatchObject(unknown);
  });

  it('are not looked for without a name', async () => {
    const answer = await ordering.shop.call({ url: '/api/Order/get', headers: customer.headers });
    expect(answer).toMatchObject({ status: 400, json: { errors: { id: ['This field is required'] } } });
  });

  it('add up by month, cancelled ones left out', async () => {
    const partId = await newPart();
    await customer.order([partId]);
    const cancelled = await customer.order([partId]);
    await db
      .updateTable('customer_order')
      .set({ order_status: 'Cancelled' })
      .where('id', '=', cancelled)
      .execute();
    const months = await customer.get<{ Month: string; Total: number }[]>('Order/Spending');
    expect(months).toHaveLength(12);
    expect(months.at(-1)?.Total).toBe(245.88);
    expect(months.slice(0, -1).every(({ Total }) => Total === 0)).toBe(true);
  });

  it('on trade credit use it up', async () => {
    await customer.order([await newPart()]);
    expect(await customer.get('Level4Customer/CreditLimit')).toEqual({
      CreditLimit: 5000,
      Used: 245.88,
      Available: 4754.12,
      CurrencyCode: 'PLN',
      PaymentDue: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    });
  });
});
