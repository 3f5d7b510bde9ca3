import type { FindResult, FoundPart, Product } from '@partsboard/contract/parts';
import { productIdOfBoard } from '@partsboard/contract/product-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueApp, type CatalogueApp } from '../../../test/catalogue-app.ts';
import { BOARD, PART, VEHICLE } from '../../../test/small-catalogue/names.ts';
import { catalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { findPart } from './find-part.ts';
import { findPartsByNumbers } from './parts.service.ts';

let test: CatalogueApp;
beforeAll(async () => {
  test = await createCatalogueApp();
});
afterAll(() => test.close());

const polish = { 'accept-language': 'pl' };

async function find(body: object, headers = {}): Promise<FindResult> {
  const answer = await test.post('Level4Product/Find', body, headers);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as FindResult;
}

describe('a part by its number', () => {
  it.each(['34 11 6 860 911', '34116860911', '34.11.6-860.911', ' 34/11 6860911 ', '6860911', '6 860 911'])(
    'is found as %s',
    async (Sku) => {
      const found = await find({ Sku });
      expect(found.SimpleProduct).toMatchObject({
        Id: PART.discA,
        Sku: '34 11 6 860 911',
        Name: 'Brake disc 330 mm',
        Brand: 'Velora',
      });
      expect(found).toMatchObject({ Candidates: [], ReplacedSku: null });
    },
  );

  it('comes with the boards that show it and where', async () => {
    const { Boards } = await find({ Sku: '34116860911' });
    expect(Boards).toMatchObject([
      { Id: productIdOfBoard(BOARD.disc), Sku: '34-11-0412', LineCount: 10, Positions: ['1'] },
    ]);
  });

  it('is found in two statements, boards included', async () => {
    const { db } = test.database;
    const lookups = await catalogueLookups(db, () => Promise.resolve('any'))();
    let found: FindResult | undefined;
    const statements = await test.countStatements(async () => {
      found = await findPart(db, lookups, { Sku: '34116860911' }, 'en');
    });
    expect(statements).toBe(2);
    expect(found?.Boards).toMatchObject([{ LineCount: 10, Positions: ['1'] }]);
  });

  it.each(['34-11-0412', '34 11 0412', '34110412'])('can be the one of a board: %s', async (Sku) => {
    const found = await find({ Sku, vehicleId: VEHICLE.complete });
    expect(found).toMatchObject({ SimpleProduct: null, Candidates: [], ReplacedSku: null });
    expect(found.Boards).toMatchObject([
      { Id: productIdOfBoard(BOARD.disc), Sku: '34-11-0412', Positions: [] },
    ]);
    expect(found.Boards[0]?.LineCount).toBeGreaterThan(0);
  });

  it('comes with the boards of the chosen vehicle only', async () => {
    const skus = async (vehicle: object) =>
      (await find({ Sku: '07119905401', ...vehicle })).Boards.map(({ Sku }) => Sku);
    expect(await skus({})).toEqual(['34-11-0412', '34-21-0100', '34-11-0900']);
    expect(await skus({ VehicleKeyList: ['L31-RHD'] })).toEqual(['34-11-0412', '34-11-0900']);
    expect(await skus({ VehicleKeyList: ['OLD'] })).toEqual([]);
    expect(await skus({ vehicleId: VEHICLE.complete })).toEqual(['34-11-0412', '34-21-0100', '34-11-0900']);
  });

  it('leads from a replaced number to the current part and its boards', async () => {
    for (const Sku of ['34 35 6 789 444', '34356780001']) {
      const found = await find({ Sku });
      expect(found.SimpleProduct?.Id).toBe(PART.sensor);
      expect(found.ReplacedSku?.replaceAll(' ', '')).toBe(Sku.replaceAll(' ', ''));
      expect(found.Boards.map((board) => board.Sku)).toEqual(['34-11-0412']);
    }
  });

  it('of several brands is left to the person to choose', async () => {
    const found = await find({ Sku: 'a100-200-300' });
    expect(found.SimpleProduct).toBeNull();
    expect(found.Candidates.map(({ Id, Brand }) => [Id, Brand])).toEqual([
      [PART.namesakeVelora, 'Velora'],
      [PART.namesakeNorden, 'Norden'],
    ]);
  });

  it('of several brands is that of the chosen car', async () => {
    const byVin = await find({ Sku: 'a100-200-300', vehicleId: VEHICLE.complete });
    expect(byVin).toMatchObject({ SimpleProduct: { Id: PART.namesakeVelora }, Candidates: [] });
  });

  it('that nobody has finds nothing, without an error', async () => {
    expect(await find({ Sku: '99 99 9 999 999' })).toEqual({
      SimpleProduct: null,
      Boards: [],
      Candidates: [],
      ReplacedSku: null,
    });
    expect((await find({ Sku: '686091' })).SimpleProduct).toBeNull();
  });

  it.each([' - . / ', 'ąć', '%'])('is refused when nothing in it is a number: %s', async (Sku) => {
    const answer = await test.post('Level4Product/Find', { Sku });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      title: 'A part number consists of letters and digits; there are none in what was given.',
    });
  });

  it('is named in Polish when that is asked for', async () => {
    expect((await find({ Sku: '6860911' }, polish)).SimpleProduct?.Name).toBe('Tarcza hamulcowa 330 mm');
  });
});

