import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newVersion } from '../../test/small-catalogue/small-catalogue.ts';
import { createSecondApp } from '../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { singleHost } from './database-hosts.ts';
import { openPools, type Databases } from './database.ts';
import { databaseIsReady } from './migrate.ts';

let primary: TestDatabase;
/** Stands for a replica: what replication would do to it the test does. */
let replica: TestDatabase;
let databases: Databases;

beforeEach(async () => {
  [primary, replica] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  databases = openPools({
    url: () => primary.url,
    replica: { hosts: singleHost(() => replica.url), maxLagSeconds: 10, checkMilliseconds: 10 },
    poolSize: 2,
  });
});
afterEach(async () => {
  await databases.close();
  await Promise.all([primary.drop(), replica.drop()]);
});

const readFrom = async (): Promise<string | undefined> => {
  const { rows } = await sql<{ url: string }>`select current_database() as url`.execute(databases.dbRead);
  return rows[0]?.url;
};
const nameOf = ({ url }: TestDatabase): string => new URL(url).pathname.slice(1);

const becomes = (wanted: string) =>
  expect.poll(() => databases.replicaStatus?.().state, { interval: 10 }).toBe(wanted);

const LATEST = 'select max(version) from schema_migration';

describe('a replica', () => {
  it('answers reads', async () => {
    expect(await readFrom()).toBe(nameOf(replica));
    expect(databases.replicaStatus?.().state).toBe('current');
  });

  it('that lacks a migration is not asked until it has it', async () => {
    await replica.pool.query(`update schema_migration set version = 9999 where version = (${LATEST})`);
    await replica.pool.query('alter table brand rename column name to not_migrated_yet');
    // Also before anybody has noticed.
    expect(await databases.dbRead.selectFrom('brand').select('name').execute()).toEqual([]);
    await becomes('behind');
    expect(await readFrom()).toBe(nameOf(primary));

    await replica.pool.query('alter table brand rename column not_migrated_yet to name');
    await replica.pool.query(
      `update schema_migration set version = $1 where version = 9999`,
      (await primary.pool.query<{ max: number }>(LATEST)).rows.map(({ max }) => max),
    );
    await becomes('current');
    expect(await databases.dbRead.selectFrom('brand').select('name').execute()).toEqual([]);
    expect(await readFrom()).toBe(nameOf(replica));
  });

  it('that has not seen the latest catalogue is not asked', async () => {
    await newVersion(primary.db);
    await becomes('behind');
    expect(await readFrom()).toBe(nameOf(primary));
  });

  it('that is away is not asked', async () => {
    expect(await readFrom()).toBe(nameOf(replica));
    await replica.pool.query('alter table schema_migration rename to out_of_reach');
    await becomes('away');
    expect(await readFrom()).toBe(nameOf(primary));
    await replica.pool.query('alter table out_of_reach rename to schema_migration');
    await becomes('current');
    expect(await readFrom()).toBe(nameOf(replica));
  });

  it('that is behind is told of where the server says that it is ready', async () => {
    await replica.pool.query(`delete from schema_migration where version = (${LATEST})`);
    await replica.pool.query('drop table catalogue_version');
    await becomes('behind');
    const app = await createSecondApp(primary, {
      dbRead: databases.dbRead,
      replicaStatus: databases.replicaStatus,
      isReady: () => databaseIsReady(databases.pool),
    });
    try {
      const ready = await app.inject({ url: '/health/ready' });
      expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', replica: 'behind' }]);
    } finally {
      await app.close();
    }
  });
});
