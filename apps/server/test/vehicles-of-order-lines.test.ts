import type { Order } from '@partsboard/contract/backoffice/orders';
import type { OrderFeed } from '@partsboard/contract/integration/orders';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMINISTRATOR, createBackofficeApp, type BackofficeApp } from './backoffice-app.ts';
import { addTestKey, integrationCaller } from './integration-app.ts';
import { createOrderShop, desk, ON_CREDIT, type OrderShop } from './order-fixture.ts';
import { addCustomer } from './shop-fixture.ts';
import { composeOrderMail } from '../src/features/checkout/order-mail.ts';
import { orderFileContent } from '../src/features/integration/order-files/order-file-formats.ts';
import { tellBranch } from '../src/features/orders/mails/branch-mail.service.ts';
import { printOrders, type PrintRequest } from '../src/features/orders/documents/order-documents.ts';
import { shipOrder } from '../src/features/orders/actions/ship-order.ts';
import { changeState } from '../src/features/orders/actions/simple-actions.ts';

const VIN = 'WVLZZZ00000123456';
const vehicles = [
  { Id: 7, Vin: VIN, Name: 'Velora L31, WVL…0123456', Quantity: 2 },
  { Id: null, Name: 'Runa R1, 03/2019', Quantity: 1 },
];

let app: BackofficeApp;
let shop: OrderShop;
let orderId: number;

beforeAll(async () => {
  app = await createBackofficeApp();
  shop = await createOrderShop(app.database.db);
  const customer = await addCustomer(app.database.db, { creditLimit: 100_000_000 });
  const partId = await shop.newPart(5);
  orderId = await shop.order(customer, [{ partId, quantity: 4, vehicles }], ON_CREDIT);
});
afterAll(() => app.close());

it('staff read for which vehicles a line is', async () => {
  const staff = await app.startSession(ADMINISTRATOR);
  const { lines } = (await app.ask('order', staff, { params: { id: orderId } })).json as Order;
  expect(lines.map((line) => line.vehicles)).toEqual([
    [
      { vin: VIN, name: `Velora L31, ${VIN}`, quantity: 2 },
      { vin: null, name: 'Runa R1, 03/2019', quantity: 1 },
    ],
  ]);
});

it('the confirmation and the mail to the branch name vehicles and pieces', async () => {
  const { db, pool } = app.database;
  const confirmation = await composeOrderMail(db, 'http://shop.example', orderId, 'en');
  expect(confirmation.plainText).toContain(`for Velora L31, ${VIN} (2)`);
  expect(confirmation.plainText).toContain('for Runa R1, 03/2019 (1)');
  await tellBranch(db, 'http://shop.example', orderId);
  const { rows } = await pool.query<{ plain_text: string }>(
    `select plain_text from mail_outbox where kind = 'branch-order' and order_id = $1`,
    [orderId],
  );
  expect(rows[0]?.plain_text).toContain(`do: Velora L31, ${VIN} (2)`);
});

it('the order feed and its files carry the vehicles', async () => {
  const call = integrationCaller(app);
  const { items } = (await call('orderFeed', await addTestKey(app))).json as OrderFeed;
  const [entry] = items;
  expect(entry?.order.lines[0]?.vehicles).toMatchObject([
    { vin: VIN, quantity: 2 },
    { vin: null, name: 'Runa R1, 03/2019', quantity: 1 },
  ]);
  if (!entry) return;
  const text = `${VIN} × 2; Runa R1, 03/2019 × 1`;
  expect(orderFileContent('xml', entry)).toContain(`<vehicles>${text}</vehicles>`);
  expect(orderFileContent('csv', entry)).toContain(`"${text}"`);
});

it('the documents of an order name the vehicles', async () => {
  const { db } = app.database;
  const print = async (kind: PrintRequest['kind']) => {
    const { file } = await printOrders(db, 'all', { kind, orderIds: [orderId], shipmentId: undefined });
    const bytes = Buffer.concat(await file.toArray());
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
    return text.join(' ').replaceAll(/\s+/g, ' ');
  };
  expect(await print('confirmation')).toContain(`do: Velora L31, ${VIN} (2)`);
  expect(await print('pick-list')).toContain(`do: Velora L31, ${VIN} (2)`);
  await changeState(shop.deps, desk(), { id: orderId, version: 1 }, 'confirm');
  await shipOrder(
    shop.deps,
    desk(),
    { id: orderId, version: 2 },
    { carrier: 'dpd', trackingNumber: '', parcels: 1 },
  );
  expect(await print('packing-slip')).toContain(`do: Velora L31, ${VIN} (2)`);
});