describe('suggestions', () => {
  const suggest = async (term: string): Promise<string[]> => {
    const answer = await test.get(`Level4Product/Suggest?term=${encodeURIComponent(term)}`);
    expect(answer.status).toBe(200);
    return (answer.json as FoundPart[]).map(({ Sku }) => Sku);
  };

  it('are parts whose number begins so, in any spelling', async () => {
    expect(await suggest('34 11-6.86')).toEqual(['34 11 6 860 911', '34 11 6 860 912']);
    expect(await suggest('a1')).toEqual(['A 100.200-300', 'A100200300']);
  });

  it('also know the last seven characters', async () => {
    expect(await suggest('68609')).toEqual(['34 11 6 860 911', '34 11 6 860 912']);
  });

  it('are at most ten and none for nothing', async () => {
    expect(await suggest('0')).toHaveLength(3);
    expect((await suggest('3')).length).toBeLessThanOrEqual(10);
    expect(await suggest(' . ')).toEqual([]);
    expect(await suggest('ZZZ')).toEqual([]);
  });
});

describe('part numbers in bulk', () => {
  it('are resolved in one statement, with replacements and doubts', async () => {
    const { db } = test.database;
    const numbers = [
      '34 11 6 860 911',
      '34-35-6-789-444',
      'A100200300',
      'nothing',
      ' ',
      '07147000001',
      ...Array.from({ length: 94 }, (_, index) => `N${index}`),
    ];
    let found: Awaited<ReturnType<typeof findPartsByNumbers>> = new Map();
    const statements = await test.countStatements(async () => {
      found = await findPartsByNumbers(db, numbers, 'en');
    });
    expect(statements).toBe(1);
    expect(found.size).toBe(100);
    expect(found.get('34 11 6 860 911')).toMatchObject({ kind: 'found', replacedNumber: null });
    expect(found.get('34-35-6-789-444')).toMatchObject({
      kind: 'found',
      part: { partId: PART.sensor },
      replacedNumber: '34 35 6 789 444',
      fitsOld: true,
    });
    expect(found.get('07147000001')).toMatchObject({ part: { partId: PART.clip }, fitsOld: false });
    expect(found.get('A100200300')).toMatchObject({ kind: 'ambiguous' });
    expect(found.get('nothing')).toEqual({ kind: 'unknown' });
    expect(found.get(' ')).toEqual({ kind: 'unknown' });
  });
});

