import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { runForRequest } from '../src/db/current-request.ts';
import { connect, type DatabaseLog } from '../src/db/database.ts';
import { startSessions } from './customer-session.ts';
import { addCustomer } from './shop-fixture.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const LONG_ID = 'x'.repeat(64);

/** The names under which connections of this database wait for a lock. */
async function waitingNames(): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' order by 1`,
  );
  return rows.map(({ name }) => name);
}

describe('the id of a request', () => {
  it('is the name of its transactions, so that PostgreSQL says which request waits or is waited for', async () => {
    const { customerId } = await addCustomer(shop.database.db);
    const [session] = await startSessions(shop.database.db, [customerId]);
    const update = (id: string) =>
      shop.call({
        method: 'POST',
        url: '/api/Customer/Update',
        headers: { ...session, 'x-request-id': id },
        payload: { FirstName: 'Ewa', LastName: 'Kos' },
      });
    const blocker = await shop.database.pool.connect();
    await blocker.query('begin');
    await blocker.query('select from customer where id = $1 for update', [customerId]);
    const answers = [update('from-the-proxy'), update(LONG_ID)];
    await expect
      .poll(waitingNames)
      .toEqual(['partsboard from-the-proxy', `partsboard ${LONG_ID}`.slice(0, 63)]);
    await blocker.query('commit');
    blocker.release();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    // With the transaction the name has ended.
    const { rows } = await sql<{ name: string }>`select current_setting('application_name') as name`.execute(
      shop.database.db,
    );
    expect(rows[0]?.name).not.toContain('from-the-proxy');
  });

  it('stands in the log beside a slow statement, without the values of the statement', async () => {
    const lines: object[] = [];
    const log: DatabaseLog = {
      info: () => undefined,
      warn: (details: object) => void lines.push(details),
      error: () => undefined,
    };
    const connection = connect({ url: () => shop.database.url, poolSize: 1, log });
    await runForRequest('slow-one', () =>
      sql`select pg_sleep(${0.5}), ${'secret'}::text`.execute(connection.db),
    );
    await runForRequest('quick-one', () => sql`select 1`.execute(connection.db));
    await connection.close();
    expect(lines).toEqual([
      {
        reqId: 'slow-one',
        milliseconds: expect.any(Number) as number,
        backend: expect.any(Number) as number,
        statement: 'select pg_sleep($1), $2::text',
      },
    ]);
  });
});
