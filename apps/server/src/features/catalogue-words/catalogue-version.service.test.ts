import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVersion } from '../../../test/small-catalogue/small-catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { catalogueVersions } from './catalogue-version.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const AN_HOUR = 3_600_000;

describe('the number of the loaded catalogue', () => {
  it('is zero before the first import and grows with each', async () => {
    const current = catalogueVersions(database.db, 0);
    expect(await current()).toBe(0);
    await newVersion(database.db);
    const first = await current();
    await newVersion(database.db);
    expect(await current()).toBeGreaterThan(first);
  });

  it('is not read again while it is trusted', async () => {
    const current = catalogueVersions(database.db, AN_HOUR);
    const known = await current();
    await newVersion(database.db);
    expect(await current()).toBe(known);
  });

  it('is read again after a failure', async () => {
    const current = catalogueVersions(database.db, AN_HOUR);
    await sql`alter table catalogue_version rename to out_of_reach`.execute(database.db);
    await expect(current()).rejects.toThrow('catalogue_version');
    await sql`alter table out_of_reach rename to catalogue_version`.execute(database.db);
    expect(await current()).toBeGreaterThan(0);
  });
});
