import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createDatabaseBefore,
  type DatabaseBeforeMigration,
} from '../../../test/database-before-migration.ts';

let database: DatabaseBeforeMigration;

beforeAll(async () => {
  database = await createDatabaseBefore('0180_companies.sql');
  // As they stood before; the second has the number of the first, and a discount table that does not exist.
  await database.client.query(`
    insert into discount_table (code, name) values ('A', 'Table A');
    insert into customer (id, email, password_hash, first_name, last_name, company, vat_number, discount_table,
      credit_limit, credit_used, payment_days) values
      (7, 'a@b.example', '', 'Anna', 'Kos', 'Kos Auto', 'PL 526-025-02-74', 'A', 500, 200, 30),
      (9, 'b@b.example', '', 'Jan', 'Lis', 'Lis Auto', '5260250274', 'AA', 0, 0, 14),
      (12, 'c@b.example', '', 'Ewa', 'Sowa', '', '', '', 0, 0, 14);
    insert into address (customer_id, first_name, last_name, country_id, city, address1, zip_postal_code)
    select 7, 'Anna', 'Kos', id, '', '', '' from country limit 1;
    insert into shopping_list (customer_id, name) values (9, 'Lista');
    insert into accounting_document (customer_id, document_no, document_date, description_pl, description_en, amount,
      branch_code) values (12, '1', '2026-01-01', '', '', 1, '');
    insert into warehouse (id, code, is_branch_office, position, name_pl, name_en, opening_hours_pl, opening_hours_en,
      address1, city, zip_postal_code, country_id, phone_number, email)
    select 1, 'WAW', true, 1, '', '', '', '', '', '', '', id, '', '' from country limit 1;
    insert into customer_order (customer_id, language, pick_up_in_store, billing_address, shipping_method_pl,
      shipping_method_en, payment_method, payment_method_pl, payment_method_en, warehouse_id, warehouse_name_pl,
      warehouse_name_en, sub_total, shipping, payment_fee, tax, total)
    values (7, 'pl', false, '{}', '', '', '', '', '', 1, '', '', 100, 0, 0, 0, 100)`);
  await database.migrate();
});
afterAll(() => database.close());

const rows = async (statement: string): Promise<Record<string, unknown>[]> =>
  (await database.client.query<Record<string, unknown>>(statement)).rows;

it('a customer becomes a company of one person, with the same id and terms', async () => {
  expect(
    await rows(`select id, name, vat_key, discount_table, credit_limit::int, credit_used::int, payment_days, standing
                from company order by id`),
  ).toEqual([
    {
      id: 7,
      name: 'Kos Auto',
      vat_key: 'PL5260250274',
      discount_table: 'A',
      credit_limit: 500,
      credit_used: 200,
      payment_days: 30,
      standing: 'approved',
    },
    expect.objectContaining({ id: 9, name: 'Lis Auto', vat_key: null, discount_table: null }),
    expect.objectContaining({ id: 12, name: 'Ewa Sowa', vat_key: null, discount_table: null }),
  ]);
  expect(await rows('select id, company_id, access, discount_table from customer order by id')).toEqual([
    { id: 7, company_id: 7, access: 'open', discount_table: 'A' },
    { id: 9, company_id: 9, access: 'open', discount_table: '' },
    { id: 12, company_id: 12, access: 'open', discount_table: '' },
  ]);
});

it('what a customer has belongs to the company', async () => {
  expect(
    await rows(`select 'address' as what, company_id from address union all
                select 'list', company_id from shopping_list union all
                select 'document', company_id from accounting_document union all
                select 'order', company_id from customer_order order by what`),
  ).toEqual([
    { what: 'address', company_id: 7 },
    { what: 'document', company_id: 12 },
    { what: 'list', company_id: 9 },
    { what: 'order', company_id: 7 },
  ]);
});

it('a person whom a server of the version before registers gets a company with an id of its own', async () => {
  await database.client.query(
    `insert into customer (id, email, password_hash, first_name, last_name, vat_number)
     values (13, 'd@b.example', '', 'Piotr', 'Dąb', '526 025 02 74')`,
  );
  expect(
    await rows(`select k.id, k.name, k.vat_number, k.vat_key, k.standing from company as k
                join customer as c on c.company_id = k.id where c.id = 13`),
  ).toEqual([
    { id: 13, name: 'Piotr Dąb', vat_number: '526 025 02 74', vat_key: null, standing: 'approved' },
  ]);
});
