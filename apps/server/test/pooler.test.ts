import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPools } from '../src/db/database.ts';
import { isReady, RealServers, urlOf } from './real-servers.ts';
import { strictPooler } from './strict-pooler.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const TIME = 60_000;

const servers = new RealServers();
let database: TestDatabase;
let pooler: Awaited<ReturnType<typeof strictPooler>>;

beforeAll(async () => {
  database = await createTestDatabase();
  pooler = await strictPooler(database.url);
});
afterAll(async () => {
  await pooler.close();
  await database.drop();
});

const WANTED = {
  statement_timeout: '7s',
  idle_in_transaction_session_timeout: '30s',
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  TimeZone: 'UTC',
};

describe('behind a pooler that takes no parameters of a connection', { timeout: TIME }, () => {
  it('every connection has the limits that the server wants', async () => {
    const databases = openPools({ url: () => pooler.url, poolSize: 2, statementTimeout: 7_000 });
    const tasks = databases.openPool(1);
    for (const [name, wanted] of Object.entries(WANTED)) {
      const { rows } = await databases.pool.query<Record<string, string>>(`show ${name}`);
      expect(Object.values(rows[0] ?? {}), name).toEqual([wanted]);
    }
    // What runs in the background takes the time that it takes.
    expect((await tasks.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    await tasks.end();
    await databases.close();
  });

  it('a server is ready, with all of its workers', async () => {
    const server = servers.start({ DATABASE_URL: pooler.url, WORKERS: '2' });
    const url = await urlOf(server);
    expect(await isReady(url)).toBe(true);
    expect((await fetch(`${url}/api/Currency`)).status).toBe(200);
  });
});
