import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectErp, pullOrders } from '@partsboard/erp-link/pull-orders';
import { pushPrices, pushStock } from '@partsboard/erp-link/push-figures';
import { setRefunded, setShipped, setStatus } from '@partsboard/erp-link/set-status';
import { connectShop, type Shop } from '@partsboard/erp-link/shop';
import { startSimulator, type Simulator } from '@partsboard/erp-simulator/simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestKey } from './integration-app.ts';
import { placeManyOrders } from './many-orders.ts';
import { createOrderShop, type OrderShop } from './order-fixture.ts';
import { addCustomer } from './shop-fixture.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const TIME = 120_000;
const ORDERS = 500;
const HOUR = 3_600_000;

let shop: TestApp;
let orders: OrderShop;
let erp: Simulator;
let link: Shop;
let folder: string;
/** Of the link: it passes without anybody waiting. */
let clock = 0;
/** What else happens while the link waits. */
let meanwhile: () => unknown = () => undefined;

const wait = async (milliseconds: number) => {
  clock += milliseconds;
  await meanwhile();
};

beforeAll(async () => {
  shop = await createTestApp();
  orders = await createOrderShop(shop.database.db);
  erp = await startSimulator();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const { authorization = '' } = await addTestKey(shop);
  link = connectShop({ url: `http://127.0.0.1:${port}`, key: authorization.slice('Bearer '.length), wait });
  folder = mkdtempSync(join(tmpdir(), 'erp-link-'));
}, TIME);
afterAll(async () => {
  await shop.close();
  await erp.close();
  rmSync(folder, { recursive: true });
});

const fileOf = (name: string, ...lines: readonly string[]): string => {
  const file = join(folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
};

const numberOf = async (orderId: number): Promise<string> => {
  const { number } = await shop.database.db
    .selectFrom('customer_order')
    .where('id', '=', orderId)
    .select('number')
    .executeTakeFirstOrThrow();
  return number;
};

describe('the example of a link to an ERP', () => {
  it(
    'brings every order once and in order to an ERP that was down for an hour meanwhile',
    { timeout: TIME },
    async () => {
      erp.setMood('down');
      const events = new EventEmitter();
      let placed = 0;
      const placing = placeManyOrders(shop.database, orders, ORDERS, () => {
        placed += 1;
        events.emit('placed');
      });
      meanwhile = async () => {
        if (placed < ORDERS) await once(events, 'placed');
        // Comes back badly before it is well.
        else if (clock >= HOUR) erp.setMood(erp.book.entries.length < 20 ? 'flapping' : 'well');
      };
      await once(events, 'placed');
      await Promise.all([placing, pullOrders(link, connectErp({ url: erp.url, wait }))]);
      expect(clock).toBeGreaterThanOrEqual(HOUR);
      const { rows } = await shop.database.pool.query<{ number: string; position: number }>(
        'select o.number, f.position::integer from order_feed f join customer_order o on o.id = f.order_id order by f.position',
      );
      expect(rows).toHaveLength(ORDERS);
      expect(erp.book.entries.map(({ position, order }) => ({ number: order.number, position }))).toEqual(
        rows,
      );
      erp.setMood('well');
      expect(await pullOrders(link, connectErp({ url: erp.url, wait }))).toBe(0);
    },
  );

  it('sends stock and prices from exports, and says which rows are not known', async () => {
    const partId = await orders.newPart(5);
    const { number } = await shop.database.db
      .selectFrom('part')
      .where('id', '=', partId)
      .select('number')
      .executeTakeFirstOrThrow();
    const stock = fileOf(
      'stock.csv',
      'warehouse,brand,number,quantity',
      `ORD,VELORA,${number},17`,
      'ORD,VELORA,NONE,1',
    );
    expect(await pushStock(link, stock)).toMatchObject({ accepted: 1, changed: 1, problems: [{ row: 2 }] });
    const prices = fileOf('prices.csv', 'brand,number,net,vat', `VELORA,${number},81.30,23`);
    expect(await pushPrices(link, prices)).toMatchObject({ accepted: 1, changed: 1, problems: [] });
    expect((await orders.figures(partId))[0]).toEqual([17, 0]);
  });

  it.each([
    ['a decimal comma', 'brand,number,net,vat', 'VELORA,51 16 1,"81,30",23', 'Row 1, net: “81,30”'],
    ['another name of the column', 'brand,number,price,vat', 'VELORA,51 16 1,81.30,23', 'Row 1, net: “”'],
    ['an infinite price', 'brand,number,net,vat', 'VELORA,51 16 1,Infinity,23', 'Row 1, net: “Infinity”'],
    ['no VAT', 'brand,number,net,vat', 'VELORA,51 16 1,81.30,', 'Row 1, vat: “”'],
  ])('sends no prices of an export with %s, which would take them away', async (_what, head, row, said) => {
    await orders.newPart(1);
    const readPrices = () => shop.database.db.selectFrom('part_price').select('net').execute();
    const before = await readPrices();
    await expect(pushPrices(link, fileOf('prices.csv', head, row))).rejects.toThrow(said);
    expect(await readPrices()).toEqual(before);
  });

  it('sends no stock where a quantity is empty', async () => {
    const stock = fileOf('stock.csv', 'warehouse,brand,number,quantity', 'ORD,VELORA,51 16 1,');
    await expect(pushStock(link, stock)).rejects.toThrow('Row 1, quantity');
  });

  it('sets the status of an order', async () => {
    const customer = await addCustomer(shop.database.db);
    const number = await numberOf(
      await orders.order(customer, [{ partId: await orders.newPart(5), quantity: 1 }]),
    );
    expect(await setStatus(link, number, 'confirm')).toMatchObject({ state: 'confirmed' });
    expect(await setShipped(link, number, { carrier: 'dpd', trackingNumber: '0000123456' })).toMatchObject({
      state: 'shipped',
    });
    await pullOrders(link, connectErp({ url: erp.url, wait }));
    expect(erp.book.find(number)).toMatchObject({ kind: 'changed', state: 'shipped' });
    await expect(setStatus(link, number, 'confirm')).rejects.toThrow('409');
  });

  it('books the refund of an order that was paid and then cancelled', async () => {
    const customer = await addCustomer(shop.database.db);
    const number = await numberOf(
      await orders.order(customer, [{ partId: await orders.newPart(5), quantity: 1 }]),
    );
    await link.post(`/orders/${number}/payments`, {});
    await link.post(`/orders/${number}/cancellations`, {});
    expect(await setRefunded(link, number, '')).toMatchObject({ paymentStatus: 'Refunded', refundDue: 0 });
    await expect(setRefunded(link, number, `${number}-R1`)).rejects.toThrow('404');
  });
});
