import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueDatabase } from '../../../test/catalogue-database.ts';
import { tinyCatalogue, writeTinyCatalogue, type CatalogueFileName } from '../../../test/catalogue-folder.ts';
import { catalogueState, problemsOf, withRow } from '../../../test/import-problems.ts';
import type { TestDatabase } from '../../../test/test-database.ts';
import { importCatalogue } from './catalogue.service.ts';
import { catalogueFiles } from './format/catalogue-files.ts';

let database: TestDatabase;
let stateBefore: unknown;

beforeAll(async () => {
  database = await createCatalogueDatabase();
  const { problems } = await importCatalogue(database.pool, await writeTinyCatalogue());
  expect(problems).toEqual([]);
  stateBefore = await catalogueState(database.pool);
});
afterAll(() => database.drop());

const lastRow = (file: CatalogueFileName): number => {
  // The only field with a line break is one description, in two languages.
  const lines = tinyCatalogue[file].trimEnd().split('\n').length;
  return (file === 'parts.csv' ? lines - 2 : lines) + 1;
};

const BROKEN_ROWS: readonly (readonly [CatalogueFileName, string, string])[] = [
  ['catalogue.csv', '1,Another,2024-05-01', 'the file has one row only'],
  ['brands.csv', '2,OTHER,Other', 'number: 2 is the brand VELORA'],
  ['catalogs.csv', 'current,1,Bieżący,', 'code: "current" is not a code'],
  [
    'filter-values.csv',
    'colour,RED,1,Czerwony,',
    'dimension: "colour" is not one of body, engine, model, serie, type, version',
  ],
  ['equipment.csv', 'NOT,optional,,Nie,', 'code: "NOT" is not an equipment code'],
  ['equipment-sets.csv', 'STD-2,S1A S2B', 'equipment: two codes of one exclusive group'],
  [
    'vehicle-types.csv',
    '5,VL31-X,VELORA,PKW,CURRENT,,L31,SEDAN,L31-20,M20,EU,,M,2018-07,',
    'steering: must not be empty for PKW',
  ],
  ['vehicle-type-data.csv', 'VL99,1,Moc,Power,1 kW,', 'type: there is no vehicle type "VL99"'],
  ['fluids.csv', 'VL31-L-M,3,Olej,,5.2512,l,,', 'quantity: "5.2512" is not a number with at most 3 decimals'],
  ['campaigns.csv', '0034780201,,,,', 'description_pl: must not be empty'],
  [
    'vehicles.csv',
    'WVLAA31070K123457,VL31-L-M,2017-03-14,,,,,,no',
    'produced: outside the production of its type',
  ],
  ['vehicle-campaigns.csv', 'WVLAA31070K999999,0034780200,open', 'vin: there is no vehicle with this VIN'],
  ['categories.csv', '34-11-1,34-11,1,Za głęboko,,', 'parent: "34-11" is itself a subgroup'],
  ['drawings.csv', 'D3,missing.svg', 'drawings/missing.svg is missing'],
  ['hotspots.csv', 'D1,3,100,100,100,120', 'x1, x2: x1 must be less than x2'],
  ['discount-groups.csv', `C,${'x'.repeat(101)},`, 'name_pl: is longer than 100 characters'],
  ['discount-tables.csv', 'GOLD,Gold again', 'code: "GOLD" is in row 2 too'],
  ['discounts.csv', 'SILVER,B,100.5', 'percent: 100.5 is not between 0 and 100'],
  ['attributes.csv', 'Quantity,3,Ilość,', 'name: "Quantity" is in row 2 too'],
  [
    'parts.csv',
    'VELORA,3411.6860.912,Druga tarcza,,,,,pc,1,,',
    'number: "VELORA 3411.6860.912" is in row 5 too',
  ],
  [
    'part-attributes.csv',
    'VELORA,07 11 9 904 000,Colour,1,czarny,',
    'attribute: there is no attribute "Colour"',
  ],
  [
    'supersessions.csv',
    'VELORA,34 11 6 860 999,VELORA,34 11 6 860 912,2020-02-30,yes',
    'since: "2020-02-30" is not a date (YYYY-MM-DD)',
  ],
  [
    'bundles.csv',
    'VELORA,34 11 9 000 001,2,VELORA,34 11 9 000 001,4',
    'item_number: a part is not an item of itself',
  ],
  ['repair-lists.csv', 'VELORA,34 11 6 860 912,1,ORNO,34 11 6 860 912,2', 'position: the same is in row 2'],
  ['fit-lists.csv', 'VELORA,34 11 6 860 912,2,VELORA,99,1', 'item_number: there is no part "99"'],
  ['boards.csv', '34-11-0002,34,1,D1,Tarcza,,no,no,,', 'category: a main group has no boards'],
  [
    'board-lines.csv',
    '34-21-0001,2,1,ORNO,34 11 6 860 912,,,,,,,,,S1A and (S2B',
    'condition: this bracket is never closed (character 9)',
  ],
  ['fitment.csv', '34-21-0001,1,2,4 7', 'types: there is no vehicle type 7'],
  ['prices.csv', 'VELORA,34 11 9 000 001,0.00,23', 'net: 0.00 is not between 0.01 and 9999999.99'],
  ['stock.csv', 'NOWHERE,VELORA,07 11 9 904 000,1', 'warehouse: there is no warehouse "NOWHERE"'],
];

describe('a broken row', () => {
  it('is known here for every file of a folder', () => {
    expect(BROKEN_ROWS.map(([file]) => file)).toEqual(catalogueFiles.map(({ name }) => name));
  });

  it.each(BROKEN_ROWS)(
    'of %s is reported by file, row and reason, and nothing changes',
    async (file, row, reason) => {
      expect(await problemsOf(database.pool, withRow(file, row))).toContain(
        `${file}, row ${lastRow(file)}: ${reason}`,
      );
      expect(await catalogueState(database.pool)).toEqual(stateBefore);
    },
  );

  it('is reported with all others, and not with what only follows from them', async () => {
    const problems = await problemsOf(database.pool, {
      ...withRow('equipment.csv', 'S9Z,maybe,,Coś,'),
      ...withRow('boards.csv', '34-11-0009,34-11,1,D1,,,no,perhaps,,'),
      'board-lines.csv': `${tinyCatalogue['board-lines.csv']}34-11-0009,1,1,VELORA,07119904000,,,,,,,,,S9Z\n`,
      'fitment.csv': `${tinyCatalogue['fitment.csv']}34-11-0009,1,1,1\n`,
      'prices.csv': null,
    });
    expect(problems).toEqual([
      'equipment.csv, row 6: kind: "maybe" is not one of standard, optional',
      'boards.csv, row 4: name_pl: must not be empty',
      'boards.csv, row 4: vehicle_specific: "perhaps" is neither yes nor no',
      'prices.csv, row 0: the file is missing',
    ]);
  });
});
