import { afterAll, beforeAll, expect, it } from 'vitest';
import { column, createCatalogueDatabase } from '../../test/catalogue-database.ts';
import { writeTinyCatalogue } from '../../test/catalogue-folder.ts';
import type { TestDatabase } from '../../test/test-database.ts';
import { importCatalogue } from '../features/catalogue/catalogue.service.ts';
import { loadDemoCatalogue } from './demo-catalogue.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createCatalogueDatabase();
});
afterAll(() => database.drop());

it('a catalogue that was imported before the first start is not replaced by the demo catalogue', async () => {
  const { version } = await importCatalogue(database.pool, await writeTinyCatalogue());
  const parts = await column(database.pool, 'select number from part order by 1');
  await loadDemoCatalogue(database);
  expect(await column(database.pool, 'select number from catalogue_version')).toEqual([version]);
  expect(await column(database.pool, 'select number from part order by 1')).toEqual(parts);
});
