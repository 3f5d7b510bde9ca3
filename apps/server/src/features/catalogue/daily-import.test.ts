import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { column, createCatalogueDatabase } from '../../../test/catalogue-database.ts';
import { writeTinyCatalogue } from '../../../test/catalogue-folder.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import type { TestDatabase } from '../../../test/test-database.ts';
import { CATALOGUE_LOCK } from '../../db/database-locks.ts';
import {
  importBins,
  importCatalogue,
  importCoreDeposits,
  importPrices,
  importStock,
} from './catalogue.service.ts';

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

describe('how an import has ended', () => {
  const results = async (kind: string) => {
    const { rows } = await database.pool.query(
      `select succeeded_at is not null as succeeded, seconds > 0 as timed, row_count, failures
       from import_result where kind = $1`,
      [kind],
    );
    return rows[0] as unknown;
  };

  it('is written down for the metrics: its rows and time, and each failure', async () => {
    expect(await results('catalogue')).toMatchObject({ succeeded: true, timed: true, failures: 0 });
    const broken = await file('broken.csv', 'brand,number,net,vat\nVELORA,1,2.00,23\n');
    await importPrices(database.pool, broken);
    expect(await results('prices')).toEqual({
      succeeded: false,
      timed: null,
      row_count: null,
      failures: 1,
    });
    const fine = await file('fine.csv', 'brand,number,net,vat\nVELORA,07119904000,1.10,8\n');
    await importPrices(database.pool, fine);
    expect(await results('prices')).toEqual({ succeeded: true, timed: true, row_count: 1, failures: 1 });
    const client = await database.pool.connect();
    await client.query('select pg_advisory_lock($1)', [CATALOGUE_LOCK]);
    await expect(importPrices(database.pool, fine)).rejects.toThrow('Another import');
    await client.query('select pg_advisory_unlock_all()');
    client.release();
    expect(await results('prices')).toMatchObject({ row_count: 1, failures: 2 });
  });
});

describe('prices on their own', () => {
  it('replace all prices, and a part that is not named becomes unavailable', async () => {
    const path = await file(
      'monday.csv',
      'brand,number,net,vat\nVELORA,07119904000,1.10,8\nVELORA,34.11-6860 911,5,23\n',
    );
    await database.pool.query('delete from import_result');
    expect((await importPrices(database.pool, path)).problemCount).toBe(0);
    // Written at once, by one statement.
    expect(
      await column(database.pool, 'select kind from import_result where loaded_at = succeeded_at'),
    ).toEqual(['prices']);
    expect(await prices()).toEqual(['VELORA 07119904000 110 800', 'VELORA 34116860911 500 2300']);
  });

  it('with a fault name their file and row and leave all prices as they are', async () => {
    const before = await prices();
    const path = await file(
      'tuesday.csv',
      'brand,number,net,vat\nVELORA,07119904000,2.00,23\nVELORA,1,2.00,23\nNONE,1,x,23\n',
    );
    expect((await importPrices(database.pool, path)).problems).toEqual([
      {
        file: 'tuesday.csv',
        row: 4,
        message: { code: 'not-a-decimal', column: 'net', value: 'x', places: 2 },
      },
    ]);
    expect(await prices()).toEqual(before);
  });

  it('without a row are refused: an empty export must not empty the shop', async () => {
    const before = await prices();
    const path = await file('empty.csv', 'brand,number,net,vat\n');
    expect((await importPrices(database.pool, path)).problems).toEqual([
      { file: 'empty.csv', row: 0, message: { code: 'file-empty' } },
    ]);
    expect(await prices()).toEqual(before);
  });

  it('that are missing are said to be missing', async () => {
    const { problems } = await importPrices(database.pool, join(folder, 'nothing.csv'));
    expect(problems).toEqual([{ file: 'nothing.csv', row: 0, message: { code: 'file-missing' } }]);
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
    expect((await importStock(database.pool, path)).problems).toEqual([
      {
        file: 'twice.csv',
        row: 3,
        message: { code: 'same-in-row', column: 'warehouse, brand, number', row: 2 },
      },
    ]);
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

describe('deposits of exchange parts', () => {
  const deposits = async () =>
    (
      await database.pool.query<{ deposit: string }>(
        `select normalised || ' ' || net || ' ' || days as deposit
         from core_deposit join part on part.id = part_id order by 1`,
      )
    ).rows.map(({ deposit }) => deposit);

  it('replace all deposits; a file with a bad row changes nothing', async () => {
    const head = 'brand,number,net,days\n';
    await importCoreDeposits(database.pool, await file('d.csv', `${head}VELORA,07119904000,50.00,60\n`));
    expect(await deposits()).toEqual(['07119904000 5000 60']);
    const bad = await importCoreDeposits(
      database.pool,
      await file(
        'd.csv',
        `${head}VELORA,34116860912,12.50,30\nVELORA,34116860912,1.00,30\nVELORA,99,1.00,0\n`,
      ),
    );
    expect(bad.problems.map(({ row }) => row)).toEqual(expect.arrayContaining([3, 4]));
    expect(await deposits()).toEqual(['07119904000 5000 60']);
    await importCoreDeposits(database.pool, await file('d.csv', `${head}VELORA,34116860912,12.50,30\n`));
    expect(await deposits()).toEqual(['34116860912 1250 30']);
  });
});
