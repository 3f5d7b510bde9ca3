import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueDatabase } from '../../../test/catalogue-database.ts';
import { tinyCatalogue, writeTinyCatalogue, type CatalogueFileName } from '../../../test/catalogue-folder.ts';
import { catalogueState, problemsOf, withRow } from '../../../test/import-problems.ts';
import type { TestDatabase } from '../../../test/test-database.ts';
import { checkCatalogue, importCatalogue } from './catalogue.service.ts';

let database: TestDatabase;
let stateBefore: unknown;

beforeAll(async () => {
  database = await createCatalogueDatabase();
  const { problems } = await importCatalogue(database.pool, await writeTinyCatalogue());
  expect(problems).toEqual([]);
  stateBefore = await catalogueState(database.pool);
});
afterAll(() => database.drop());

const CROSS_CHECKS: readonly (readonly [string, Record<string, string | Buffer>, string])[] = [
  [
    'a VIN twice',
    withRow('vehicles.csv', 'WVLAA31070K123456,VL31-L-M,2019-03-14,,,,,,no'),
    'vehicles.csv, row 5: the same key is in row 2',
  ],
  [
    'a car with two codes of one exclusive group',
    withRow('vehicles.csv', 'WVLAA31070K123457,VL31-L-M,2019-03-14,,,STD-1,S2B,,yes'),
    'vehicles.csv, row 5: optional: two codes of one exclusive group',
  ],
  [
    'a retrofitted code that the car does not have',
    withRow('vehicles.csv', 'WVLAA31070K123457,VL31-L-M,2019-03-14,,,,,S3C,yes'),
    'vehicles.csv, row 5: retrofitted: a code is neither in the standard set nor optional',
  ],
  [
    'a campaign twice on one car',
    withRow('vehicle-campaigns.csv', 'WVLAA31070K123456,0034780200,done'),
    'vehicle-campaigns.csv, row 3: the same key is in row 2',
  ],
  [
    'a hotspot twice',
    withRow('hotspots.csv', 'D2,1,10,10,30,30'),
    'hotspots.csv, row 6: the same key is in row 5',
  ],
  [
    'an attribute value twice',
    withRow('part-attributes.csv', 'VELORA,07119904000,Quantity,1,20,'),
    'part-attributes.csv, row 4: the same key is in row 2',
  ],
  [
    'a line twice',
    withRow('board-lines.csv', '34-21-0001,1,1,ORNO,34 11 6 860 912,,,,,,,,,'),
    'board-lines.csv, row 6: the same key is in row 5',
  ],
  [
    'a quantity twice on one line',
    withRow('fitment.csv', '34-11-0001,2,,1'),
    'fitment.csv, row 7: the same key is in row 3',
  ],
  [
    'two quantities for one type',
    withRow('fitment.csv', '34-11-0001,1,3,3'),
    'fitment.csv, row 7: types: a vehicle type has two quantities on this line',
  ],
  [
    'fitment without its line',
    withRow('fitment.csv', '34-11-0001,9,1,1'),
    'fitment.csv, row 7: line: the board has no such line',
  ],
  [
    'a line without fitment',
    withRow('board-lines.csv', '34-21-0001,2,1,ORNO,34 11 6 860 912,,,,,,,,,'),
    'board-lines.csv, row 6: line: fits no vehicle type, it has no row in fitment.csv',
  ],
  [
    'a board without lines',
    withRow('boards.csv', '34-11-0002,34-11,1,D1,Tarcza,,no,no,,'),
    'boards.csv, row 4: code: the board has no lines',
  ],
  [
    'a callout that the drawing does not have',
    withRow('board-lines.csv', '34-21-0001,2,2,ORNO,34 11 6 860 912,,,,,,,,,'),
    'board-lines.csv, row 6: callout: the drawing has no hotspot "2"',
  ],
  [
    'a condition over unknown equipment',
    withRow('board-lines.csv', '34-21-0001,2,1,ORNO,34 11 6 860 912,,,,,,,,,S1A or S99'),
    'board-lines.csv, row 6: condition: there is no equipment code "S99"',
  ],
  [
    'months in the wrong order',
    withRow('board-lines.csv', '34-21-0001,2,1,ORNO,34 11 6 860 912,,,,,2020-02,2020-01,,,'),
    'board-lines.csv, row 6: valid_from, valid_to: the end is before the beginning',
  ],
  [
    'supersessions in a circle',
    withRow('supersessions.csv', 'VELORA,34 11 6 860 912,VELORA,34 11 6 860 911,2021-01-01,no'),
    'supersessions.csv, row 2: new_number: the chain runs in a circle',
  ],
  [
    'stock of a part twice in one warehouse',
    withRow('stock.csv', 'TEST-1,VELORA,07119904000,1'),
    'stock.csv, row 5: warehouse, brand, number: the same is in row 2',
  ],
  [
    'a brand under another number',
    { 'brands.csv': tinyCatalogue['brands.csv'].replace('1,ORNO', '7,ORNO') },
    'brands.csv, row 2: number: the brand ORNO has the number 1',
  ],
  [
    'a drawing with a script',
    { 'drawings/d1.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 560"><script/></svg>' },
    'drawings.csv, row 2: drawings/d1.svg contains the element script',
  ],
  [
    'a picture that is not what its name says',
    {
      'parts.csv': tinyCatalogue['parts.csv'].replace('bolt.svg', 'bolt.png'),
      'pictures/bolt.png': 'GIF89a',
    },
    'parts.csv, row 3: pictures/bolt.png is not what its name says',
  ],
  [
    'a header with another column',
    { 'fluids.csv': tinyCatalogue['fluids.csv'].replace('kind_pl', 'kind') },
    'fluids.csv, row 1: the header must be: type,position,kind_pl,kind_en,quantity,unit,note_pl,note_en',
  ],
  [
    'a row with too few fields',
    withRow('stock.csv', 'TEST-1,VELORA,07119904000'),
    'stock.csv, row 5: has 3 fields instead of 4',
  ],
  [
    'an open quote',
    withRow('brands.csv', '3,THIRD,"Third'),
    'brands.csv, row 4: a quote (") is opened and never closed',
  ],
  [
    'a control character',
    withRow('campaigns.csv', '0034780201,Wymiana\u0007,,,'),
    'campaigns.csv, row 3: description_pl: contains a control character',
  ],
  [
    'a file in Windows-1250',
    {
      'catalogs.csv': Buffer.from(
        'code,position,name_pl,name_en\nCURRENT,1,Bie\xbf\xb9cy,Current\n',
        'latin1',
      ),
    },
    'catalogs.csv, row 2: line 2 is not UTF-8; it looks like Windows-1250 or another 8-bit encoding: save the file as UTF-8',
  ],
];

