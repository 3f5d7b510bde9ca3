import { backofficeRoutes, type BackofficeRouteName } from '@partsboard/contract/backoffice/routes';
import { tableMediaTypes, type TableFormat } from '@partsboard/contract/backoffice/table-format';
import type { BackofficeRoute } from '@partsboard/contract/backoffice/route';
import { routeUrl } from '@partsboard/contract/route';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackofficeApp, type BackofficeApp, type StaffHeaders } from './backoffice-app.ts';
import { createOrderShop } from './order-fixture.ts';
import { addCustomer } from './shop-fixture.ts';

let app: BackofficeApp;
let admin: StaffHeaders;

const exportNames = Object.entries<BackofficeRoute>(backofficeRoutes)
  .filter(([, { answers }]) => answers === 'table')
  .map(([name]) => name as BackofficeRouteName);

beforeAll(async () => {
  app = await createBackofficeApp();
  admin = await app.startSession('staff@partsboard.example');
  const { pool, db } = app.database;
  const orders = await createOrderShop(db);
  const customer = await addCustomer(db);
  const partId = await orders.newPart(50);
  for (let turn = 0; turn < 3; turn += 1) await orders.order(customer, [{ partId, quantity: 1 }]);
  await pool.query(`update customer set company = '=HYPERLINK("http://x")' where id = $1`, [
    customer.customerId,
  ]);
  await pool.query(`insert into search_miss (phrase, language, times) values ('klocki', 'pl', 7)`);
});
afterAll(() => app.close());

interface Asked {
  readonly format: TableFormat;
  readonly language?: string;
  readonly headers?: StaffHeaders;
}

async function fileOf(name: BackofficeRouteName, { format, language = 'en', headers = admin }: Asked) {
  const answer = await app.app.inject({
    url: routeUrl(backofficeRoutes[name], { id: 1 }, { format }),
    headers: { 'accept-language': language, ...headers },
  });
  expect(answer.statusCode, answer.payload).toBe(200);
  expect(answer.headers['content-type']).toContain(tableMediaTypes[format]);
  expect(answer.headers['content-disposition']).toMatch(
    new RegExp(`^attachment; filename="[\\w-]+\\.${format}"$`),
  );
  return answer.rawPayload;
}

const sheetOf = async (...asked: Parameters<typeof fileOf>) =>
  (await readWorkbook(await fileOf(...asked)))[0];

const linesOf = (csv: Buffer): string[] => csv.toString().slice(1).trimEnd().split('\r\n');

describe.each(exportNames)('%s', (name) => {
  it.each(['pl', 'en'])('has the same columns and rows as CSV and as an Excel file: %s', async (language) => {
    const [head = '', ...lines] = linesOf(await fileOf(name, { format: 'csv', language }));
    const sheet = await sheetOf(name, { format: 'xlsx', language });
    expect(sheet?.data[0]?.join(';')).toBe(head);
    expect(sheet?.data.slice(1)).toHaveLength(lines.length);
  });
});

describe('an Excel file of orders', () => {
  it('has numbers, times and texts as such', async () => {
    const sheet = await sheetOf('orderExport', { format: 'xlsx' });
    expect(sheet?.sheet).toBe('Orders');
    const [head = [], row = []] = sheet?.data ?? [];
    const cell = (title: string) => row[head.indexOf(title)];
    expect(cell('Number')).toMatch(/^PB/);
    expect(cell('Placed')).toBeInstanceOf(Date);
    expect(cell('Lines')).toBe(1);
    expect(cell('Gross total')).toBeGreaterThan(0);
    expect(cell('Company')).toBe('=HYPERLINK("http://x")');
  });

  it('has those of the own branches only', async () => {
    await app.database.pool.query(
      `insert into staff_role_permission select id, 'exports.read' from staff_role where key = 'order-desk'`,
    );
    // This person works in branches of the demo, which have no order here.
    const headers = await app.startSession('orders@partsboard.example');
    const sheet = await sheetOf('orderExport', { format: 'xlsx', headers });
    expect(sheet?.data).toHaveLength(1);
  });

  it('is no format of another kind', async () => {
    const answer = await app.ask('orderExport', admin, { query: { format: 'exe' } });
    expect(answer.status).toBe(400);
  });
});
