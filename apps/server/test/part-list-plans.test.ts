import { backofficeRoutes } from '@partsboard/contract/backoffice/routes';
import { routeUrl } from '@partsboard/contract/route';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMINISTRATOR, createBackofficeApp, type BackofficeApp } from './backoffice-app.ts';
import { insertLargeCatalogue } from './large-catalogue.ts';
import { explainingDatabase, type Explained } from './plans/explaining-database.ts';
import { planFaults } from './plans/plan-reading.ts';
import { addBranch } from './shop-fixture.ts';
import { derivePartList } from './small-catalogue/small-catalogue.ts';
import { createSecondApp } from './test-app.ts';

const PARTS = 60_000;
/** What is walked in the order of the list, each part with a look at another table, and what is shown of a page. */
const MAX_ROWS = 14_000;
/** Where few parts fit, they are collected by what they have in common; a second page may look at half of the list. */
const MAX_COLLECTED = MAX_ROWS + PARTS / 2;

let shop: BackofficeApp;

beforeAll(async () => {
  shop = await createBackofficeApp();
  const { db, pool } = shop.database;
  for (const code of ['PL1', 'PL2', 'PL3']) await addBranch(db, code);
  await insertLargeCatalogue(pool, {
    parts: PARTS,
    boards: 50,
    linesPerBoard: 10,
    vehicleTypes: 60,
    vehicles: 100,
  });
  // Names come again, as in a manufacturer's catalogue.
  await pool.query(
    `update part set name_pl = 'Uchwyt ' || id % 600, name_en = null;
     truncate catalogue.search_name, catalogue.search_word, catalogue.part_name, catalogue.board_name;
     select derive_names('catalogue')`,
  );
  await derivePartList(db);
  await pool.query(
    `insert into stock_correction (part_id, warehouse_id, quantity_before, quantity_after, reserved, reason, staff_name)
     select 1 + n % 900, (select min(id) from warehouse), 1, 2, 0, case when n % 900 = 0 then 'lost' else 'count' end, 'x'
     from generate_series(1, 20000) as n`,
  );
  await pool.query('vacuum analyze');
});
afterAll(() => shop.close());

it('what lies in a branch and is out of stock is answered without a look at the parts', async () => {
  const explained: Explained[] = [];
  const db = await explainingDatabase(shop.database.pool, [{ name: 'own', settings: {} }], (each) =>
    explained.push(each),
  );
  const app = await createSecondApp({ ...shop.database, db });
  const headers = await shop.startSession(ADMINISTRATOR);
  const url = routeUrl(backofficeRoutes.staffParts, {}, { warehouseId: 1, stock: 'out' });
  const answer = await app.inject({ url, headers: { ...headers } });
  expect(answer.json()).toEqual({ items: [], nextCursor: null });
  expect(explained.filter(({ text }) => text.includes('part_list'))).toEqual([]);
  await app.close();
});

const sorts = ['number', 'name', 'most-stock', 'least-stock', 'dearest', 'cheapest'] as const;

const filters = [
  {},
  { search: '1' },
  { search: 'uchwyt' },
  { search: 'uchwyt 77' },
  { brandId: 2 },
  { discountGroupId: 7 },
  { stock: 'in' },
  { stock: 'out', brandId: 3 },
  { state: 'superseded' },
  { state: 'withdrawn' },
  { isUnpriced: true },
  { warehouseId: 1 },
  { discountGroupId: 7, isUnpriced: true, stock: 'in' },
] as const;

const calls = [
  ...filters.flatMap((filter) =>
    sorts.map((sort) => ['staffParts', { ...filter, sort }, MAX_COLLECTED] as const),
  ),
  ['staffParts', {}, MAX_ROWS] as const,
  ['staffPart', {}, 8_000] as const,
  ['stockCorrections', {}, 500] as const,
  ['stockCorrections', { partId: 7 }, 500] as const,
  ['stockCorrections', { reason: 'lost' }, 500] as const,
  ['stockCorrections', { warehouseId: 1 }, 500] as const,
];

it.each(calls)(
  '%s with %o reads few rows, on its first and on its second page',
  async (name, query, bound) => {
    let explained: Explained[] = [];
    const db = await explainingDatabase(shop.database.pool, [{ name: 'own', settings: {} }], (each) =>
      explained.push(each),
    );
    const app = await createSecondApp({ ...shop.database, db });
    const headers = await shop.startSession(ADMINISTRATOR);
    let cursor: string | null | undefined;
    for (let page = 1; page <= 2 && cursor !== null; page += 1) {
      explained = [];
      const url = routeUrl(backofficeRoutes[name], { id: 7 }, { ...query, cursor });
      const answer = await app.inject({ url, headers: { ...headers } });
      expect(answer.statusCode, answer.payload).toBe(200);
      cursor = answer.json<{ nextCursor?: string | null }>().nextCursor ?? null;
      expect(explained).not.toEqual([]);
      for (const each of explained) {
        expect(
          planFaults(each, () => false, bound),
          each.text,
        ).toEqual([]);
      }
    }
    await app.close();
  },
);
