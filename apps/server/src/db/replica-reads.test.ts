import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newVersion } from '../../test/small-catalogue/small-catalogue.ts';
import { createSecondApp } from '../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { openPools, type Databases } from './database.ts';
import { schemaIsCurrent } from './migrate.ts';

let primary: TestDatabase;
/** Stands for a replica: what replication would do to it the test does. */
let replica: TestDatabase;
let databases: Databases;

beforeEach(async () => {
  [primary, replica] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  databases = openPools({
    url: () => primary.url,
    replicaUrl: replica.url,
    poolSize: 2,
    replicaCheckMilliseconds: 0,
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

const LATEST = 'select max(version) from schema_migration';

describe('a replica', () => {
  it('answers reads', async () => {
    expect(await readFrom()).toBe(nameOf(replica));
    expect(await databases.replicaState?.()).toBe('current');
  });

  it('that lacks a migration is not asked until it has it', async () => {
    await replica.pool.query(`update schema_migration set version = 9999 where version = (${LATEST})`);
    await replica.pool.query('alter table brand rename column name to not_migrated_yet');
    expect(await databases.dbRead.selectFrom('brand').select('name').execute()).toEqual([]);
    expect(await readFrom()).toBe(nameOf(primary));
    expect(await databases.replicaState?.()).toBe('behind');

    await replica.pool.query('alter table brand rename column not_migrated_yet to name');
    await replica.pool.query(
      `update schema_migration set version = $1 where version = 9999`,
      (await primary.pool.query<{ max: number }>(LATEST)).rows.map(({ max }) => max),
    );
    expect(await databases.dbRead.selectFrom('brand').select('name').execute()).toEqual([]);
    expect(await readFrom()).toBe(nameOf(replica));
  });

  it('that has not seen the latest catalogue is not asked', async () => {
    await newVersion(primary.db);
    expect(await readFrom()).toBe(nameOf(primary));
  });

  it('that is away is not asked', async () => {
    expect(await readFrom()).toBe(nameOf(replica));
    await replica.pool.query('alter table schema_migration rename to out_of_reach');
    expect(await readFrom()).toBe(nameOf(primary));
    await replica.pool.query('alter table out_of_reach rename to schema_migration');
    expect(await readFrom()).toBe(nameOf(replica));
  });

  it('that is behind is told of where the server says that it is ready', async () => {
    await replica.pool.query(`delete from schema_migration where version = (${LATEST})`);
    await replica.pool.query('drop table catalogue_version');
    const app = await createSecondApp(primary, {
      dbRead: databases.dbRead,
      replicaState: databases.replicaState,
      isReady: () => schemaIsCurrent(databases.pool),
    });
    try {
      const ready = await app.inject({ url: '/health/ready' });
      expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', replica: 'behind' }]);
    } finally {
      await app.close();
    }
  });
});
