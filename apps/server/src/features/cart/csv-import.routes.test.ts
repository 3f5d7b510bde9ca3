import type { CartLine, CsvRowOutcome } from '@partsboard/contract/cart';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueApp, type CatalogueApp } from '../../../test/catalogue-app.ts';
import { PART, VEHICLE } from '../../../test/small-catalogue/names.ts';

let test: CatalogueApp;
beforeAll(async () => {
  test = await createCatalogueApp();
});
beforeEach(() => test.post('ShoppingCart/ClearCart', {}));
afterAll(() => test.close());

const polish = { 'accept-language': 'pl-PL' };

async function ask<T>(path: string, body: object, headers = {}): Promise<T> {
  const answer = await test.post(path, body, headers);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as T;
}

const add = (ProductId: number, Quantity = 1) => ask<string[]>('Level4/AddItem', { ProductId, Quantity });
const cart = async (headers = {}) => (await test.get('Level4/Cart', headers)).json as CartLine[];
const quantities = async () => (await cart()).map((line) => [line.Product.Id, line.Quantity]);
const importRows = (rows: readonly (readonly [sku: string, quantity: string | number])[], headers = {}) =>
  ask<string[]>(
    'Level4/cartFromCsv',
    rows.map(([sku, quantity]) => ({ sku, quantity })),
    headers,
  );

