import type { OrderDetail, OrderListItem } from '@partsboard/contract/orders';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appTasks } from '../../app-tasks.ts';
import { readSettings } from '../../config/settings.ts';
import type { Db } from '../../db/database.ts';
import { openLog } from '../../http/logging.ts';
import { startSessions, type SessionHeader } from '../../../test/customer-session.ts';
import { runDueTasks } from '../../../test/run-due-tasks.ts';
import {
  addCustomer,
  addPart,
  addPriceList,
  replacePart,
  type TestCustomer,
} from '../../../test/shop-fixture.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let folder: string;
let shop: TestApp;
let db: Db;
let discountGroupId: number;
let customer: TestCustomer;
let headers: SessionHeader;
let made = 0;

beforeAll(async () => {
  folder = await temporaryFolder('orders');
  shop = await createTestApp();
  ({ db } = shop.database);
  ({ discountGroupId } = await addPriceList(db));
});
afterAll(() => shop.close());

beforeEach(async () => {
  customer = await addCustomer(db, { discountTable: 'A', creditLimit: 500_000 });
  const [session] = await startSessions(db, [customer.customerId]);
  if (!session) throw new Error('No session');
  headers = session;
});

const newPart = () => {
  made += 1;
  return addPart(db, { number: `34 20 ${String(made).padStart(6, '0')}`, net: 10_000, discountGroupId });
};

const get = async <T>(path: string, language = 'en'): Promise<T> =>
  (await shop.call({ url: `/api/${path}`, headers: { ...headers, 'accept-language': language } })).json as T;

const post = (path: string, payload: object) =>
  shop.call({ method: 'POST', url: `/api/${path}`, headers, payload });

const list = (query = '') => get<{ Orders: OrderListItem[]; TotalCount: number }>(`Order/List${query}`);

/** Orders these parts, two of each, and returns the order's id. */
const order = (...partIds: number[]): Promise<number> => orderAs('', partIds);

async function orderAs(reference: string, partIds: readonly number[]): Promise<number> {
  await db
    .insertInto('cart_line')
    .values(partIds.map((partId) => ({ customer_id: customer.customerId, part_id: partId, quantity: 2 })))
    .execute();
  const { id: branch } = await db
    .selectFrom('warehouse')
    .where('code', '=', 'WAW')
    .select('id')
    .executeTakeFirstOrThrow();
  const answer = await post('ShoppingCart/ConfirmCheckout', {
    BillingAddressId: customer.addressId,
    ShippingAddressId: customer.addressId,
    ShippingRateComputationMethodSystemName: 'Shipping.Courier',
    PaymentMethodSystemName: 'Payments.TradeCredit',
    OrderPointId: branch,
    OrderNote: 'Gate 3',
    CustomerReference: reference,
    TermsOfServiceOnOrderConfirmPage: true,
  });
  expect(answer.json).toMatchObject({ Success: true, Errors: [] });
  return (answer.json as { PlacedOrder: { Id: number } }).PlacedOrder.Id;
}

