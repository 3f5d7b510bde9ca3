import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  createBackofficeApp,
  ORDER_DESK,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../../test/backoffice-app.ts';
import { startSessions } from '../../../../test/customer-session.ts';
import { createOrderShop, desk, ON_CREDIT, type OrderShop } from '../../../../test/order-fixture.ts';
import { addBranch, addCustomer } from '../../../../test/shop-fixture.ts';
import { cancelOrder } from '../actions/cancel-order.ts';
import { shipOrder } from '../actions/ship-order.ts';
import { changeState } from '../actions/simple-actions.ts';
import { printOrders, type PrintRequest } from './order-documents.ts';

let app: BackofficeApp;
let shop: OrderShop;
let staff: StaffHeaders;

beforeAll(async () => {
  app = await createBackofficeApp();
  shop = await createOrderShop(app.database.db);
  staff = await app.startSession(ADMINISTRATOR);
});
afterAll(() => app.close());

const newOrder = async (items: readonly { partId: number; quantity: number }[], more = {}) =>
  shop.order(await addCustomer(app.database.db, { creditLimit: 100_000_000 }), items, {
    ...ON_CREDIT,
    CustomerReference: 'WX 2107K',
    ...more,
  });

const putInto = (bin: string, partId: number) =>
  app.database.db
    .insertInto('stock_bin')
    .values({ warehouse_id: shop.branch, part_id: partId, bin })
    .execute();

