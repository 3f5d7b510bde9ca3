import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { SaxesParser } from 'saxes';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOrderShop, type OrderShop } from '../../../../test/order-fixture.ts';
import { startSftpServer, type TestSftpServer } from '../../../../test/sftp-server.ts';
import { addCustomer } from '../../../../test/shop-fixture.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { sftpTarget } from './order-file-targets.ts';
import { writeOrderFiles, type OrderFileSettings } from './write-order-files.ts';

let shop: TestApp;
let orders: OrderShop;
let sftp: TestSftpServer;
const folders: string[] = [];

beforeAll(async () => {
  shop = await createTestApp();
  orders = await createOrderShop(shop.database.db);
  sftp = await startSftpServer();
});
afterEach(() => forget());
afterAll(async () => {
  await shop.close();
  await sftp.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'order-files-'));
  folders.push(folder);
  return folder;
};

/** As a reader who has acknowledged nothing yet. */
const forget = () => shop.database.db.deleteFrom('order_feed_reader').execute();

const settingsFor = (orderFiles: string, more: Partial<OrderFileSettings> = {}): OrderFileSettings => ({
  orderFiles,
  orderFilesFormat: 'csv',
  orderFilesKey: undefined,
  orderFilesHostKey: undefined,
  ...more,
});

const write = (settings: OrderFileSettings) => writeOrderFiles(shop.database.db, settings);

async function place(lines = 1): Promise<string> {
  const customer = await addCustomer(shop.database.db);
  const parts = await Promise.all(Array.from({ length: lines }, () => orders.newPart(5)));
  const id = await orders.order(
    customer,
    parts.map((partId) => ({ partId, quantity: 2 })),
    { CustomerReference: 'A <b> & "c", d\u0001' },
  );
  const { number } = await shop.database.db
    .selectFrom('customer_order')
    .where('id', '=', id)
    .select('number')
    .executeTakeFirstOrThrow();
  return number;
}

const rowsOf = (text: string) =>
  Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;

function elementsOf(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const parser = new SaxesParser();
  let name = '';
  parser.on('opentag', (tag) => (name = tag.name));
  parser.on('text', (value) => {
    if (value.trim() !== '') found.set(name, [...(found.get(name) ?? []), value]);
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  return found;
}

describe('order files', () => {
  it('are one for each entry of the feed, with names that sort, and written once', async () => {
    const numbers = [await place(2), await place()];
    const folder = newFolder();
    const written = await write(settingsFor(folder));
    expect(written).toBeGreaterThanOrEqual(2);
    const names = readdirSync(folder).sort();
    expect(names).toHaveLength(written);
    expect(names[0]).toMatch(/^order-\d{12}\.csv$/);
    const files = names.slice(-2).map((name) => rowsOf(readFileSync(join(folder, name), 'utf8')));
    expect(files.map((rows) => [rows.length, rows[0]?.['number'], rows[0]?.['quantity']])).toEqual([
      [2, numbers[0], '2'],
      [1, numbers[1], '2'],
    ]);
    expect(files[0]?.[0]).toMatchObject({
      partBrand: 'VELORA',
      returned: '0',
      refundedTotal: '0',
      refundDue: '0',
    });
    expect(files[0]?.[0]?.['customerReference']).toBe('A <b> & "c", d\u0001');
    expect(await write(settingsFor(folder))).toBe(0);
    expect(readdirSync(folder)).toHaveLength(written);
  });

  it('can be XML, without what XML cannot hold', async () => {
    const number = await place(2);
    const folder = newFolder();
    await write(settingsFor(folder, { orderFilesFormat: 'xml' }));
    const last = readdirSync(folder).sort().at(-1) ?? '';
    const elements = elementsOf(readFileSync(join(folder, last), 'utf8'));
    expect(elements.get('number')).toEqual([number]);
    expect(elements.get('customerReference')).toEqual(['A <b> & "c", d']);
    expect(elements.get('partNumber')).toHaveLength(2);
    expect(elements.get('billingCity')).toEqual(['Warszawa']);
  });

  it('have the same names when they are written a second time', async () => {
    await place();
    const folder = newFolder();
    await write(settingsFor(folder));
    const names = readdirSync(folder).sort();
    await forget();
    await write(settingsFor(folder));
    expect(readdirSync(folder).sort()).toEqual(names);
  });

  it('go to a server by SFTP, whole or not at all', async () => {
    await place();
    const settings = settingsFor(sftp.url, { orderFilesHostKey: sftp.fingerprint });
    sftp.breakAfterWrites(1);
    await expect(write(settings)).rejects.toThrow();
    expect(sftp.names().filter((name) => name.startsWith('order-'))).toEqual([]);
    sftp.breakAfterWrites(Infinity);
    const written = await write(settings);
    const names = sftp.names().sort();
    expect(names).toHaveLength(written);
    expect(rowsOf(sftp.read(names.at(-1) ?? ''))).toHaveLength(1);
    await forget();
    await write(settings);
    expect(sftp.names().sort()).toEqual(names);
  });

  it('wait for a server that does not answer for a limited time, and go there later', async () => {
    const address = { url: sftp.url, keyFile: undefined, hostKey: undefined };
    sftp.hang(true);
    const hung = await sftpTarget({ ...address, limitMilliseconds: 100 });
    await expect(hung.write('order-x.csv', 'x')).rejects.toThrow('did not answer within 0.1 s');
    await hung.close();
    expect(sftp.names()).not.toContain('order-x.csv');
    sftp.hang(false);
    const answering = await sftpTarget(address);
    await answering.write('order-x.csv', 'x');
    await answering.close();
    expect(sftp.read('order-x.csv')).toBe('x');
  });

  it('do not go to a server with another key', async () => {
    await place();
    const other = `SHA256:${'A'.repeat(43)}`;
    await expect(write(settingsFor(sftp.url, { orderFilesHostKey: other }))).rejects.toThrow();
  });
});