describe('an import', () => {
  it('reads numbers in any spelling, follows replacements and says what it did not take', async () => {
    const said = await importRows([
      ['34116860911', 2],
      ['34.11-6 860 911', '1'],
      ['34 35 6 780 001', '4'],
      ['no such number', 1],
      ['A100200300', 1],
      ['34 11 6 860 912', 'many'],
      ['34 11 6 860 912', 0],
      ['34 11 6 888 456', 1],
    ]);
    expect(said).toEqual([
      'Row 3: Number 34 35 6 780 001 was replaced by 34 35 6 789 445.',
      'Row 4: No part with the number “no such number” was found.',
      expect.stringMatching(/^Row 5: Several brands \(.+\) have a part “A100200300”\./),
      'Row 6: “many” is not a valid quantity.',
      'Row 7: “0” is not a valid quantity.',
      'Row 8: Part 34 11 6 888 456 is temporarily unavailable and is left out.',
    ]);
    expect(await quantities()).toEqual([
      [PART.discA, 3],
      [PART.sensor, 4],
    ]);
  });

  it('names the rows of the file, also when only one is left of it', async () => {
    const rows = [{ sku: 'x', quantity: '1', row: 17 }];
    expect(await ask('Level4/cartFromCsv', rows)).toEqual(['Row 17: No part with the number “x” was found.']);
    expect(await ask('Level4/checkCsv', rows)).toMatchObject([{ Row: 17 }]);
  });

  it('refuses a quantity that can be read in two ways', async () => {
    expect(
      await importRows([
        ['34116860911', '1.000'],
        ['34116860912', '1,000'],
        ['34356789445', '1 000'],
      ]),
    ).toEqual([
      'Row 1: “1.000” can mean two quantities. Write it without a point or a comma.',
      'Row 2: “1,000” can mean two quantities. Write it without a point or a comma.',
    ]);
    expect(await quantities()).toEqual([[PART.sensor, 1000]]);
  });

  it('takes the other rows of a file with a cell that holds anything', async () => {
    const long = 'x'.repeat(5000);
    expect(
      await importRows([
        [long, 1],
        ['34116860911', long],
        ['a\u0008b', '1'],
        ['34116860911\u0007', '\u001b1'],
        // Cut off it would be a part and a quantity.
        [`34116860911${' '.repeat(300)}x`, 1],
        ['34116860911', `2${' '.repeat(300)}x`],
        ['34116860911', '2'],
        ['34116860911\u0000', '2'],
        ['34116860911', '2\u0000'],
      ]),
    ).toEqual([
      `Row 1: No part with the number “${'x'.repeat(60)}…” was found.`,
      `Row 2: “${'x'.repeat(60)}…” is not a valid quantity.`,
      'Row 3: No part with the number “a b” was found.',
      'Row 4: “1” is not a valid quantity.',
      expect.stringContaining('Row 5: No part'),
      expect.stringContaining('Row 6: “2'),
      'Row 8: No part with the number “34116860911” was found.',
      'Row 9: “2” is not a valid quantity.',
    ]);
    expect(await quantities()).toEqual([[PART.discA, 2]]);
  });

  it('recognises numbers that a spreadsheet has damaged, and offers the only part that is meant', async () => {
    const outcomes = await ask<CsvRowOutcome[]>('Level4/checkCsv', [
      { sku: '5.17673E+10', quantity: 1 },
      { sku: '3,41168609E+10', quantity: 1 },
      { sku: '3.41153E+11', quantity: 1 },
      { sku: '5.1767300777E+10', quantity: 1 },
      { sku: '7119905401', quantity: 1 },
      { sku: '7119905409', quantity: 1 },
    ]);
    expect(
      outcomes.map(({ Status, Message, Suggestion }) => [Status, Message, Suggestion?.Id ?? null]),
    ).toEqual([
      [
        'damaged',
        'A spreadsheet has shortened this number to “5.17673E+10”, and its last digits are lost. Only 51 76 7 300 777 can be meant.',
        PART.doorSeal,
      ],
      [
        'damaged',
        'A spreadsheet has shortened this number to “3,41168609E+10”, and its last digits are lost. Format the column as text and enter the number again.',
        null,
      ],
      [
        'damaged',
        'A spreadsheet has shortened this number to “3.41153E+11”, and its last digits are lost. Format the column as text and enter the number again.',
        null,
      ],
      [
        'damaged',
        'A spreadsheet has written this number as “5.1767300777E+10”. Only 51 76 7 300 777 can be meant.',
        PART.doorSeal,
      ],
      [
        'damaged',
        'There is no number “7119905401”: a spreadsheet has removed the zero at its beginning. Only 07 11 9 905 401 can be meant.',
        PART.bolt,
      ],
      ['unknown', 'No part with the number “7119905409” was found.', null],
    ]);
    expect(await importRows([['5.17673E+10', 1]], polish)).toEqual([
      'Arkusz skrócił ten numer do „5.17673E+10” i jego końcowe cyfry przepadły. Może to być tylko 51 76 7 300 777.',
    ]);
    expect(await quantities()).toEqual([]);
  });

  it('takes the chosen car’s part where two brands have the number, and asks for the brand without one', async () => {
    const rows = [{ sku: 'A100200300', quantity: 1 }];
    const asked = await ask<CsvRowOutcome[]>('Level4/checkCsv', rows);
    expect(asked).toMatchObject([
      {
        Status: 'ambiguous',
        Message: 'Several brands (Velora, Norden) have a part “A100200300”. Choose the brand.',
        Choices: [
          { Id: PART.namesakeVelora, BrandId: 2, Brand: 'Velora' },
          { Id: PART.namesakeNorden, BrandId: 3, Brand: 'Norden' },
        ],
      },
    ]);
    const meant = async (query: string, row = {}) => {
      const [outcome] = await ask<CsvRowOutcome[]>(`Level4/checkCsv${query}`, [{ ...rows[0], ...row }]);
      return [outcome?.Status, outcome?.Product?.Id, outcome?.Choices];
    };
    expect(await meant(`?vehicleId=${VEHICLE.complete}`)).toMatchObject([
      expect.anything(),
      PART.namesakeVelora,
      [],
    ]);
    expect(await meant('?brandId=3')).toMatchObject([expect.anything(), PART.namesakeNorden, []]);
    // What the person has chosen for the row counts more than the vehicle, and a brand without such a part decides nothing.
    expect(await meant('?brandId=2', { brandId: 3 })).toMatchObject([
      expect.anything(),
      PART.namesakeNorden,
      [],
    ]);
    expect((await meant('?brandId=99'))[0]).toBe('ambiguous');
    expect((await meant('?vehicleId=999999'))[0]).toBe('ambiguous');
  });

  it('speaks the language of the request, and of a single row without its number', async () => {
    expect(await importRows([['x', 1]], polish)).toEqual(['Nie znaleziono części o numerze „x”.']);
    expect(await importRows([['x', 1]])).toEqual(['No part with the number “x” was found.']);
  });

  it('takes 100 rows and not 101, keeps their order and adds up repeated parts', async () => {
    const rows = Array.from({ length: 100 }, (_unused, index) =>
      index % 2 === 0 ? (['34356789445', 1] as const) : (['34116860911', 2] as const),
    );
    expect(await importRows(rows)).toEqual([]);
    expect(await quantities()).toEqual([
      [PART.sensor, 50],
      [PART.discA, 100],
    ]);
    const tooMany = await test.post(
      'Level4/cartFromCsv',
      Array.from({ length: 101 }, () => ({ sku: '34116860911', quantity: 1 })),
    );
    expect(tooMany.status).toBe(400);
    expect(tooMany.json).toMatchObject({ title: 'Max 100 items.', errors: { body: ['Max 100 items.'] } });
    expect(await quantities()).toHaveLength(2);
  });

  it('foresees that a line would grow beyond the largest quantity', async () => {
    await add(PART.discA, 99_998);
    const rows = [{ sku: '34116860911', quantity: 2 }];
    expect(await ask('Level4/checkCsv', rows)).toMatchObject([
      { Status: 'bad-quantity', Message: 'The quantity must not exceed 99999.' },
    ]);
    expect(await ask('Level4/cartFromCsv', rows)).toEqual(['The quantity must not exceed 99999.']);
    expect(await quantities()).toEqual([[PART.discA, 99_998]]);
  });

  it('shows beforehand what it would do and changes nothing', async () => {
    const outcomes = await ask<CsvRowOutcome[]>('Level4/checkCsv', [
      { sku: '34116860911', quantity: '2' },
      { sku: '34356780001', quantity: '1' },
      { sku: 'x', quantity: '1' },
      { sku: '34116860911', quantity: '-1' },
    ]);
    expect(outcomes.map(({ Row, Status, Quantity }) => [Row, Status, Quantity])).toEqual([
      [1, 'added', 2],
      [2, 'replaced', 1],
      [3, 'unknown', 1],
      [4, 'bad-quantity', null],
    ]);
    expect(await quantities()).toEqual([]);
  });
});
