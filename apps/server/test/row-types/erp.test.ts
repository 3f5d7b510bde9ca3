import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  findAges,
  findPriceDifferences,
  findStockDifferences,
  recordAnswer,
} from '../../src/features/erp/erp-figures.repository.ts';
import { beginReport, findNextParts } from '../../src/features/erp/erp-reports.repository.ts';
import { addBranch, addPart, addPriceList } from '../shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { expectColumns } from './expect-columns.ts';

let database: TestDatabase;
let partId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  await addPriceList(database.db);
  await addBranch(database.db, 'ERP');
  partId = await addPart(database.db, { number: '34 23 000001', net: 100 });
});
afterAll(() => database.drop());

it('the rows that raw SQL returns about figures of the ERP are as they are declared', async () => {
  const { db } = database;
  const figures = [{ partId, net: 200, vatRate: 800, stock: [{ warehouse: 'ERP', quantity: 3 }] }];
  expectColumns(await findStockDifferences(db, figures), {
    partId: 'number',
    warehouseId: 'number',
    warehouse: 'string',
    ours: 'number',
    theirs: 'number',
  });
  expectColumns(await findPriceDifferences(db, figures), {
    partId: 'number',
    ours: 'number?',
    theirs: 'number?',
    ourVatRate: 'number?',
    theirVatRate: 'number',
  });
  expect(await recordAnswer(db, [partId], new Date())).toEqual(new Set([partId]));
  expect((await findAges(db, [partId])).get(partId)).toBeInstanceOf(Date);
});

it('the rows that raw SQL returns for a comparison with the ERP are as they are declared', async () => {
  expectColumns(await findNextParts(database.db, 0, 10), {
    partId: 'number',
    brand: 'string',
    number: 'string',
  });
  expect(typeof (await beginReport(database.db))).toBe('number');
  // While one runs there is no second.
  expect(await beginReport(database.db)).toBeUndefined();
});
