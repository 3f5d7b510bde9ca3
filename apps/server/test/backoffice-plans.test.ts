import { routeUrl } from '@partsboard/contract/route';
import { backofficeRoutes } from '@partsboard/contract/backoffice/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMINISTRATOR, createBackofficeApp, type BackofficeApp } from './backoffice-app.ts';
import { explainingDatabase, type Explained } from './plans/explaining-database.ts';
import { planFaults } from './plans/plan-reading.ts';
import { createSecondApp } from './test-app.ts';

/** Of a page of fifty. */
const MAX_ROWS = 500;
/** A search looks at everybody, and there are a thousand. */
const MAX_ROWS_OF_STAFF = 4_000;
const largeTables = ['audit_entry', 'staff_session'];

let shop: BackofficeApp;

beforeAll(async () => {
  shop = await createBackofficeApp();
  const { pool } = shop.database;
  await pool.query(
    `insert into staff_member (id, email, name, password_hash)
     select n, 'p' || n || '@partsboard.example', 'Person ' || n, '' from generate_series(1001, 2000) as n`,
  );
  await pool.query(`insert into staff_member_role select n, 1 + n % 5 from generate_series(1001, 2000) as n`);
  await pool.query(
    `insert into staff_session (staff_id, token_sha256, csrf_token, expires_at, fresh_until)
     select 1001 + n % 1000, sha256(n::text::bytea), '', now() + interval '1 hour', now()
     from generate_series(1, 5000) as n`,
  );
  await pool.query(
    `insert into audit_entry (at, staff_id, staff_name, customer_id, action, record_type, record_id, record_name)
     select now() - n * interval '1 minute', 1001 + n % 500, 'Person', n % 700,
       case when n % 50 = 0 then 'role.change' else 'staff.change' end, 'staff', (n % 900)::text, 'Person'
     from generate_series(1, 30000) as n`,
  );
  await pool.query('analyze');
}, 120_000);
afterAll(() => shop.close());

it.each([
  ['auditEntries', {}],
  ['auditEntries', { staffId: 1100 }],
  ['auditEntries', { customerId: 5 }],
  ['auditEntries', { action: 'role.change' }],
  ['auditEntries', { recordType: 'staff', recordId: '7' }],
  ['auditEntries', { from: '2020-01-01T00:00Z', to: '2099-01-01T00:00Z' }],
  ['staffMembers', {}],
  ['staffMembers', { search: 'person 1999' }],
  ['staffMembers', { roleId: 2, status: 'active' }],
  ['branches', {}],
  ['ownSessions', {}],
] as const)('%s with %o reads few rows, on its first and on its second page', async (name, query) => {
  let explained: Explained[] = [];
  const db = await explainingDatabase(shop.database.pool, [{ name: 'own', settings: {} }], (each) =>
    explained.push(each),
  );
  const app = await createSecondApp({ ...shop.database, db });
  const headers = await shop.startSession(ADMINISTRATOR);
  let cursor: string | null | undefined;
  for (let page = 1; page <= 2 && cursor !== null; page += 1) {
    explained = [];
    const url = routeUrl(backofficeRoutes[name], {}, { ...query, cursor });
    const answer = await app.inject({ url, headers: { ...headers } });
    expect(answer.statusCode, answer.payload).toBe(200);
    cursor = answer.json<{ nextCursor?: string | null }>().nextCursor ?? null;
    expect(explained).not.toEqual([]);
    for (const each of explained) {
      const bound = name === 'staffMembers' ? MAX_ROWS_OF_STAFF : MAX_ROWS;
      expect(
        planFaults(each, () => false, bound),
        each.text,
      ).toEqual([]);
      const readInOrder = largeTables.filter((table) => each.readInOrder.has(table));
      expect(readInOrder, each.text).toEqual([]);
    }
  }
  await app.close();
});
