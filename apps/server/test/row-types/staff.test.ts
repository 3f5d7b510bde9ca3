import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  findSessionById,
  insertSession,
} from '../../src/features/staff/sessions/staff-session.repository.ts';
import { ORDER_DESK, createBackofficeApp, type BackofficeApp } from '../backoffice-app.ts';
import { expectColumns } from './expect-columns.ts';

let app: BackofficeApp;

beforeAll(async () => {
  app = await createBackofficeApp();
});
afterAll(() => app.close());

it('the row that raw SQL returns about a session of staff is as it is declared', async () => {
  const { db } = app.database;
  const member = await db
    .selectFrom('staff_member')
    .where('email', '=', ORDER_DESK)
    .select(['id', 'password_hash as passwordHash'])
    .executeTakeFirstOrThrow();
  const id = await insertSession(db, member, {
    tokenHash: Buffer.alloc(32, 1),
    csrfToken: 'csrf',
    userAgent: 'Chromium',
    address: '10.0.0.1',
    device: Buffer.alloc(32, 2),
  });
  const session = await findSessionById(db, id ?? '');
  expect(session?.permissions).not.toEqual([]);
  expectColumns(session ? [session] : [], {
    sessionId: 'string',
    csrfToken: 'string',
    hasSecondFactor: 'boolean',
    expiresAt: 'date',
    freshUntil: 'date',
    now: 'date',
    isUseOld: 'boolean',
    staffId: 'number',
    name: 'string',
    email: 'string',
    language: 'string',
    hasTotp: 'boolean',
    mustChangePassword: 'boolean',
    requiresSecondFactor: 'boolean',
    holdsEverything: 'boolean',
    permissions: { list: 'string' },
    branchIds: { list: 'number' },
  });
});
