import type { Company } from '@partsboard/contract/backoffice/companies';
import { expect } from 'vitest';
import { createBackofficeApp, ORDER_DESK, type BackofficeApp, type StaffHeaders } from './backoffice-app.ts';
import { createOrderShop, type OrderShop } from './order-fixture.ts';
import { addCustomer, type TestCustomer } from './shop-fixture.ts';

type Row = Record<string, unknown>;

/** The back office of a shop with customers that are made as they are needed. */
export interface CompanyShop {
  readonly app: BackofficeApp;
  readonly orders: OrderShop;
  readonly manager: StaffHeaders;
  readonly desk: StaffHeaders;
  readonly rows: (statement: string, values?: unknown[]) => Promise<Row[]>;
  /** A company of one person, with the given columns changed. */
  readonly newCompany: (values?: Row) => Promise<{ readonly id: number; readonly customer: TestCustomer }>;
  readonly read: (id: number) => Promise<Company>;
  readonly mailsTo: (customer: TestCustomer) => Promise<Row[]>;
  readonly lastAudit: (id: number) => Promise<Row | undefined>;
}

export async function createCompanyShop(): Promise<CompanyShop> {
  const app = await createBackofficeApp();
  const { db, pool } = app.database;
  const rows: CompanyShop['rows'] = async (statement, values = []) =>
    (await pool.query<Row>(statement, values)).rows;
  const desk = await app.startSession(ORDER_DESK);
  return {
    app,
    orders: await createOrderShop(db),
    manager: await app.startSession('manager@partsboard.example'),
    desk,
    rows,
    newCompany: async (values = {}) => {
      const customer = await addCustomer(db, { creditLimit: 100_000_000 });
      const [row] = await rows('select company_id from customer where id = $1', [customer.customerId]);
      const id = Number(row?.['company_id']);
      for (const [column, value] of Object.entries(values)) {
        await pool.query(`update company set ${column} = $2 where id = $1`, [id, value]);
      }
      return { id, customer };
    },
    read: async (id) => {
      const answer = await app.ask('company', desk, { params: { id } });
      expect(answer.status, answer.text).toBe(200);
      return answer.json as Company;
    },
    mailsTo: ({ customerId }) =>
      rows(
        `select kind, subject, plain_text from mail_outbox
         where recipient = (select email from customer where id = $1) order by id`,
        [customerId],
      ),
    lastAudit: async (id) =>
      (
        await rows(
          `select action, staff_name, before, after from audit_entry
           where record_type = 'company' and record_id = $1::text order by id desc limit 1`,
          [String(id)],
        )
      )[0],
  };
}
