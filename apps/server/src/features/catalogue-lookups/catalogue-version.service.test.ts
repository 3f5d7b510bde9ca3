import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { column } from '../../../test/catalogue-database.ts';
import { newVersion } from '../../../test/small-catalogue/small-catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { catalogueVersions } from './catalogue-version.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const AN_HOUR = 3_600_000;

describe('the name of the loaded catalogue', () => {
  it('is empty before the first import and another one after each', async () => {
    const { read: current } = catalogueVersions(database.db, 0);
    expect(await current()).toBe('');
    await newVersion(database.db);
    const first = await current();
    await newVersion(database.db);
    const second = await current();
    expect(first).not.toBe('');
    expect(second).not.toBe(first);
  });

  it('does not come again where a restored backup gives the same number to another catalogue', async () => {
    const { read: current } = catalogueVersions(database.db, 0);
    const number = () => column(database.pool, 'select max(number) from catalogue_version');
    const backup = await number();
    await newVersion(database.db);
    const [name, before] = [await current(), await number()];
    await database.pool.query(
      'delete from catalogue_version where number = (select max(number) from catalogue_version)',
    );
    expect(await number()).toEqual(backup);
    await database.pool.query(
      `select setval(pg_get_serial_sequence('catalogue_version', 'number'), (select max(number) from catalogue_version))`,
    );
    await newVersion(database.db);
    expect(await number()).toEqual(before);
    expect(await current()).not.toBe(name);
  });

  it('is not read again while it is cached, until another one is announced', async () => {
    const versions = catalogueVersions(database.db, AN_HOUR);
    const { read: current } = versions;
    const known = await current();
    await newVersion(database.db);
    expect(await current()).toBe(known);
    for (const channel of versions.channels) versions.onNotification(channel, '');
    expect(await current()).not.toBe(known);
  });

  it('is read again after a failure', async () => {
    const { read: current } = catalogueVersions(database.db, AN_HOUR);
    await sql`alter table catalogue_version rename to out_of_reach`.execute(database.db);
    await expect(current()).rejects.toThrow('catalogue_version');
    await sql`alter table out_of_reach rename to catalogue_version`.execute(database.db);
    expect(await current()).not.toBe('');
  });
});
