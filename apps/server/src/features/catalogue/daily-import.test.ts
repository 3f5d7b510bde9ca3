import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { column, createCatalogueDatabase } from '../../../test/catalogue-database.ts';
import { writeTinyCatalogue } from '../../../test/catalogue-folder.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import type { TestDatabase } from '../../../test/test-database.ts';
import { importBins, importCatalogue, importPrices, importStock } from './catalogue.service.ts';

let database: TestDatabase;
let folder: string;

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

const prices = () =>
  column(
    database.pool,
    `select b.code || ' ' || p.normalised || ' ' || x.net || ' ' || x.vat_rate
     from part_price x join part p on p.id = x.part_id join brand b on b.id = p.brand_id order by 1`,
  );
const stock = () =>
  column(
    database.pool,
    `select w.code || ' ' || p.normalised || ' ' || s.quantity
     from part_stock s join part p on p.id = s.part_id join warehouse w on w.id = s.warehouse_id order by 1`,
  );

beforeAll(async () => {
  database = await createCatalogueDatabase();
  folder = await temporaryFolder('daily');
  expect((await importCatalogue(database.pool, await writeTinyCatalogue())).problems).toEqual([]);
});
afterAll(() => database.drop());

describe('prices on their own', () => {
  it('replace all prices, and a part that is not named becomes unavailable', async () => {
    const path = await file(
      'monday.csv',
      'brand,number,net,vat\nVELORA,07119904000,1.10,8\nVELORA,34.11-6860 911,5,23\n',
    );
    expect((await importPrices(database.pool, path)).problemCount).toBe(0);
    expect(await prices()).toEqual(['VELORA 07119904000 110 800', 'VELORA 34116860911 500 2300']);
  });

  it('with a fault name their file and row and leave all prices as they are', async () => {
    const before = await prices();
    const path = await file(
      'tuesday.csv',
      'brand,number,net,vat\nVELORA,07119904000,2.00,23\nVELORA,1,2.00,23\nNONE,1,x,23\n',
    );
    expect((await importPrices(database.pool, path)).problems).toEqual([
      { file: 'tuesday.csv', row: 3, reason: 'number: there is no part "1"' },
      { file: 'tuesday.csv', row: 4, reason: 'net: "x" is not a number with at most 2 decimals' },
    ]);
    expect(await prices()).toEqual(before);
  });

  it('without a row are refused: an empty export must not empty the shop', async () => {
    const before = await prices();
    const path = await file('empty.csv', 'brand,number,net,vat\n');
    expect((await importPrices(database.pool, path)).problems).toEqual([
      { file: 'empty.csv', row: 0, reason: 'the file has no rows' },
    ]);
    expect(await prices()).toEqual(before);
  });

  it('that are missing are said to be missing', async () => {
    const { problems } = await importPrices(database.pool, join(folder, 'nothing.csv'));
    expect(problems).toEqual([{ file: 'nothing.csv', row: 0, reason: 'the file is missing' }]);
  });
});

describe('stock on its own', () => {
  it('replaces all stock', async () => {
    const path = await file(
      'stock.csv',
      'warehouse,brand,number,quantity\nTEST-2,VELORA,07119904000,7\nTEST-1,VELORA,34116860912,3\n',
    );
    expect((await importStock(database.pool, path)).problemCount).toBe(0);
    expect(await stock()).toEqual(['TEST-1 34116860912 3', 'TEST-2 07119904000 7']);
  });

  it('with a part twice names both rows and changes nothing', async () => {
    const before = await stock();
    const path = await file(
      'twice.csv',
      'warehouse,brand,number,quantity\nTEST-2,VELORA,07119904000,7\nTEST-2,VELORA,07 11 9904000,8\n',
    );
    expect((await importStock(database.pool, path)).problems.map(({ row }) => row)).toEqual([2, 3]);
    expect(await stock()).toEqual(before);
  });
});

describe('bins', () => {
  const bins = async () =>
    (
      await database.pool.query<{ row: string }>(
        `select w.code || ' ' || p.normalised || ' ' || b.bin as row
         from stock_bin b join warehouse w on w.id = b.warehouse_id join part p on p.id = b.part_id order by 1`,
      )
    ).rows.map(({ row }) => row);

  it('replace all bins, and a part that is not named has none', async () => {
    await importBins(
      database.pool,
      await file('bins.csv', 'warehouse,brand,number,bin\nTEST-1,VELORA,07119904000,A-01-1\n'),
    );
    const next = 'TEST-2,VELORA,07 11 9904000,B-02-2\nTEST-1,VELORA,34116860912,C-03-3\n';
    const outcome = await importBins(
      database.pool,
      await file('bins.csv', `warehouse,brand,number,bin\n${next}`),
    );
    expect(outcome.problemCount).toBe(0);
    expect(await bins()).toEqual(['TEST-1 34116860912 C-03-3', 'TEST-2 07119904000 B-02-2']);
  });

  it('with a fault change nothing', async () => {
    const before = await bins();
    const rows = ['NONE,VELORA,07119904000,A', 'TEST-1,VELORA,07119904000,', 'TEST-1,VELORA,1,A', ''];
    const path = await file('bins.csv', ['warehouse,brand,number,bin', ...rows].join('\n'));
    expect((await importBins(database.pool, path)).problems.map(({ row }) => row)).toEqual([2, 3, 4]);
    expect(await bins()).toEqual(before);
  });
});
