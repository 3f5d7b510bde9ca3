import { defaultRoles } from '@partsboard/contract/backoffice/roles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { loadDemoContent } from './demo-content.ts';
import { demoStaff, loadDemoStaff } from './demo-staff.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const emails = async () => {
  const { rows } = await database.pool.query<{ email: string }>('select email from staff_member');
  return rows.map(({ email }) => email).sort();
};

it('is not added to a shop that has no demo customers', async () => {
  await loadDemoStaff(database);
  expect(await emails()).toEqual([]);
  const { rows } = await database.pool.query(`select key from staff_role where requires_second_factor`);
  expect(rows).toEqual([{ key: 'administrator' }]);
});

it('has one login for each role, by password alone, and is added once', async () => {
  await loadDemoContent(database);
  await loadDemoStaff(database);
  await loadDemoStaff(database);
  expect(demoStaff.map(({ role }) => role).sort()).toEqual([...defaultRoles].sort());
  expect(await emails()).toEqual(demoStaff.map(({ email }) => email).sort());
  const { rows } = await database.pool.query('select 1 from staff_role where requires_second_factor');
  expect(rows).toEqual([]);
});