/** The text of each page. */
async function print(request: Partial<PrintRequest> & Pick<PrintRequest, 'kind' | 'orderIds'>) {
  const { file } = await printOrders(app.database.db, 'all', { shipmentId: undefined, ...request });
  const bytes = Buffer.concat(await file.toArray());
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

const numberOf = async (id: number): Promise<string> =>
  (
    await app.database.db
      .selectFrom('customer_order')
      .where('id', '=', id)
      .select('number')
      .executeTakeFirstOrThrow()
  ).number;

describe('documents of orders', () => {
  it('confirm what was ordered, in the order’s language, with the store’s letterhead, VAT and sums', async () => {
    const id = await newOrder([{ partId: await shop.newPart(5), quantity: 2 }]);
    const [page = '', ...others] = await print({ kind: 'confirmation', orderIds: [id] });
    expect(others).toEqual([]);
    expect(page).toContain(`Potwierdzenie zamówienia ${await numberOf(id)}`);
    for (const text of ['NIP', 'WX 2107K', 'Razem netto', 'VAT 23%', 'Razem brutto', 'Strona 1 z 1']) {
      expect(page).toContain(text);
    }
    // 2 × 50.00 net and the courier.
    expect(page).toMatch(/Wartość towarów 123,00 zł/);
  });

  it('list what is to be fetched along the way from bin to bin, and leave out what nobody has', async () => {
    const [last, first, elsewhere] = [await shop.newPart(5), await shop.newPart(5), await shop.newPart(0, 4)];
    const missing = await shop.newPart(0);
    await putInto('B-10-1', last);
    await putInto('B-9-4', first);
    const id = await newOrder([last, first, elsewhere, missing].map((partId) => ({ partId, quantity: 1 })));
    const [page = ''] = await print({ kind: 'pick-list', orderIds: [id] });
    const bins = ['B-9-4', 'B-10-1', 'CEN'].map((text) => page.indexOf(text));
    expect(bins).not.toContain(-1);
    expect(bins).toEqual([...bins].sort((a, b) => a - b));
    expect(new Set(page.match(/51 16 \d+/g)).size).toBe(3);
    expect(page).not.toContain('zł');
  });

  it('tell what lies in a parcel, of one shipment or of all', async () => {
    const partId = await shop.newPart(5);
    const id = await newOrder([{ partId, quantity: 3 }]);
    const ship = (version: number, quantity: number) =>
      shipOrder(
        shop.deps,
        desk(),
        { id, version },
        {
          carrier: 'dhl',
          trackingNumber: `JD ${quantity}`,
          parcels: 1,
          lines: [{ line: 1, quantity }],
        },
      );
    expect((await print({ kind: 'packing-slip', orderIds: [id] }))[0]).toContain('Nic jeszcze nie zostało');
    await changeState(shop.deps, desk(), { id, version: 1 }, 'confirm');
    await changeState(shop.deps, desk(), { id, version: 2 }, 'start-picking');
    await ship(3, 1);
    await ship(4, 2);
    const { id: shipmentId } = await app.database.db
      .selectFrom('shipment')
      .where('order_id', '=', id)
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const [one = ''] = await print({ kind: 'packing-slip', orderIds: [id], shipmentId });
    expect(one).toMatch(/JD 1 .*51 16 \d+ 3 1 /);
    expect(one).not.toContain('JD 2');
    const [all = ''] = await print({ kind: 'packing-slip', orderIds: [id] });
    expect(all).toMatch(/JD 1 .*JD 2 .*51 16 \d+ 3 3 /);
    await expect(print({ kind: 'packing-slip', orderIds: [id], shipmentId: 999_999 })).rejects.toThrow();
  });

  it('of several orders are one file, each on pages of its own, in the order that was asked for', async () => {
    const ids = [];
    for (let count = 0; count < 3; count += 1) {
      ids.push(await newOrder([{ partId: await shop.newPart(5), quantity: 1 }]));
    }
    ids.reverse();
    const pages = await print({ kind: 'pick-list', orderIds: ids });
    expect(pages).toHaveLength(3);
    for (const [index, id] of ids.entries()) expect(pages[index]).toContain(await numberOf(id));
  });

  it('repeat the head of a long table on each page', async () => {
    const items = [];
    for (let count = 0; count < 60; count += 1) items.push({ partId: await shop.newPart(5), quantity: 1 });
    const pages = await print({ kind: 'confirmation', orderIds: [await newOrder(items)] });
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages.slice(0, -1)) expect(page).toContain('Cena brutto');
    for (const [index, page] of pages.entries())
      expect(page).toMatch(new RegExp(`PB\\d+ · Strona ${index + 1} z ${pages.length}`));
  });

  it('ask for no money for what was cancelled altogether', async () => {
    const customer = await addCustomer(app.database.db);
    const id = await shop.order(customer, [{ partId: await shop.newPart(5), quantity: 2 }]);
    const [before = ''] = await print({ kind: 'confirmation', orderIds: [id] });
    expect(before).toContain('Tytuł przelewu');
    await cancelOrder(shop.deps, desk(), { id }, { lines: [{ line: 1, quantity: 1 }] });
    const [part = ''] = await print({ kind: 'confirmation', orderIds: [id] });
    expect(part).toMatch(/Razem po anulowaniu [1-9].*Tytuł przelewu/);
    await cancelOrder(shop.deps, desk(), { id }, {});
    const [none = ''] = await print({ kind: 'confirmation', orderIds: [id] });
    expect(none).toContain('Razem po anulowaniu 0,00 zł');
    expect(none).not.toContain('Tytuł przelewu');
  });

  it('tell also what has left without a shipment, from before there were any', async () => {
    const id = await newOrder([{ partId: await shop.newPart(5), quantity: 3 }]);
    await app.database.pool.query(`update order_line set shipped = 2 where order_id = $1`, [id]);
    const [page = ''] = await print({ kind: 'packing-slip', orderIds: [id] });
    expect(page).toMatch(/Wydano dotąd .*51 16 \d+ 3 2 /);
    expect(page).toContain('Data i podpis odbierającego');
  });

  it('are answered as PDF to those who may read the order, and to nobody else', async () => {
    const id = await newOrder([{ partId: await shop.newPart(5), quantity: 1 }]);
    const call = (headers: StaffHeaders, orders: string, kind = 'confirmation') =>
      app.ask('orderDocument', headers, { params: { kind }, query: { orders } });
    const answer = await call(staff, String(id));
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect(answer.headers['content-disposition']).toContain(`confirmation-${await numberOf(id)}.pdf`);
    expect(answer.text.startsWith('%PDF-')).toBe(true);
    await app.database.pool.query(
      `insert into staff_member_branch select id, $2 from staff_member where email = $1`,
      [ORDER_DESK, await addBranch(app.database.db, 'OTH')],
    );
    expect((await call(await app.startSession(ORDER_DESK), String(id))).status).toBe(404);
    expect((await call(staff, `${id},999999`)).status).toBe(404);
    for (const orders of ['', '0', '1;2', '1,', Array.from({ length: 51 }, () => 1).join(',')]) {
      expect((await call(staff, orders)).status, orders).toBe(400);
    }
    expect((await call(staff, String(id), 'invoice')).status).toBe(400);
  });
});

describe('the confirmation in the shop', () => {
  it('is a document of the customer who has ordered, and nobody else’s', async () => {
    const { db } = app.database;
    const [own, other] = [await addCustomer(db), await addCustomer(db)];
    const id = await shop.order(own, [{ partId: await shop.newPart(5), quantity: 1 }]);
    const [ownSession, otherSession] = await startSessions(db, [own.customerId, other.customerId]);
    const read = (headers: Record<string, string> = {}) =>
      app.app.inject({ url: `/api/Order/Confirmation?id=${id}`, headers });
    const answer = await read({ ...ownSession });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="confirmation-${await numberOf(id)}.pdf"`,
    });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)));
    expect(text.join(' ').replaceAll(/\s+/g, ' ')).toContain(await numberOf(id));
    expect((await read({ ...otherSession })).statusCode).toBe(404);
    expect((await read()).statusCode).toBe(401);
  });
});
