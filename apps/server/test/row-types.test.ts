import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Db } from '../src/db/database.ts';
import { selectLines } from '../src/features/boards/board-lines.repository.ts';
import { findBoardsByNumber, findPlainBoard } from '../src/features/boards/boards.repository.ts';
import { findHotspots } from '../src/features/boards/hotspots.repository.ts';
import { findCurrentParts } from '../src/features/cart/current-parts.repository.ts';
import { selectCategories } from '../src/features/catalogue-lookups/catalogue-lookups.repository.ts';
import { matchNumbers, suggestNumbers } from '../src/features/parts/part-numbers.repository.ts';
import { findProduct } from '../src/features/parts/part.repository.ts';
import { selectPrices, selectQuotes } from '../src/features/pricing/pricing.repository.ts';
import { findVehicles, findVehicleTypes } from '../src/features/vehicles/vehicles.repository.ts';
import { expectColumns } from './expect-columns.ts';
import { BOARD, PART, VIN } from './small-catalogue/names.ts';
import { insertSmallCatalogue } from './small-catalogue/small-catalogue.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = database);
  await insertSmallCatalogue(db);
});
afterAll(() => database.drop());

const part = {
  partId: 'number',
  number: 'string',
  name: 'string',
  brandId: 'number',
  pictureHash: 'bytes?',
  pictureType: 'string?',
} as const;

const board = {
  id: 'number',
  code: 'string',
  name: 'string',
  categoryId: 'number',
  retrofit: 'boolean',
  vehicleSpecific: 'boolean',
  drawingId: 'number',
  pictureHash: 'bytes',
  pictureType: 'string',
} as const;

const vehicleType = {
  id: 'number',
  code: 'string',
  category: 'string',
  steering: 'string?',
  transmission: 'string?',
  brandId: 'number',
  brand: 'string',
  serie: 'string',
  model: 'string',
  engine: 'string?',
  data: 'list',
  fluids: 'list',
} as const;

describe('the rows that raw SQL answers are as they are declared:', () => {
  it('parts by their numbers', async () => {
    expectColumns(await matchNumbers(db, ['34356780001', '6860911'], 'en'), {
      ...part,
      asked: 'string',
      isWhole: 'boolean',
      askedPartId: 'number',
      askedNumber: 'string',
      fitsOld: 'boolean',
    });
    expectColumns(await suggestNumbers(db, '34', 'pl'), part);
  });

  it('the parts that are sold in place of others', async () => {
    const current = await findCurrentParts(db, [PART.sensorOldest, PART.discA]);
    expectColumns(
      [...current.values()].map(({ partId, sku, isWithdrawn, replacedSku }) => ({
        partId,
        sku,
        isWithdrawn,
        replacedSku,
      })),
      { partId: 'number', sku: 'string', isWithdrawn: 'boolean', replacedSku: 'string?' },
    );
  });

  it('a part with its lists and its chain', async () => {
    const found = await findProduct(db, PART.sensor, 'en');
    expectColumns(found ? [found] : [], {
      ...part,
      description: 'string?',
      attributes: 'list',
      lists: 'list',
      supersededBy: 'list',
      supersedes: 'list',
    });
  });

  it('boards, their lines and their hotspots', async () => {
    const found = await findPlainBoard(db, BOARD.disc, 'en');
    expectColumns(found ? [found] : [], board);
    expectColumns(await findBoardsByNumber(db, '34110412', 'en'), board);
    expectColumns(await selectLines(db, BOARD.disc, 'en'), {
      ...part,
      line: 'number',
      callout: 'string?',
      validFrom: 'number?',
      validTo: 'number?',
      steering: 'string?',
      transmission: 'string?',
      commentBefore: 'string?',
      commentAfter: 'string?',
      expression: 'string?',
      replacedNumber: 'string?',
      fitments: 'list',
      attributes: 'list?',
    });
    expectColumns((await findHotspots(db, found?.drawingId ?? 0)) ?? [], {
      callout: 'string',
      x1: 'number',
      y1: 'number',
      x2: 'number',
      y2: 'number',
    });
  });

  it('vehicles and their types', async () => {
    expectColumns(await findVehicles(db, { vin: VIN.complete }, 'en'), {
      ...vehicleType,
      vehicleId: 'number',
      vin: 'string',
      produced: 'string',
      paint: 'string?',
      upholstery: 'string?',
      standardIds: 'list?',
      optionalIds: 'list?',
      retrofittedIds: 'list?',
      campaigns: 'list',
    });
    expectColumns(await findVehicleTypes(db, [1, 2, 6], 'pl'), vehicleType);
  });

  it('prices, and prices with stock', async () => {
    expectColumns(await selectPrices(db, 'A', [PART.discA]), {
      partId: 'number',
      net: 'number',
      vatRate: 'number',
      discount: 'number',
    });
    expectColumns(await selectQuotes(db, 'A', { partIds: [PART.discA, PART.bolt] }), {
      partId: 'number',
      brandId: 'number',
      number: 'string',
      namePl: 'string',
      nameEn: 'string?',
      sha256: 'bytes?',
      contentType: 'string?',
      net: 'number?',
      vatRate: 'number?',
      discount: 'number',
      stock: 'list',
    });
  });

  it('categories', async () => {
    expectColumns(await selectCategories(db), {
      id: 'number',
      namePl: 'string',
      nameEn: 'string?',
      parentId: 'number?',
      pictureHash: 'bytes?',
      pictureType: 'string?',
      boardCount: 'number',
    });
  });
});
