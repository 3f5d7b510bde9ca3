import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSessions } from '../../../test/customer-session.ts';
import { addTestKey, integrationCaller, type KeyHeaders } from '../../../test/integration-app.ts';
import { addCustomer, addPriceList } from '../../../test/shop-fixture.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;
let call: ReturnType<typeof integrationCaller>;
let key: KeyHeaders;
let customerId: number;

beforeAll(async () => {
  shop = await createTestApp();
  call = integrationCaller(shop);
  key = await addTestKey(shop);
  await addPriceList(shop.database.db);
  ({ customerId } = await addCustomer(shop.database.db));
  await shop.database.pool.query(
    `update company set external_id = 'K-100' where id = (select company_id from customer where id = $1)`,
    [customerId],
  );
});
afterAll(() => shop.close());

const pdf = Buffer.from('%PDF-1.7\nAn invoice').toString('base64');
const document = {
  company: 'K-100',
  number: 'FV/1/2026',
  date: '2026-03-01',
  dueDate: '2026-03-15',
  descriptionPl: 'Faktura',
  descriptionEn: 'Invoice',
  amount: 123.45,
  openAmount: 123.45,
  branch: 'WAW',
};

const put = (body: object, externalId = 'D-1') =>
  call('putDocument', key, { params: { externalId }, body: { ...document, ...body } });

it('a document is stored with its file, and everybody of the company sees it', async () => {
  const stored = await put({ pdf });
  expect([stored.status, stored.json]).toEqual([200, { ...document, externalId: 'D-1', hasPdf: true }]);
  const { rows } = await shop.database.pool.query<{ pdf: Buffer }>(
    'select pdf from accounting_document_file',
  );
  expect(rows.map((row) => row.pdf.toString('base64'))).toEqual([pdf]);
  const colleague = await addCustomer(shop.database.db);
  await shop.database.pool.query(
    'update customer set company_id = (select company_id from customer where id = $1) where id = $2',
    [customerId, colleague.customerId],
  );
  const stranger = await addCustomer(shop.database.db);
  const sessions = await startSessions(shop.database.db, [
    customerId,
    colleague.customerId,
    stranger.customerId,
  ]);
  const seen = await Promise.all(
    sessions.map(async (headers) => {
      const { json } = await shop.call({ url: '/api/level4Customer/AccountingOrders', headers });
      return (json as { documentNo: string }[]).map(({ documentNo }) => documentNo);
    }),
  );
  expect(seen).toEqual([['FV/1/2026'], ['FV/1/2026'], []]);
  const { rows: documents } = await shop.database.pool.query<{ id: number }>(
    'select id from accounting_document',
  );
  const files = await Promise.all(
    sessions.map((headers) =>
      shop.call({ url: `/api/level4Customer/AccountingFile?id=${documents[0]?.id}`, headers }),
    ),
  );
  expect(files.map(({ status }) => status)).toEqual([200, 200, 404]);
  expect([files[1]?.headers['content-type'], files[1]?.text]).toEqual([
    'application/pdf',
    '%PDF-1.7\nAn invoice',
  ]);
});

it('sent again it replaces itself, and a payment leaves the file as it is', async () => {
  await put({ pdf });
  const paid = await put({ openAmount: 0 });
  expect(paid.json).toMatchObject({ openAmount: 0, hasPdf: true });
  const read = await call('document', key, { params: { externalId: 'D-1' } });
  expect(read.json).toEqual(paid.json);
  const { rows } = await shop.database.pool.query(
    `select action, after->'openAmount' as open from audit_entry where record_type = 'document' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ action: 'document.store', open: 0 }]);
});

it.each([
  [{ company: 'K-999' }, 'company', 'There is no such company.'],
  [{ branch: 'NONE' }, 'branch', 'There is no such warehouse.'],
  [{ date: '2026-02-30' }, 'date', 'This value is not valid.'],
  [{ amount: 1.005 }, 'amount', 'An amount has at most two decimals.'],
  [{ pdf: Buffer.from('<html>').toString('base64') }, 'pdf', 'This file is no PDF.'],
  [{ pdf: `${Buffer.from('%PDF-1.7').toString('base64')}\n` }, 'pdf', 'This value is not valid.'],
  [{ pdf: 'JVBERi0xLjc=JVBE' }, 'pdf', 'This value is not valid.'],
])('%o is refused', async (wrong, field, message) => {
  const answer = await put(wrong, 'D-2');
  expect(answer.status).toBe(400);
  expect(answer.json).toHaveProperty(['errors', field], [message]);
  expect((await call('document', key, { params: { externalId: 'D-2' } })).status).toBe(404);
});

it('a file of five megabytes fits, and a larger one is refused', async () => {
  const ofSize = (bytes: number) =>
    Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(bytes - 8)]).toString('base64');
  const stored = await put({ pdf: ofSize(5_000_000) }, 'D-3');
  expect(stored.status, stored.text).toBe(200);
  expect((await put({ pdf: ofSize(5_000_001) }, 'D-3')).status).toBe(400);
  expect((await put({ pdf: ofSize(7_000_000) }, 'D-3')).status).toBe(413);
});
