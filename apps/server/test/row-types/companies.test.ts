import { sql } from 'kysely';
import { afterAll, beforeAll, it } from 'vitest';
import { findAmongFirst } from '../../src/db/found-first.ts';
import { customerLock } from '../../src/db/lock-customer.ts';
import { claimRequestKey } from '../../src/features/checkout/place-order.repository.ts';
import { findCompanyPage } from '../../src/features/companies/company-list.repository.ts';
import {
  findCompanyOrders,
  findPeople,
  findSpending,
} from '../../src/features/companies/company.repository.ts';
import { findCustomers } from '../../src/features/phone-orders/phone-orders.repository.ts';
import { createCompanyShop, type CompanyShop } from '../company-fixture.ts';
import { startSessions } from '../customer-session.ts';
import { expectColumns } from './expect-columns.ts';

let shop: CompanyShop;

beforeAll(async () => {
  shop = await createCompanyShop();
});
afterAll(() => shop.app.close());

it('the rows that raw SQL returns about companies are as they are declared', async () => {
  const { db, pool } = shop.app.database;
  const { id, customer } = await shop.newCompany({ home_branch_id: shop.orders.branch, discount_table: 'A' });
  await shop.newCompany();
  await shop.orders.order(customer, [{ partId: await shop.orders.newPart(5), quantity: 1 }]);
  expectColumns((await customerLock(customer.customerId).execute(db)).rows, {
    id: 'number',
    access: 'string',
  });
  expectColumns(
    await findCompanyPage(db, { standings: ['approved'], isOverdue: false, sort: 'newest', limit: 10 }),
    {
      id: 'number',
      name: 'string',
      vat_number: 'string',
      standing: 'string',
      branch_id: 'number?',
      branch_code: 'string?',
      branch_name_pl: 'string?',
      branch_name_en: 'string?',
      discount_table: 'string?',
      discount_table_name: 'string?',
      credit_limit: 'number',
      credit_used: 'number',
      overdue: 'number',
      created_at: 'date',
      person_name: 'string',
      email: 'string',
      sort_value: 'number',
    },
  );
  const foundFirst = await findAmongFirst(db, {
    table: 'company',
    listOf: (limit) => sql`select id from company order by id limit ${limit}`,
    matches: sql`id = ${id}`,
    order: sql`order by first.id`,
    limit: 10,
  });
  expectColumns([foundFirst], { ids: { list: 'number' }, has_more: 'boolean' });
  expectColumns(await findCompanyOrders(db, id, { branches: 'all', after: undefined, limit: 10 }), {
    id: 'number',
    number: 'string',
    created_at: 'date',
    state: 'string',
    payment_status: 'string',
    total: 'number',
    branch_id: 'number',
    branch_code: 'string',
    branch_name_pl: 'string',
    branch_name_en: 'string',
    placed_by: 'string',
    position: 'number',
  });
  expectColumns(await findSpending(db, id), { month: 'string', total: 'number' });
  // One who is logged in, and one who was erased.
  await startSessions(db, [customer.customerId]);
  await pool.query(
    `insert into customer (company_id, email, password_hash, first_name, last_name, erased_at)
     values ($1, 'erased@erased.invalid', '', '', '', now())`,
    [id],
  );
  expectColumns(await findPeople(db, id), {
    id: 'number',
    first_name: 'string',
    last_name: 'string',
    email: 'string',
    phone: 'string',
    language: 'string',
    created_at: 'date',
    erased_at: 'date?',
    last_seen_at: 'date?',
  });
  const claim = await claimRequestKey(db, customer.customerId, 'key', Buffer.alloc(32));
  expectColumns([claim], { access: 'string', isFirst: 'boolean' });
});

it('and about customers for whom staff order by phone', async () => {
  const { db, pool } = shop.app.database;
  const { customer } = await shop.newCompany();
  await pool.query(`update customer set company = 'Kowalska' where id = $1`, [customer.customerId]);
  expectColumns(await findCustomers(db, "'kowals':*"), {
    id: 'number',
    name: 'string',
    company: 'string',
    email: 'string',
    city: 'string',
  });
});
