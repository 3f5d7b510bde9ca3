import { afterAll, beforeAll, it } from 'vitest';
import { readWorkCounts } from '../../src/process/work-counts.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { expectColumns } from './expect-columns.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('the row that raw SQL returns about waiting work is as it is declared', async () => {
  const counts = await readWorkCounts(database.db);
  expectColumns(counts ? [counts] : [], {
    tasks_waiting: 'number',
    tasks_failed: 'number',
    mails_waiting: 'number',
    mails_held: 'number',
    mails_given_up: 'number',
    orders: 'number',
  });
});
