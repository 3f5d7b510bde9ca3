import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { column } from '../../test/catalogue-database.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { importCatalogue } from '../features/catalogue/catalogue.service.ts';
import { writeStarter } from './write-starter.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = join(await temporaryFolder('starter'), 'new', 'folder');
  await writeStarter(folder);
});
afterAll(() => database.drop());

it('a starter folder loads into an empty shop: two vehicles, two boards, five parts, a drawing', async () => {
  const { problems, notes, version } = await importCatalogue(database.pool, folder);
  expect([problems, notes, version]).toEqual([[], [], 1]);
  expect(
    await column(
      database.pool,
      `select count(*)::int from catalogue.vehicle union all select count(*)::int from catalogue.board
       union all select count(*)::int from part_price union all select count(*)::int from catalogue.drawing`,
    ),
  ).toEqual([2, 2, 5, 1]);
});

it('a catalogue of this size is loaded within two seconds', async () => {
  const begun = performance.now();
  expect((await importCatalogue(database.pool, folder)).problems).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(2_000);
});

it('the walk through the format adds a part that loads', async () => {
  const add = async (name: string, row: string) => {
    const path = join(folder, name);
    await writeFile(path, `${await readFile(path, 'utf8')}${row}\n`);
  };
  await add('parts.csv', 'VELORA,34 11 6 860 999,Czujnik,Sensor,,,90,pc,1,A,');
  await add('prices.csv', 'VELORA,34 11 6 860 999,59.00,23');
  await add('board-lines.csv', '34-11-0001,4,2,VELORA,34 11 6 860 999,,,,,,,,,');
  await add('fitment.csv', '34-11-0001,4,1,1-2');
  expect((await importCatalogue(database.pool, folder)).problems).toEqual([]);
});

it('is not written over what is there', async () => {
  await expect(writeStarter(folder)).rejects.toThrow('is not empty. Nothing was written.');
});