describe('a product', () => {
  const product = async (id: number, headers = {}): Promise<Product> => {
    const answer = await test.get(`Product('${id}')`, headers);
    expect(answer.status, answer.text).toBe(200);
    return answer.json as Product;
  };

  it('that is a part has its attributes, lists and uses', async () => {
    const disc = await product(PART.discA);
    expect(disc).toMatchObject({
      Id: PART.discA,
      Sku: '34 11 6 860 911',
      Name: 'Brake disc 330 mm',
      Brand: 'Velora',
      FullDescription: 'Tarcza wentylowana',
      ProductType: 'SimpleProduct',
      PriceChecked: false,
      Attributes: { Material: ['Cast iron'], 'Reach info': ['none'] },
      ProductBundleList: [{ Id: PART.sensor, Quantity: 1 }],
      ProductRepairList: [{ Id: PART.bolt, Sku: '07 11 9 905 401', Name: 'Śruba', Quantity: 2 }],
      ProductFitList: [{ Id: PART.padsLate, Quantity: 1 }],
      SupersededBy: [],
      Supersedes: [],
      BoardsComplete: true,
    });
    expect(disc.Boards).toEqual([
      {
        Serie: 'L31 series',
        BoardDetail: ['Europe', 'USA'].map((Version) => ({
          Model: 'L31 20',
          Engine: 'M204',
          Body: 'Sedan',
          Version,
          Id: productIdOfBoard(BOARD.disc),
          Position: '1',
          Name: 'Hamulec przedni – tarcza',
        })),
      },
    ]);
  });

  it('is grouped by series in order, motorcycles without engine and body', async () => {
    const bolt = await product(PART.bolt);
    expect(bolt.Boards.map(({ Serie }) => Serie)).toEqual(['L31 series', 'L40 series', 'K1']);
    expect(bolt.Boards[2]?.BoardDetail).toMatchObject([{ Engine: '', Body: '', Model: 'K1 1250' }]);
  });

  it('knows what it replaced and what replaces it', async () => {
    expect(await product(PART.sensorOldest)).toMatchObject({
      SupersededBy: [
        { Id: PART.sensorOld, Date: '2018-01-01', FitsOldVehicle: true, Current: false },
        { Id: PART.sensor, Date: '2021-05-01', FitsOldVehicle: true, Current: true },
      ],
      Supersedes: [],
    });
    const current = await product(PART.sensor);
    expect(current.Supersedes.map(({ Id }) => Id)).toEqual([PART.sensorOld, PART.sensorOldest]);
    expect(current.SupersededBy).toEqual([]);
    expect(current.Boards).not.toEqual([]);
    // Used in one category alone, it has that one's path.
    expect(current.CategoryPath.at(0)).toEqual({ Id: 34, Name: 'Brakes' });
    expect(current.CategoryPath).toHaveLength(2);
    expect((await product(PART.clipOld)).SupersededBy).toMatchObject([{ FitsOldVehicle: false }]);
  });

  it('that is a board is a grouped product', async () => {
    expect(await product(productIdOfBoard(BOARD.caliper), polish)).toMatchObject({
      Id: productIdOfBoard(BOARD.caliper),
      Name: 'Zacisk',
      Sku: '34-21-0100',
      ProductType: 'GroupedProduct',
      GrafikId: 1,
      VehicleSpecific: true,
      Retrofit: false,
      CategoryPath: [
        { Id: 34, Name: 'Hamulce' },
        { Id: 3421, Name: 'Hamulec tylny' },
      ],
    });
  });

  it('that does not exist is said in words', async () => {
    expect((await test.get("Product('4711')")).json).toMatchObject({ title: 'There is no such product.' });
    const board = await test.get(`Product('${productIdOfBoard(4711)}')`);
    expect(board.json).toMatchObject({ status: 404, title: 'There is no such board.' });
    expect((await test.get("Product('abc')")).status).toBe(400);
    expect((await test.get("Product('99999999999')")).status).toBe(400);
  });
});
