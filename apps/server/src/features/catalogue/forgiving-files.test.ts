import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { column, createCatalogueDatabase } from '../../../test/catalogue-database.ts';
import { tinyCatalogue, writeTinyCatalogue } from '../../../test/catalogue-folder.ts';
import { problemsOf, withRow } from '../../../test/import-problems.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import type { TestDatabase } from '../../../test/test-database.ts';
import { changePricesByFile, changeStockByFile } from '../../cli/catalogue-changes.ts';
import { toReportLine } from '../../cli/report-line.ts';
import {
  checkCatalogue,
  importCatalogue,
  importPrices,
  importStock,
  WrongFolder,
} from './catalogue.service.ts';
import { noProgress } from './import/progress.ts';

let database: TestDatabase;
let pool: TestDatabase['pool'];

beforeAll(async () => {
  database = await createCatalogueDatabase();
  ({ pool } = database);
  await importCatalogue(pool, await writeTinyCatalogue());
});
afterAll(() => database.drop());

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(await temporaryFolder('files'), name);
  await writeFile(path, content);
  return path;
}

const prices = () =>
  column(pool, `select number || ' ' || net from part_price join part on part.id = part_id order by 1`);
const stock = () =>
  column(pool, `select number || ' ' || quantity from part_stock join part on part.id = part_id order by 1`);

describe('prices and stock', () => {
  it('with semicolons, decimal commas and in Windows-1250 are read as what they are, with a word about it', async () => {
    const text = 'brand;number;net;vat\nVELORA;07 11 9 904 000;1,25;23\nVELORA;34-11-6-860-912;410;8,5\n';
    // A number in Windows-1250, in which the Polish letter is one byte.
    const bytes = Buffer.concat([
      Buffer.from(`${text}VELORA;`),
      Buffer.from([0xb3]),
      Buffer.from('9;1;23\n'),
    ]);
    const { problems, notes } = await importPrices(pool, await file('cennik.csv', bytes));
    expect(problems).toEqual([]);
    expect(notes.map(toReportLine)).toEqual([
      { file: 'cennik.csv', row: 0, reason: 'is not UTF-8 and was read as Windows-1250' },
      { file: 'cennik.csv', row: 0, reason: 'has semicolons between its fields and was read so' },
      { file: 'cennik.csv', row: 2, reason: 'decimal commas were read as points' },
      { file: 'cennik.csv', row: 4, reason: 'the catalog has no part VELORA "ł9": left out' },
    ]);
    expect(await prices()).toEqual(['07 11 9 904 000 125', '34 11 6 860 912 41000']);
  });

  it('of parts that the catalogue does not know are left out and listed as they stood in the file', async () => {
    const text =
      'warehouse,brand,number,quantity\nTEST-1,VELORA,07 11 9 904 000,7\nTEST-1,VELORA,99-1 x,1\nTEST-1,NOBODY,1,1\n';
    const { problems, notes } = await importStock(pool, await file('stock.csv', text));
    expect(problems).toEqual([]);
    expect(notes.map(toReportLine).map(({ row, reason }) => [row, reason])).toEqual([
      [3, 'the catalog has no part VELORA "99-1 x": left out'],
      [4, 'the catalog has no part NOBODY "1": left out'],
    ]);
    expect(await stock()).toEqual(['07 11 9 904 000 7']);
  });

  it('of another shop do not empty this one', async () => {
    const before = await prices();
    const { problems } = await importPrices(
      pool,
      await file('prices.csv', 'brand,number,net,vat\nNOBODY,1,1.00,23\n'),
    );
    expect(problems).toEqual([{ file: 'prices.csv', row: 0, message: { code: 'no-known-part' } }]);
    expect(await prices()).toEqual(before);
  });

  it('change by a file of some parts, and the others stay', async () => {
    const text = 'brand;number;net;vat\nVELORA;07 11 9 904 000;2,00;23\nVELORA;4 5 6;1;23\n';
    const changes = await changePricesByFile(database.db, await file('delta.csv', text), noProgress);
    expect(changes).toMatchObject({ rows: 2, changed: 1, problems: [] });
    expect(changes.notes.at(-1)).toMatchObject({
      row: 3,
      reason: expect.stringContaining('VELORA 4 5 6') as unknown,
    });
    expect(await prices()).toEqual(['07 11 9 904 000 200', '34 11 6 860 912 41000']);
    const more = 'warehouse,brand,number,quantity\nTEST-2,VELORA,34 11 6 860 912,9\n';
    expect(await changeStockByFile(database.db, await file('s.csv', more), noProgress)).toMatchObject({
      changed: 1,
    });
    expect(await stock()).toEqual(['07 11 9 904 000 7', '34 11 6 860 912 9']);
    const broken = await changePricesByFile(
      database.db,
      await file(
        'd.csv',
        'brand,number,net,vat\nVELORA,07 11 9 904 000,3.00,23\nVELORA,34 11 6 860 912,no,23\n',
      ),
      noProgress,
    );
    expect(broken).toMatchObject({ changed: 0, problems: [{ row: 3 }] });
    expect(await prices()).toContain('07 11 9 904 000 200');
  });
});

