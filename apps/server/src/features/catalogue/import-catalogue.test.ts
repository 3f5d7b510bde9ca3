import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tinyCatalogue, writeTinyCatalogue } from '../../../test/catalogue-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { exportCatalogue, importCatalogue } from './catalogue.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into warehouse (code, is_branch_office, position, name_pl, name_en, opening_hours_pl, opening_hours_en,
       address1, city, zip_postal_code, country_id, phone_number, email)
     select code, true, 1, code, code, '', '', '', '', '', 1, '', '' from unnest(array['TEST-1', 'TEST-2']) as code`,
  );
});
afterAll(() => database.drop());

describe('x', () => {
  it('imports', async () => {
    const folder = await writeTinyCatalogue();
    const outcome = await importCatalogue(database.pool, folder);
    expect(outcome.problems).toEqual([]);
    expect(outcome.version).toBe(1);
    const out = join(tmpdir(), `pb-export-${Date.now()}`);
    await exportCatalogue(database.pool, out);
    for (const [name, text] of Object.entries(tinyCatalogue)) {
      expect(await readFile(join(out, name), 'utf8'), name).toBe(text);
    }
    const again = await importCatalogue(database.pool, out);
    expect(again.problems).toEqual([]);
  });
});
