import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { column, createCatalogueDatabase, importIsWaiting } from '../../../test/catalogue-database.ts';
import { tinyCatalogue, writeTinyCatalogue } from '../../../test/catalogue-folder.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import type { TestDatabase } from '../../../test/test-database.ts';
import { migrate } from '../../db/migrate.ts';
import { importCatalogue, SchemaChanged } from './catalogue.service.ts';
import { noProgress } from './import/progress.ts';

let database: TestDatabase;
let blocker: pg.PoolClient;
let number = 9000;

beforeAll(async () => {
  database = await createCatalogueDatabase();
  await importCatalogue(database.pool, await writeTinyCatalogue());
});
afterAll(() => database.drop());
beforeEach(async () => {
  blocker = await database.pool.connect();
});
afterEach(() => blocker.release(true));

const parts = tinyCatalogue['parts.csv'];
const importParts = async (name: string, onStep: (step: string) => void = () => undefined) =>
  importCatalogue(database.pool, await writeTinyCatalogue({ 'parts.csv': parts.replace('Tarcza X', name) }), {
    ...noProgress,
    step: onStep,
  });
const partNames = () => column(database.pool, `select name_pl from part where name_pl like 'Tarcza _'`);
const indexes = () =>
  column(
    database.pool,
    `select indexname from pg_indexes where schemaname = 'catalogue' and indexname like 'made_%' order by 1`,
  );

/** A folder with one new migration. */
async function migrationOf(text: string): Promise<string> {
  const folder = await temporaryFolder('migrations');
  number += 1;
  await writeFile(join(folder, `${number}_new.sql`), text);
  return folder;
}

/** Waits until somebody waits for the lock that imports and migrations share. */
async function lockIsWaitedFor(): Promise<void> {
  const query = `select 1 from pg_locks join pg_database d on d.oid = database
    where locktype = 'advisory' and not granted and datname = current_database()`;
  while ((await column(database.pool, query)).length === 0);
}

describe('a migration of the catalogue', () => {
  it('waits for a running import, says so, and then changes the new tables', async () => {
    await blocker.query('begin; lock table part in share mode');
    const importing = importParts('Tarcza A');
    await importIsWaiting(database.pool);
    const said: string[] = [];
    const folder = await migrationOf('create index made_by_migration on catalogue.board (code)');
    const migrating = migrate(database.url, folder, (message) => said.push(message));
    await lockIsWaitedFor();
    expect(said).toEqual([
      'The catalogue is being imported or exported; the migration of the database waits until that is done',
    ]);
    await blocker.query('commit');
    await Promise.all([importing, migrating]);
    expect(await partNames()).toEqual(['Tarcza A']);
    expect(await indexes()).toEqual(['made_by_migration']);
  });

  it('is waited for by an import, which says so and keeps what it made', async () => {
    await blocker.query('begin; lock table part in share mode');
    const migrating = migrate(
      database.url,
      await migrationOf(
        `lock table part in row exclusive mode; create index made_before on catalogue.board (code)`,
      ),
    );
    await importIsWaiting(database.pool);
    const steps: string[] = [];
    const importing = importParts('Tarcza B', (step) => steps.push(step));
    await lockIsWaitedFor();
    expect(steps).toEqual(['migration']);
    await blocker.query('commit');
    await Promise.all([importing, migrating]);
    expect(await partNames()).toEqual(['Tarcza B']);
    expect(await indexes()).toEqual(['made_before', 'made_by_migration']);
  });

  it('is not waited for by a server that has nothing to migrate', async () => {
    await blocker.query('begin; lock table part in share mode');
    const importing = importParts('Tarcza C');
    await importIsWaiting(database.pool);
    expect(await migrate(database.url)).toEqual([]);
    await blocker.query('commit');
    await importing;
  });
});

describe('an import', () => {
  it.each([
    ['an index', 'create index made_by_hand on catalogue.board (code)', 'drop index catalogue.made_by_hand'],
    ['a table', 'create table catalogue.extra (id integer)', 'drop table catalogue.extra'],
    [
      'statistics',
      'create statistics catalogue.made_by_hand on code, id from catalogue.board',
      'drop statistics catalogue.made_by_hand',
    ],
  ])('that finds %s made meanwhile, by whomever, changes nothing', async (_what, make, undo) => {
    const before = await partNames();
    await blocker.query('begin; lock table part in share mode');
    const importing = importParts('Tarcza D');
    const refused = expect(importing).rejects.toThrow(SchemaChanged);
    await importIsWaiting(database.pool);
    await database.pool.query(make);
    await blocker.query('commit');
    await refused;
    expect(await partNames()).toEqual(before);
    await database.pool.query(undo);
  });
});