/** The mails that are sent about an order; they are files where there is no mail server. */
async function mailsAbout(orderNumber: string) {
  const settings = readSettings({ DATA_DIR: folder, PUBLIC_URL: 'http://shop.example/' });
  const tasks = appTasks({ settings, db, log: openLog('silent') });
  await runDueTasks(shop.database, tasks.handlers);
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
    const id = await order(await newPart());
    const countries = async (language: string) => {
      const { BillingAddress, ShippingAddress } = await get<OrderDetail>(`Order/get?id=${id}`, language);
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
    const id = await order(await newPart());
    const placed = await get<OrderDetail>(`Order/get?id=${id}`);
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
    const [first, second, third] = [await order(partId), await order(partId), await order(partId)];
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
    const wanted = await order(partId);
    await order(await newPart());
    const { OrderNumber } = await get<OrderDetail>(`Order/get?id=${wanted}`);
    for (const search of [OrderNumber, number, number.replaceAll(' ', ''), name.toLowerCase()]) {
      const found = await list(`?search=${encodeURIComponent(search)}`);
      expect([search, found.Orders.map(({ Id }) => Id)]).toEqual([search, [wanted]]);
    }
    expect((await list('?search=%25')).TotalCount).toBe(0);
  });

  it('are found by the customer’s own reference, however it is spaced, and show it', async () => {
    const wanted = await orderAs(' WX 2107K ', [await newPart()]);
    await order(await newPart());
    for (const search of ['wx 2107k', 'WX2107K', '2107']) {
      const found = await list(`?search=${encodeURIComponent(search)}`);
      expect(found.Orders).toMatchObject([{ Id: wanted, CustomerReference: 'WX 2107K' }]);
    }
    const { OrderNumber, CustomerReference } = await get<OrderDetail>(`Order/get?id=${wanted}`);
    expect(CustomerReference).toBe('WX 2107K');
    const [mail] = await mailsAbout(OrderNumber);
    expect(mail?.text).toContain('WX 2107K');
  });

  it.each(['x'.repeat(61), 'WX\n2107K', 'WX\u202e2107K'])(
    'take no reference such as %j',
    async (reference) => {
      const answer = await post('ShoppingCart/ConfirmCheckout', { CustomerReference: reference });
      expect(answer.status).toBe(400);
    },
  );

  it('are shown whole, in the language that is asked for', async () => {
    const id = await order(await newPart());
    const english = await get<OrderDetail>(`Order/get?id=${id}`);
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
    expect(await get<OrderDetail>(`Order/get?id=${id}`, 'pl')).toMatchObject({
      ShippingMethod: 'Kurier',
      PaymentMethod: 'Kredyt kupiecki',
      OrderPoint: 'Oddział Warszawa',
    });
  });

  it('that do not exist are not found, in words', async () => {
    const answer = await shop.call({ url: '/api/Order/get?id=999999', headers });
    expect(answer).toMatchObject({ status: 404, json: { title: 'There is no such order.' } });
  });

  it('are found by their number, only by the person who placed them', async () => {
    const id = await order(await newPart());
    const { OrderNumber: number } = await get<OrderDetail>(`Order/get?id=${id}`);
    expect(await get(`Order/get?orderNumber=${number}`)).toMatchObject({ Id: id, OrderNumber: number });
    const elsewhere = await addCustomer(db);
    const [other = {}] = await startSessions(db, [elsewhere.customerId]);
    const find = (name: string, session: object) =>
      shop.call({ url: `/api/Order/get?orderNumber=${name}`, headers: { ...headers, ...session } });
    const unknown = { status: 404, json: { title: 'There is no such order.' } };
    expect(await find(number, other)).toMatchObject(unknown);
    expect(await find('ANYTHING', headers)).toMatchObject(unknown);
  });

  it('are not looked for without a name', async () => {
    const answer = await shop.call({ url: '/api/Order/get', headers });
    expect(answer).toMatchObject({ status: 400, json: { errors: { id: ['This field is required'] } } });
  });

  it('add up by month, cancelled ones left out', async () => {
    const partId = await newPart();
    await order(partId);
    const cancelled = await order(partId);
    await db
      .updateTable('customer_order')
      .set({ order_status: 'Cancelled' })
      .where('id', '=', cancelled)
      .execute();
    const months = await get<{ Month: string; Total: number }[]>('Order/Spending');
    expect(months).toHaveLength(12);
    expect(months.at(-1)?.Total).toBe(245.88);
    expect(months.slice(0, -1).every(({ Total }) => Total === 0)).toBe(true);
  });

  it('on trade credit use it up', async () => {
    await order(await newPart());
    expect(await get('Level4Customer/CreditLimit')).toEqual({
      CreditLimit: 5000,
      Used: 245.88,
      Available: 4754.12,
      CurrencyCode: 'PLN',
    });
  });
});

describe('ordering again', () => {
  it('adds what still exists and says what was withdrawn, replaced or has no price', async () => {
    const [kept, withdrawn, replaced, unpriced, successor] = [
      await newPart(),
      await newPart(),
      await newPart(),
      await newPart(),
      await newPart(),
    ];
    const id = await order(kept, withdrawn, replaced, unpriced);
    await db.updateTable('part').set({ is_withdrawn: true }).where('id', '=', withdrawn).execute();
    await replacePart(db, replaced, successor);
    await db.deleteFrom('part_price').where('part_id', '=', unpriced).execute();
    const { json } = await post('Order/Again', { id });
    expect(json).toHaveLength(3);
    expect(json).toEqual(
      expect.arrayContaining([
        expect.stringContaining('was withdrawn from the catalog.'),
        expect.stringContaining('replaced by'),
        expect.stringContaining('temporarily unavailable and is left out.'),
      ]),
    );
    const lines = await db
      .selectFrom('cart_line')
      .where('customer_id', '=', customer.customerId)
      .select(['part_id', 'quantity'])
      .orderBy('part_id')
      .execute();
    expect(lines).toEqual([
      { part_id: kept, quantity: 2 },
      { part_id: successor, quantity: 2 },
    ]);
  });

  it('of an order whose parts are all sold says nothing', async () => {
    const id = await order(await newPart());
    expect(await post('Order/Again', { id })).toMatchObject({ status: 200, json: [] });
  });
});
