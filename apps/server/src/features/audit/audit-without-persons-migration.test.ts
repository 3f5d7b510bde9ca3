import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createDatabaseBefore,
  type DatabaseBeforeMigration,
} from '../../../test/database-before-migration.ts';

let database: DatabaseBeforeMigration;
let workshop: number;
let person: number;

const query = async (statement: string, values: unknown[] = []) =>
  (await database.client.query<Record<string, unknown>>(statement, values)).rows;

async function addCustomer(email: string, company: string, vatNumber: string): Promise<number> {
  const [row] = await query(
    `with added as (insert into company (name, vat_number) values ($2, $3) returning id)
     insert into customer (email, password_hash, first_name, last_name, company_id)
     select $1, '', 'Anna', 'Nowak', id from added returning id`,
    [email, company, vatNumber],
  );
  return Number(row?.['id']);
}

const entries = () => [
  ['order.cancel-lines', 'order', '7', 'PB7', { reason: 'Anna Nowak', lines: [] }],
  ['order.approve-return', 'order', '7', 'PB7', { reason: 'Anna Nowak', returnNumber: 'PB7-R1' }],
  ['stock.correct', 'part', '7', '34 11', { reason: 'count' }],
  ['customer.begin-phone-order', 'customer', String(person), 'Anna Nowak', null],
  ['customer.act-for', 'customer', String(workshop), 'Anna Nowak', { call: 'addItem' }],
];

const write = async (staffName: string) => {
  for (const values of entries())
    await query(
      `insert into audit_entry (staff_name, action, record_type, record_id, record_name, after)
       values ($1, $2, $3, $4, $5, $6)`,
      [staffName, ...values],
    );
};

const read = (staffName: string) =>
  query('select record_name as name, after from audit_entry where staff_name = $1 order by id', [staffName]);

const expected = () => [
  { name: 'PB7', after: { lines: [] } },
  { name: 'PB7', after: { returnNumber: 'PB7-R1' } },
  { name: '34 11', after: { reason: 'count' } },
  { name: `#${person}`, after: null },
  { name: 'Auto Zenit', after: { call: 'addItem' } },
];

beforeAll(async () => {
  database = await createDatabaseBefore('0380_audit_without_persons.sql');
  workshop = await addCustomer('a@workshop.example', 'Auto Zenit', '8567346215');
  person = await addCustomer('b@workshop.example', 'Anna Nowak', '');
  await write('before');
  await database.migrate();
});
afterAll(() => database.close());

it('entries lose what was written about orders, and the names of persons', async () => {
  expect(await read('before')).toEqual(expected());
});

it('so do those that a server of the version before still writes', async () => {
  await write('after');
  expect(await read('after')).toEqual(expected());
});

it('the trail cannot be changed afterwards, as before', async () => {
  await expect(query(`update audit_entry set record_name = 'x'`)).rejects.toMatchObject({ code: '42501' });
});

it('the order desk prints, and nobody has the permission that opened nothing', async () => {
  expect(
    await query(
      `select permission from staff_role_permission join staff_role on id = role_id
       where key = 'order-desk' and permission = 'documents.read' or permission = 'payments.read'`,
    ),
  ).toEqual([{ permission: 'documents.read' }]);
});
