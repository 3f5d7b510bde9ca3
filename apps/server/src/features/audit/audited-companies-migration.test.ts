import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createDatabaseBefore,
  type DatabaseBeforeMigration,
} from '../../../test/database-before-migration.ts';

let database: DatabaseBeforeMigration;

const write = (action: string, recordId: string) =>
  database.client.query(
    `insert into audit_entry (staff_name, action, record_type, record_id, record_name)
     values ('Anna', $1, 'customer', $2, '')`,
    [action, recordId],
  );

const recordTypes = async (recordId: string) =>
  (
    await database.client.query<{ action: string; record_type: string }>(
      'select action, record_type from audit_entry where record_id = $1 order by id',
      [recordId],
    )
  ).rows;

const separated = [
  { action: 'customer.change-credit', record_type: 'company' },
  { action: 'customer.erase', record_type: 'company' },
  { action: 'customer.begin-phone-order', record_type: 'customer' },
  { action: 'customer.act-for', record_type: 'customer' },
];

beforeAll(async () => {
  database = await createDatabaseBefore('0235_audited_companies.sql');
  for (const { action } of separated) await write(action, '7');
  await database.migrate();
});
afterAll(() => database.close());

it('entries about companies and about persons are told apart', async () => {
  expect(await recordTypes('7')).toEqual(separated);
});

it('so are those that a server of the version before still writes', async () => {
  for (const { action } of separated) await write(action, '8');
  expect(await recordTypes('8')).toEqual(separated);
});

it('the trail cannot be changed afterwards, as before', async () => {
  const { rows } = await database.client.query<{ tgenabled: string }>(
    `select tgenabled from pg_trigger where tgname = 'audit_entry_unchangeable'`,
  );
  expect(rows).toEqual([{ tgenabled: 'O' }]);
  await expect(database.client.query(`update audit_entry set record_type = 'x'`)).rejects.toMatchObject({
    code: '42501',
  });
});
