import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { StaffStore } from '@partsboard/contract/backoffice/stores';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeOrderMail } from '../src/features/checkout/order-mail.ts';
import { fileTransport } from '../src/features/mail/mail-transport.ts';
import { sendMail } from '../src/features/mail/send-mail.ts';
import { printOrders } from '../src/features/orders/documents/order-documents.ts';
import { ADMINISTRATOR, createBackofficeApp, ORDER_DESK, type BackofficeApp } from './backoffice-app.ts';
import { createOrderShop, ON_CREDIT, type OrderShop } from './order-fixture.ts';
import { registration } from './registration.ts';
import { addCustomer } from './shop-fixture.ts';
import { createSecondApp } from './test-app.ts';
import { without } from './without.ts';

const SHOP_URL = 'https://parts.example:8443';
const PRODUCT = /partsboard/i;
/** Customers of the tests have addresses of the demo. */
const ADDRESS = /[\w.+-]+@[\w.-]+/g;

let shop: BackofficeApp;
let folder: string;
let orders: OrderShop;

/** A dealer who has taken the demo over: own name, own address, own host names. */
beforeAll(async () => {
  shop = await createBackofficeApp();
  orders = await createOrderShop(shop.database.db);
  folder = await mkdtemp(join(tmpdir(), 'store-name-'));
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><title>Sklep</title></head><script type="application/json" id="answers"></script>',
  );
  await shop.database.pool.query(
    `update store set name = 'Części Nowak', company_name = 'Nowak sp. z o.o.', email = 'biuro@nowak.example',
       mail_from = 'sklep@nowak.example', seo_title_pl = 'Części Nowak', seo_title_en = 'Nowak parts',
       seo_description_pl = '', seo_description_en = '', copyright_pl = '', copyright_en = '', url = '',
       company_address = 'ul. Prosta 1', host_names = '{}', order_prefix = ''
     where id = 1`,
  );
  await shop.database.pool.query(
    `update store set name = 'Hurtownia', mail_from = 'sklep@hurt.example', host_names = '{hurt.example,www.hurt.example}'
     where id = 2`,
  );
  // Addresses of the demo are not names.
  await shop.database.pool.query(
    `update warehouse set email = replace(email, 'partsboard', 'nowak'), url = ''`,
  );
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** The mails that wait, as a mail program reads them. */
async function sendAll() {
  const { pool, db } = shop.database;
  const mails = await mkdtemp(join(folder, 'mails-'));
  const silent = { info: () => undefined, error: () => undefined };
  const { rows } = await pool.query<{ id: number }>(
    'select id from mail_outbox where sent_at is null order by id',
  );
  for (const { id } of rows) {
    await sendMail(
      {
        db,
        transport: fileTransport(mails, { from: 'shop@server.example', host: 'localhost' }, silent),
        composeOrder: (orderId, language) => composeOrderMail(db, SHOP_URL, orderId, language),
        log: silent,
      },
      id,
    );
  }
  const names = (await readdir(mails)).sort();
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(mails, name)))));
}

