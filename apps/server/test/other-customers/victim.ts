import { expect } from 'vitest';
import { addCustomer, type TestCustomer } from '../shop-fixture.ts';
import type { TestDatabase } from '../test-database.ts';
import type { Thing } from './ids-of-calls.ts';

export const MARK = 'Tajemnica';
const CREDIT_LIMIT = 876_543_00;
/** The limit as an answer would say it, and not the same digits within the time or number of something else. */
export const SHOWN_LIMIT = /(?<!\d)876543(?!\d)/;

/** What a customer has, each by its id. */
export type Things = Readonly<Record<Thing, number | string>>;

export interface Victim extends TestCustomer {
  readonly things: Things;
}

type Query = (statement: string, values: readonly unknown[]) => Promise<Record<string, unknown>[]>;

const queryOf =
  ({ pool }: TestDatabase): Query =>
  async (statement, values) =>
    (await pool.query<Record<string, unknown>>(statement, [...values])).rows;

async function newId(query: Query, statement: string, ...values: unknown[]): Promise<number> {
  const [row] = await query(`${statement} returning id`, values);
  return Number(row?.['id']);
}

/** A customer with something of everything, each with a word in it that nobody else may see. */
export async function newVictim(database: TestDatabase, partId: number): Promise<Victim> {
  const query = queryOf(database);
  const customer = await addCustomer(database.db, { creditLimit: CREDIT_LIMIT });
  const { customerId, addressId } = customer;
  await query(`update customer set company = $2, first_name = $2 where id = $1`, [customerId, MARK]);
  await query(`update address set address1 = $2, company = $2 where id = $1`, [addressId, MARK]);
  await query('insert into cart_line (customer_id, part_id, quantity) values ($1, $2, 7)', [
    customerId,
    partId,
  ]);
  const list = await newId(
    query,
    'insert into shopping_list (customer_id, name) values ($1, $2)',
    customerId,
    MARK,
  );
  const listItem = await newId(
    query,
    'insert into shopping_list_item (shopping_list_id, part_id, quantity) values ($1, $2, 3)',
    list,
    partId,
  );
  const order = await newId(
    query,
    `insert into customer_order (customer_id, language, pick_up_in_store, billing_address, shipping_method_pl,
       shipping_method_en, payment_method, payment_method_pl, payment_method_en, warehouse_id, warehouse_name_pl,
       warehouse_name_en, sub_total, shipping, payment_fee, tax, total, order_status, shipping_status)
     select $1, 'pl', false, $2, 'Kurier', 'Courier', 'x', 'x', 'x', min(id), 'x', 'x', 12300, 0, 0, 2300, 12300,
       'Complete', 'Delivered'
     from warehouse`,
    customerId,
    JSON.stringify({ ...orderAddress, Company: MARK }),
  );
  await query('insert into order_note (order_id, note) values ($1, $2)', [order, MARK]);
  await query(
    `insert into order_line (order_id, line, part_id, sku, name_pl, name_en, quantity, vat_rate, discount, unit_net,
       unit_gross, catalogue_gross, shipped) values ($1, 1, $2, $3, $3, $3, 1, 2300, 0, 10000, 12300, 12300, 1)`,
    [order, partId, MARK],
  );
  const [document] = await query(
    `insert into accounting_document (customer_id, document_no, document_date, description_pl, description_en, amount,
       branch_code) values ($1, $2, now(), $2, $2, 100, 'WAW') returning id`,
    [customerId, MARK],
  );
  await query('insert into accounting_document_file (document_id, pdf) values ($1, $2::text::bytea)', [
    document?.['id'],
    MARK,
  ]);
  const [session] = await query(
    `insert into session (customer_id, expires_at, user_agent) values ($1, now() + interval '1 day', $2) returning id`,
    [customerId, MARK],
  );
  return {
    ...customer,
    things: {
      address: addressId,
      order,
      list,
      listItem,
      session: String(session?.['id']),
      document: Number(document?.['id']),
    },
  };
}

const orderAddress = {
  FirstName: '',
  LastName: '',
  Company: null,
  VatNumber: null,
  Address1: '',
  Address2: null,
  ZipPostalCode: '',
  City: '',
  StateProvince: null,
  Country: '',
  PhoneNumber: '',
  Email: null,
};

/** All rows that are a customer's: of every table that names customers, and of the tables below those. */
export async function everythingOf(database: TestDatabase, customerId: number): Promise<unknown> {
  const query = queryOf(database);
  const owned = await query(
    `select c.table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'customer_id' and t.table_type = 'BASE TABLE'
     order by 1`,
    [],
  );
  expect(owned.map((table) => table['name'])).toEqual(
    expect.arrayContaining([
      'address',
      'cart_line',
      'customer_order',
      'shopping_list',
      'accounting_document',
    ]),
  );
  const tables = await Promise.all(
    owned.map(async ({ name }) => [
      name,
      await query(`select to_jsonb(t) as row from ${String(name)} t where customer_id = $1 order by 1`, [
        customerId,
      ]),
    ]),
  );
  const below = await Promise.all(
    ['order_line', 'order_note', 'order_event', 'order_tax', 'order_return', 'order_activity'].map((table) =>
      query(
        `select to_jsonb(t) as row from ${table} t join customer_order o on o.id = t.order_id
         where o.customer_id = $1 order by 1`,
        [customerId],
      ),
    ),
  );
  const items = await query(
    `select to_jsonb(i) as row from shopping_list_item i join shopping_list l on l.id = i.shopping_list_id
     where l.customer_id = $1 order by 1`,
    [customerId],
  );
  const self = await query('select to_jsonb(c) as row from customer c where id = $1', [customerId]);
  return { tables, below, items, self };
}
