import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../db/database.ts';
import { startSessions, type SessionHeader } from '../../../test/customer-session.ts';
import { addCustomer, addPriceList, type TestCustomer } from '../../../test/shop-fixture.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;
let db: Db;
let customer: TestCustomer;
let headers: SessionHeader;

beforeAll(async () => {
  shop = await createTestApp();
  ({ db } = shop.database);
  await addPriceList(db);
});
afterAll(() => shop.close());

beforeEach(async () => {
  customer = await addCustomer(db, { discountTable: 'A', creditLimit: 500_000 });
  const [session] = await startSessions(db, [customer.customerId]);
  if (!session) throw new Error('No session');
  headers = session;
});

const get = async <T>(path: string, language = 'en'): Promise<T> =>
  (await shop.call({ url: `/api/${path}`, headers: { ...headers, 'accept-language': language } })).json as T;

/** Another person of the same company. */
async function colleagueOf({ customerId }: TestCustomer): Promise<TestCustomer> {
  const colleague = await addCustomer(db, { discountTable: 'A' });
  const { company_id } = await db
    .selectFrom('customer')
    .where('id', '=', customerId)
    .select('company_id')
    .executeTakeFirstOrThrow();
  await db.updateTable('customer').set({ company_id }).where('id', '=', colleague.customerId).execute();
  return colleague;
}

describe('documents of the accounting system', () => {
  it('have the six fields, newest first, and are none where there are none', async () => {
    expect(await get('level4Customer/AccountingOrders')).toEqual([]);
    const document = (number: string, date: string, due: string | null) => ({
      customer_id: customer.customerId,
      document_no: number,
      document_date: date,
      description_pl: 'Faktura',
      description_en: 'Invoice',
      due_date: due,
      amount: 12_345,
      branch_code: 'WAW',
      open_amount: due === null ? null : 2_345,
    });
    await db
      .insertInto('accounting_document')
      .values([document('FV/1', '2026-01-02', null), document('FV/2', '2026-02-03', '2026-02-24')])
      .execute();
    expect(await get('level4Customer/AccountingOrders', 'pl')).toEqual([
      {
        documentNo: 'FV/2',
        documentDate: '2026-02-03',
        description: 'Faktura',
        dueDate: '2026-02-24',
        amount: 123.45,
        branchCode: 'WAW',
        openAmount: 23.45,
        state: 'overdue',
        fileId: null,
      },
      {
        documentNo: 'FV/1',
        documentDate: '2026-01-02',
        description: 'Faktura',
        dueDate: null,
        amount: 123.45,
        branchCode: 'WAW',
        openAmount: null,
        state: null,
        fileId: null,
      },
    ]);
    expect(await get('Level4Customer/accountingorders')).toMatchObject([{ description: 'Invoice' }, {}]);
  });

  it('are paid, due or overdue by what is still open and by their day', async () => {
    const document = (number: string, open: number, due: string | null) => ({
      customer_id: customer.customerId,
      document_no: number,
      document_date: '2026-01-02',
      description_pl: 'Faktura',
      description_en: 'Invoice',
      due_date: due,
      amount: 10_000,
      branch_code: 'WAW',
      open_amount: open,
    });
    await db
      .insertInto('accounting_document')
      .values([
        document('FV/1', 0, '2026-01-02'),
        document('FV/2', 1, '2026-01-02'),
        document('FV/3', 1, '2999-01-02'),
        document('FV/4', 1, null),
      ])
      .execute();
    const documents = await get<{ documentNo: string; state: string }[]>('level4Customer/AccountingOrders');
    expect(Object.fromEntries(documents.map(({ documentNo, state }) => [documentNo, state]))).toEqual({
      'FV/1': 'paid',
      'FV/2': 'overdue',
      'FV/3': 'due',
      'FV/4': 'due',
    });
  });

  it('are downloaded where they have a file, by the person or the company that they are for', async () => {
    const [own, ofColleague] = await db
      .insertInto('accounting_document')
      .values(
        [customer, await colleagueOf(customer)].map(({ customerId }, index) => ({
          customer_id: customerId,
          document_no: `FV/${index}/26 "A"`,
          document_date: '2026-01-02',
          description_pl: 'Faktura',
          description_en: 'Invoice',
          due_date: null,
          amount: 10_000,
          branch_code: 'WAW',
        })),
      )
      .returning('id')
      .execute();
    const pdf = Buffer.from('%PDF-1.7\nAn invoice');
    const ids = [own?.id ?? 0, ofColleague?.id ?? 0];
    await db
      .insertInto('accounting_document_file')
      .values(ids.map((document_id) => ({ document_id, pdf })))
      .execute();
    const download = (id: number, session: SessionHeader) =>
      shop.call({ url: `/api/level4Customer/AccountingFile?id=${id}`, headers: session });

    expect(await get('level4Customer/AccountingOrders')).toMatchObject([{ fileId: ids[0] }]);
    const answer = await download(ids[0] ?? 0, headers);
    expect([answer.status, answer.text]).toEqual([200, pdf.toString()]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="FV-0-26-A-.pdf"',
    });

    // What a colleague has bought alone is not theirs, and no document is a stranger's.
    expect((await download(ids[1] ?? 0, headers)).status).toBe(404);
    const stranger = await addCustomer(db, { discountTable: 'A' });
    const [strange] = await startSessions(db, [stranger.customerId]);
    expect((await download(ids[0] ?? 0, strange ?? headers)).status).toBe(404);
    expect((await shop.call({ url: `/api/level4Customer/AccountingFile?id=${ids[0]}` })).status).toBe(401);

    await db.updateTable('accounting_document').set({ customer_id: null }).where('id', 'in', ids).execute();
    expect((await download(ids[1] ?? 0, headers)).status).toBe(200);
    await db.deleteFrom('accounting_document_file').execute();
    expect((await download(ids[0] ?? 0, headers)).status).toBe(404);
  });
});