describe('a dealer’s own name stands', () => {
  it('in the pages of shop and back office, and in all that a first visit gets', async () => {
    const app = await createSecondApp(shop.database, { shopFolder: folder, backofficeFolder: folder });
    const readPage = async () =>
      (await app.inject({ url: '/login', headers: { accept: 'text/html' } })).payload;
    // Where the database is slow, a page is served as it was built.
    await expect.poll(readPage, { timeout: 15_000 }).toContain('<title>Części Nowak</title>');
    const page = await readPage();
    const answers = JSON.parse(/id="answers">(.*)<\/script>/.exec(page)?.[1] ?? '') as {
      answers: Record<string, unknown>;
    };
    // Branches and pages are the dealer's own texts.
    for (const url of ['/api/config', '/api/Store/get'])
      expect(JSON.stringify(answers.answers[url])).not.toMatch(PRODUCT);
    const office = await app.inject({ url: '/backoffice', headers: { accept: 'text/html' } });
    expect(office.payload).toContain('<title>Części Nowak</title>');
    expect(office.payload).not.toMatch(PRODUCT);
    await app.close();
  });

  it('in mails: sender, Message-ID, subject, head and foot', async () => {
    await shop.call({
      method: 'POST',
      url: '/api/Customer/register',
      payload: registration('ewa@client.example'),
    });
    const [mail] = await sendAll();
    expect(mail?.from).toMatchObject({ name: 'Części Nowak', address: 'sklep@nowak.example' });
    expect(mail?.messageId).toMatch(/@nowak\.example>$/);
    expect(mail?.html).toContain('Części Nowak');
    for (const text of [mail?.subject, mail?.html, mail?.text]) expect(text).not.toMatch(PRODUCT);
  });

  it('in the mails of orders, and on the documents that are printed', async () => {
    const { db } = shop.database;
    const customer = await addCustomer(db, { creditLimit: 100_000_000 });
    const id = await orders.order(customer, [{ partId: await orders.newPart(5), quantity: 1 }], ON_CREDIT);
    const placed = await shop.database.pool.query<{ number: string }>(
      'select number from customer_order where id = $1',
      [id],
    );
    expect(placed.rows[0]?.number).toMatch(/^\d{6,}$/);
    const mails = await sendAll();
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) {
      expect(mail.from).toMatchObject({ name: 'Części Nowak' });
      expect(mail.html?.replaceAll(ADDRESS, '')).not.toMatch(PRODUCT);
    }
    const { file } = await printOrders(db, 'all', {
      kind: 'confirmation',
      orderIds: [id],
      shipmentId: undefined,
    });
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(await file.toArray())));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain('Nowak sp. z o.o.');
    expect(text.replaceAll(ADDRESS, '')).not.toMatch(PRODUCT);
    expect(JSON.stringify((await pdf.getMetadata()).info)).not.toMatch(PRODUCT);
  });

  it('in the numbers of orders, where the store has letters for them', async () => {
    const administrator = await shop.startSession(ADMINISTRATOR);
    const { items } = (await shop.ask('stores', administrator)).json as { items: StaffStore[] };
    const [store] = items;
    if (store === undefined) throw new Error('There is no store');
    const settings = without(store, 'id', 'isDefault', 'pages', 'logoUrl', 'darkLogoUrl');
    const saved = await shop.ask('changeStore', administrator, {
      params: { id: 1 },
      body: { ...settings, orderPrefix: ' now- ' },
    });
    expect(saved.json, saved.text).toMatchObject({ orderPrefix: 'NOW-' });
    const customer = await addCustomer(shop.database.db, { creditLimit: 100_000_000 });
    await orders.order(customer, [{ partId: await orders.newPart(5), quantity: 1 }], ON_CREDIT);
    const mails = await sendAll();
    expect(mails[0]?.subject).toMatch(/NOW-\d{6,}/);
    // It is found by its digits alone, also when later orders begin with something else.
    const [, digits = ''] = /NOW-(\d+)/.exec(mails[0]?.subject ?? '') ?? [];
    const found = async () =>
      ((await shop.ask('orders', administrator, { query: { search: digits } })).json as { items: object[] })
        .items;
    expect(await found()).toMatchObject([{ number: `NOW-${digits}` }]);
    const { version } = saved.json as StaffStore;
    const changed = await shop.ask('changeStore', administrator, {
      params: { id: 1 },
      body: { ...settings, orderPrefix: 'LUB', version },
    });
    expect(changed.status, changed.text).toBe(200);
    expect(await found()).toMatchObject([{ number: `NOW-${digits}` }]);
  });

  it('in all examples of mails, and in authenticator apps', async () => {
    const administrator = await shop.startSession(ADMINISTRATOR);
    const { items } = (await shop.ask('mailTemplates', administrator)).json as { items: { name: string }[] };
    for (const { name } of items) {
      const { json } = await shop.ask('mailTemplate', administrator, { params: { name, language: 'pl' } });
      expect(JSON.stringify(json), name).not.toMatch(PRODUCT);
    }
    const setUp = await shop.ask('beginSecondFactor', await shop.startSession(ORDER_DESK));
    expect(decodeURIComponent(JSON.stringify(setUp.json))).toContain('Części Nowak');
  });
});

describe('links in mails of a store with host names', () => {
  const links = (html: string | undefined) =>
    [...(html ?? '').matchAll(/href="([^"]+)"/g)].map(([, url]) => url);

  it('lead to its first one, those of other stores to the address in the settings', async () => {
    const register = (email: string, storeId: string) =>
      shop.call({
        method: 'POST',
        url: '/api/Customer/register',
        payload: registration(email),
        headers: { storeid: storeId },
      });
    await register('first@client.example', '1');
    await register('second@client.example', '2');
    const [first, second] = await sendAll();
    expect(links(first?.html)).toEqual(['http://shop.example/login']);
    expect(links(second?.html)).toEqual(['http://hurt.example/login']);
  });

  it('lead there with a new password too, and from the mails of its orders', async () => {
    const { db, pool } = shop.database;
    await shop.call({
      method: 'POST',
      url: '/api/Customer/PasswordRecovery',
      payload: { email: 'second@client.example' },
      headers: { storeid: '2' },
    });
    const customer = await addCustomer(db, { creditLimit: 100_000_000 });
    const id = await orders.order(customer, [{ partId: await orders.newPart(5), quantity: 1 }], ON_CREDIT);
    await pool.query('update customer_order set store_id = 2 where id = $1', [id]);
    const mails = await sendAll();
    const found = mails.flatMap(({ html }) => links(html));
    expect(found).toEqual([
      expect.stringMatching(/^http:\/\/hurt\.example\/forgot-password\/confirm\?/),
      `https://hurt.example:8443/orderdetails/${id}`,
    ]);
  });
});
