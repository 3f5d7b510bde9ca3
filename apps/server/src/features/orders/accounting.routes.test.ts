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
});