describe('tables of a catalogue', () => {
  const withSemicolons = (name: 'discounts.csv' | 'parts.csv') => tinyCatalogue[name].replaceAll(',', ';');

  it('that a spreadsheet has saved with semicolons and decimal commas are read, with a word about it', async () => {
    const folder = await writeTinyCatalogue({
      'parts.csv': `\uFEFF${withSemicolons('parts.csv').replaceAll('\n', '\r\n')}`,
      'discounts.csv': withSemicolons('discounts.csv').replace('12.5', '12,5'),
    });
    const { problems, notes } = await checkCatalogue(pool, folder);
    expect(problems).toEqual([]);
    expect(notes.map(toReportLine)).toEqual([
      { file: 'parts.csv', row: 0, reason: 'has semicolons between its fields and was read so' },
      { file: 'discounts.csv', row: 0, reason: 'has semicolons between its fields and was read so' },
      { file: 'discounts.csv', row: 3, reason: 'decimal commas were read as points' },
    ]);
  });

  it('in another encoding are refused, since they hold names', async () => {
    const text = Buffer.from(withSemicolons('parts.csv').replace('Śruba', '?ruba'));
    text[text.indexOf('?ruba')] = 0x8c;
    const { problems } = await checkCatalogue(pool, await writeTinyCatalogue({ 'parts.csv': text }));
    expect(problems).toMatchObject([{ file: 'parts.csv', message: { code: 'not-utf-8' } }]);
  });
});

describe('a report', () => {
  it.each([
    ['brands.csv', '2,VELORA,Again', 'brands.csv, row 4: number: the same is in row 3'],
    [
      'parts.csv',
      'VELORA,07119904000,Śruba,,,,,pc,1,,',
      'parts.csv, row 7: number: "VELORA 07119904000" is in row 3 too',
    ],
    ['prices.csv', 'VELORA,0711 9904000,1.05,23', 'prices.csv, row 5: brand, number: the same is in row 3'],
    [
      'stock.csv',
      'TEST-1,VELORA,0711 9904000,1',
      'stock.csv, row 5: warehouse, brand, number: the same is in row 2',
    ],
    [
      'board-lines.csv',
      '34-21-0001,1,1,ORNO,34 11 6 860 912,,,,,,,,,',
      'board-lines.csv, row 6: the same key is in row 5',
    ],
    [
      'bundles.csv',
      'VELORA,34 11 9 000 001,2,VELORA,0815-X,1',
      'bundles.csv, row 3: item_number: there is no part "0815-X"',
    ],
  ] as const)('on a row of %s names what stood there and the earlier row', async (name, row, expected) => {
    expect(await problemsOf(pool, withRow(name, row))).toContain(expected);
  });

  it('names the kinds of picture that are allowed', async () => {
    const parts = tinyCatalogue['parts.csv'].replace('bolt.svg', 'bolt.gif');
    expect(await problemsOf(pool, { 'parts.csv': parts, 'pictures/bolt.gif': 'GIF89a' })).toEqual([
      'parts.csv, row 3: pictures/bolt.gif is not of a kind that is allowed here: pictures are SVG, PNG, JPEG or WebP files',
    ]);
  });

  it.each(Object.keys(tinyCatalogue).filter((name) => !['prices.csv', 'stock.csv'].includes(name)))(
    'says one thing of one wrong byte in %s',
    async (name) => {
      const text = tinyCatalogue[name as keyof typeof tinyCatalogue];
      const end = text.indexOf('\n') + 1;
      const bytes = Buffer.concat([
        Buffer.from(text.slice(0, end)),
        Buffer.from([0xb3]),
        Buffer.from(text.slice(end)),
      ]);
      expect(await problemsOf(pool, { [name]: bytes })).toEqual([
        expect.stringContaining('line 2 is not UTF-8'),
      ]);
    },
  );

  it('on a folder that is not there, or holds something else, is one sentence', async () => {
    await expect(checkCatalogue(pool, '/no/such/folder')).rejects.toThrow(
      new WrongFolder('There is no folder /no/such/folder. Nothing was changed.'),
    );
    const empty = await temporaryFolder('empty');
    await expect(importCatalogue(pool, empty)).rejects.toThrow('holds none of the files of a catalogue');
  });
});
