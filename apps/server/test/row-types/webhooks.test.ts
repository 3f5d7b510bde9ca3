import { afterAll, beforeAll, expect, it } from 'vitest';
import { findDelivery, insertAttempt } from '../../src/features/webhooks/deliveries.repository.ts';
import { insertEndpoint, insertTestMessage } from '../../src/features/webhooks/endpoints.repository.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { expectColumns } from './expect-columns.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('the requests and answers that raw SQL returns with a message are as they are declared', async () => {
  const { db } = database;
  const { id } = await insertEndpoint(db, { name: 'ERP', url: '', events: [], secret: '' });
  const deliveryId = await insertTestMessage(db, id);
  const attempt = { deliveryId, milliseconds: 5, requestHeaders: { a: 'b' } };
  const answer = { status: 204, answerHeaders: { c: 'd' }, answerBody: '' };
  await insertAttempt(db, { ...attempt, ...answer, error: null });
  const unanswered = { status: null, answerHeaders: null, answerBody: null };
  await insertAttempt(db, { ...attempt, ...unanswered, error: 'No answer' });
  const attempts = (await findDelivery(db, deliveryId))?.attempts ?? [];
  expect(attempts).toHaveLength(2);
  expectColumns(attempts, {
    at: 'string',
    milliseconds: 'number',
    requestHeaders: { a: 'string' },
    status: 'number?',
    answerHeaders: { orNull: { c: 'string' } },
    answerBody: 'string?',
    error: 'string?',
  });
});
