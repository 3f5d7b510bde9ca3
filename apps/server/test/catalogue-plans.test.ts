import { productIdOfBoard } from '@partsboard/contract/product-id';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertLargeCatalogue } from './large-catalogue.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** Tables that are too large to be read whole for one answer. */
const LARGE = [
  'board',
  'board_line',
  'drawing',
  'fitment',
  'hotspot',
  'part',
  'part_attribute',
  'part_list_item',
  'part_price',
  'part_stock',
  'supersession',
  'vehicle',
  'vehicle_type_board',
];

let test: TestApp;
let session: Record<string, string>;
beforeAll(async () => {
  test = await createTestApp({ trustsCatalogueFor: 0 });
  session = await test.logIn();
  await insertLargeCatalogue(test.database.pool, {
    parts: 30_000,
    boards: 10_000,
    linesPerBoard: 8,
    vehicleTypes: 1_200,
    vehicles: 30_000,
  });
}, 240_000);
afterAll(() => test.close());

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What the database was sent to answer a call, without what loads the words of the catalogue once. */
async function statementsOf(options: { url: string; payload?: object }): Promise<Statement[]> {
  const call = () => test.call({ method: options.payload ? 'POST' : 'GET', headers: session, ...options });
  await call();
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const answer = await call();
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json, 'an answer that shows something').not.toEqual([]);
    return sent.mock.calls.flatMap((sentArguments): Statement[] => {
      const [first, second] = sentArguments as unknown as [string | Statement, unknown[] | undefined];
      return [typeof first === 'string' ? { text: first, values: second ?? [] } : first];
    });
  } finally {
    sent.mockRestore();
  }
}

function scansOf(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(scansOf);
  if (plan === null || typeof plan !== 'object') return [];
  const node = plan as Record<string, unknown>;
  // An index that is read from end to end is no better.
  const isWhole =
    node['Node Type'] === 'Seq Scan' ||
    (/^Index (?:Only )?Scan$/.test(String(node['Node Type'])) && node['Index Cond'] === undefined);
  const own = isWhole ? [String(node['Relation Name'])] : [];
  return [...own, ...Object.values(node).flatMap(scansOf)];
}

/** The tables that are read whole, by the plan for these values and by that of the prepared statement. */
async function scannedBy({ text, values }: Statement): Promise<string[]> {
  const client = await test.database.pool.connect();
  try {
    const chosen = await client.query<object>(`explain (format json) ${text}`, [...values]);
    // PostgreSQL 15 has no EXPLAIN (GENERIC_PLAN): it plans a statement that was prepared and told to be generic.
    await client.query(`prepare looked_at as ${text}`);
    const nothing = values.map(() => 'null').join(', ');
    const generic = await client.query<object>(
      `explain (format json) execute looked_at${nothing === '' ? '' : ` (${nothing})`}`,
    );
    return scansOf([...chosen.rows, ...generic.rows]);
  } finally {
    await client.query('deallocate all');
    client.release(true);
  }
}

const board = { id: productIdOfBoard(640) };
const car = { vehicleId: 1 };
const described = { vehicleKeyList: ['T1', 'T2'], year: 2012, month: 5 };

describe('no catalogue call reads a large table whole', () => {
  it.each<[string, string, object?]>([
    ['a VIN', 'level4/Vehicle?vin=WVL0000000KKKK123'],
    ['the end of a VIN', 'level4/Vehicle?vin=KKKK123'],
    ['a filter step', 'level4/VehicleFilter?type=model', { brandId: 2, category: 'PKW', catalog: 'CURRENT' }],
    ['the categories of a car', 'Level4Category/List', car],
    ['the categories of a described car', 'Level4Category/List', described],
    ['the boards of a subgroup', 'Level4Product/Boards', { id: 102, searchType: 'GroupedSubCat' }],
    ['the categories of a brand', 'Level4Category/List', { brandId: 2, vehicleType: 'PKW' }],
    [
      'the boards of a brand',
      'Level4Product/Boards',
      { brandId: 2, vehicleType: 'PKW', id: 102, searchType: 'GroupedSubCat' },
    ],
    ['a board of a brand', 'Level4Product/Board', { brandId: 2, vehicleType: 'PKW', ...board }],
    ['the boards of a main group', 'Level4Product/Boards', { ...described, id: 3, searchType: 'Grouped' }],
    ['the equipment of a board', 'Level4Product/VehicleConditions', { ...described, ...board }],
    ['a board', 'Level4Product/Board', board],
    ['a board for a car', 'Level4Product/Board', { ...car, ...board }],
    ['a board for a described car', 'Level4Product/Board', { ...described, ...board }],
    ['a part by its number', 'Level4Product/Find', { Sku: '11112320267' }],
    ['a part by its last seven', 'Level4Product/Find', { Sku: '2320267' }],
    ['a common part for a car', 'Level4Product/Find', { ...car, Sku: '11111037389' }],
    ['a number that nothing has', 'Level4Product/Find', { Sku: '99-99-9999' }],
    ['suggestions', 'Level4Product/Suggest?term=1111'],
    ['hotspots', 'level4Product/Hotspots?grafikId=17'],
    ['a part', "Product('123')"],
    ['a common part', "Product('7')"],
    ['a price', 'level4/ProductStock', { sku: '11112320267' }],
    [
      'many prices',
      'level4/ProductStockList',
      { ProductIds: Array.from({ length: 40 }, (_, index) => index * 7 + 1) },
    ],
  ])('%s', async (_name, path, payload) => {
    const statements = await statementsOf({ url: `/api/${path}`, ...(payload ? { payload } : {}) });
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      const scanned = await scannedBy(statement);
      expect(
        scanned.filter((table) => LARGE.includes(table)),
        statement.text,
      ).toEqual([]);
    }
  });
});
