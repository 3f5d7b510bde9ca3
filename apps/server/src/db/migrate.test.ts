import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'partsboard-migrations-'));
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const put = (name: string, text: string) => writeFile(join(folder, name), text);

const valuesIn = async (table: string) => {
  const { rows } = await sql<{ value: string }>`select value from ${sql.table(table)}`.execute(database.db);
  return rows.map(({ value }) => value);
};

describe('migrations', () => {
  it('run once each, in the order of their numbers', async () => {
    await put('9002_second.sql', "insert into tried values ('second');");
    await put('9001_first.sql', "create table tried (value text); insert into tried values ('first');");
    expect(await migrate(database.url, folder)).toEqual(['9001_first.sql', '9002_second.sql']);
    expect(await migrate(database.url, folder)).toEqual([]);
    expect(await valuesIn('tried')).toEqual(['first', 'second']);
  });

  it('run once although several servers start at the same time', async () => {
    await put(
      '9001_first.sql',
      "create table tried (value text); select pg_sleep(0.1); insert into tried values ('x');",
    );
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, folder)));
    expect(applied.flat()).toEqual(['9001_first.sql']);
    expect(await valuesIn('tried')).toEqual(['x']);
  });

  it('are undone whole when one of their statements fails, and those before it stay', async () => {
    await put('9001_good.sql', 'create table kept (value text);');
    await put('9002_bad.sql', 'create table undone (value text);\nselect 1 / 0;');
    await expect(migrate(database.url, folder)).rejects.toThrow(
      'The migration "9002_bad.sql" failed and was undone: division by zero',
    );
    expect(await valuesIn('kept')).toEqual([]);
    await expect(valuesIn('undone')).rejects.toThrow('relation "undone" does not exist');
  });

  it('say in one sentence that the role may not create the schema of the tasks', async () => {
    const role = `limited_${randomBytes(6).toString('hex')}`;
    await database.pool.query(
      `drop schema graphile_worker cascade; create role ${role} login password 'secret'`,
    );
    try {
      const url = new URL(database.url);
      url.username = role;
      url.password = 'secret';
      await expect(migrate(url.href, folder)).rejects.toThrow(
        `The role ${role} may not make or change the schema graphile_worker, which holds the background tasks: ` +
          'grant it CREATE on the database.',
      );
    } finally {
      await database.pool.query(`drop role ${role}`);
    }
  });

  it('refuse a file that was changed after it was applied, but not for its line ends', async () => {
    await put('9001_first.sql', 'create table tried\n(value text);');
    await migrate(database.url, folder);
    await put('9001_first.sql', 'create table tried\r\n(value text);');
    expect(await migrate(database.url, folder)).toEqual([]);
    await put('9001_first.sql', 'create table tried\n(value int);');
    await expect(migrate(database.url, folder)).rejects.toThrow(
      'The migration "9001_first.sql" was changed after this database applied it (as "9001_first.sql"). ' +
        'Undo the change and put it into a new migration.',
    );
  });

  it.each([
    ['first.sql', '9001_a.sql', 'The migration "first.sql" must be called like 0001_what_it_does.sql.'],
    ['9001_b.sql', '9001_a.sql', 'Two migrations have the number of "9001_a.sql".'],
  ])('are refused when %s stands beside %s', async (one, other, message) => {
    await put(one, 'select 1');
    await put(other, 'select 1');
    await expect(migrate(database.url, folder)).rejects.toThrow(message);
  });
});