describe('a folder', () => {
  it.each(CROSS_CHECKS)('with %s is refused', async (_what, changes, problem) => {
    expect(await problemsOf(database.pool, changes)).toContain(problem);
    expect(await catalogueState(database.pool)).toEqual(stateBefore);
  });

  it('that would take away a discount table which customers have is refused', async () => {
    await database.pool.query(
      `insert into customer (email, password_hash, first_name, last_name, discount_table)
       values ('a@example.com', '', 'A', 'B', 'SILVER')`,
    );
    const without = (name: CatalogueFileName) => tinyCatalogue[name].replace(/^SILVER.*\n/m, '');
    const changes = Object.fromEntries(
      (['discount-tables.csv', 'discounts.csv'] as const).map((name) => [name, without(name)]),
    );
    expect(await problemsOf(database.pool, changes)).toEqual([
      'discount-tables.csv, row 0: the table "SILVER" is missing: it is the table of 1 customer',
    ]);
  });

  it('can be checked without changing anything', async () => {
    const folder = await writeTinyCatalogue(withRow('parts.csv', 'VELORA,1,Nowa część,,,,,pc,1,,'));
    const outcome = await checkCatalogue(database.pool, folder);
    expect(outcome).toMatchObject({ problemCount: 0, problems: [] });
    expect(outcome.files.find(({ file }) => file === 'parts.csv')?.rows).toBe(6);
    expect(await catalogueState(database.pool)).toEqual(stateBefore);
  });

  it('with thousands of problems is counted whole and listed in part', async () => {
    const rows = Array.from({ length: 5000 }, (_unused, index) => `VELORA,${index},x,${index}`).join('\n');
    const folder = await writeTinyCatalogue({ 'prices.csv': `brand,number,net,vat\n${rows}\n` });
    const { problemCount, problems } = await importCatalogue(database.pool, folder);
    expect(problemCount).toBeGreaterThan(5000);
    expect(problems.length).toBe(200);
  });
});
