import type { PartSummary } from '@partsboard/contract/backoffice/parts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ADMINISTRATOR,
  createBackofficeApp,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../test/backoffice-app.ts';
import { derivePartList, insertSmallCatalogue } from '../../../test/small-catalogue/small-catalogue.ts';
import { addBranch, addStock } from '../../../test/shop-fixture.ts';

let shop: BackofficeApp;
let administrator: StaffHeaders;
let branch: number;

beforeAll(async () => {
  shop = await createBackofficeApp({ catalogueVersionCacheMilliseconds: 0 });
  administrator = await shop.startSession(ADMINISTRATOR);
  const { db, pool } = shop.database;
  await insertSmallCatalogue(db);
  branch = await addBranch(db, 'LST');
  // Enough for several pages, in an order that neither numbers nor names have.
  await pool.query(
    `insert into part (id, brand_id, number, normalised, name_pl, name_en, unit, pack_quantity, is_withdrawn)
     select 5000 + n, 3, 'Q ' || (1000 + n * 37 % 100), 'Q' || (1000 + n * 37 % 100), 'Śruba ' || n % 5, 'Bolt ' || n % 5,
       'pc', 1, n % 10 = 0 from generate_series(0, 99) as n`,
  );
  await pool.query(
    `insert into part_price (part_id, net, vat_rate) select 5000 + n, 1000 + n % 7, 2300 from generate_series(1, 80) as n`,
  );
  await derivePartList(db);
});
afterAll(() => shop.close());

async function list(query: Record<string, unknown>, language = 'en') {
  const answer = await shop.ask('staffParts', { ...administrator, 'accept-language': language }, { query });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as { items: PartSummary[]; nextCursor: string | null };
}

/** All pages of a list. */
async function all(query: Record<string, unknown>): Promise<PartSummary[]> {
  const items: PartSummary[] = [];
  let cursor: string | null = null;
  do {
    const page = await list({ limit: 7, ...query, ...(cursor === null ? {} : { cursor }) });
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return items;
}

const numbers = (items: readonly PartSummary[]) => items.map(({ number }) => number);

describe('the list of parts', () => {
  it('finds the beginning of a number in any spelling, in the order of the numbers', async () => {
    expect(numbers((await list({ search: 'q-10.0' })).items).slice(0, 3)).toEqual([
      'Q 1000',
      'Q 1001',
      'Q 1002',
    ]);
  });

  it('finds the last seven characters of a number, beside numbers that begin so', async () => {
    const { db, pool } = shop.database;
    await pool.query(
      `insert into part (id, brand_id, number, normalised, name_pl, unit, pack_quantity)
       values (5900, 3, 'W 12 345 678', 'W12345678', 'Wał', 'pc', 1), (5901, 3, 'X 23-45678', 'X2345678', 'Wał', 'pc', 1),
         (5902, 3, '76 54 3 21', '7654321', 'Wał', 'pc', 1), (5903, 3, '7654321-9', '76543219', 'Wał', 'pc', 1),
         (5904, 3, '11 7 654 321', '117654321', 'Wał', 'pc', 1)`,
    );
    await derivePartList(db);
    expect(numbers(await all({ search: '23 456 78' }))).toEqual(['W 12 345 678', 'X 23-45678']);
    expect(numbers(await all({ search: '7654321' }))).toEqual(['11 7 654 321', '76 54 3 21', '7654321-9']);
    const byName = await all({ search: '7654321', sort: 'name', limit: 1 });
    expect(byName.map(({ id }) => id)).toEqual([5902, 5903, 5904]);
    expect(numbers(await all({ search: '7654321', sort: 'most-stock', brandId: 3, limit: 1 }))).toHaveLength(
      3,
    );
    expect(await all({ search: '345678' })).toEqual([]);
    await pool.query('delete from part_list where part_id between 5900 and 5904');
    await pool.query('delete from part where id between 5900 and 5904');
  });

  it('finds names in both languages, with forms of the words', async () => {
    const { db } = shop.database;
    await db.deleteFrom('catalogue.part_name').execute();
    await db.deleteFrom('catalogue.board_name').execute();
    await db.deleteFrom('catalogue.search_name').execute();
    await db.deleteFrom('catalogue.search_word').execute();
    await shop.database.pool.query(`select derive_names('catalogue')`);
    const names = new Set((await all({ search: 'śruby' })).map(({ name }) => name));
    expect([...names].sort()).toEqual(['Bolt 0', 'Bolt 1', 'Bolt 2', 'Bolt 3', 'Bolt 4', 'Śruba']);
    expect(await all({ search: 'no such name' })).toEqual([]);
  });

  it.each(['number', 'name', 'most-stock', 'least-stock', 'dearest', 'cheapest'])(
    'has each part once over all pages, sorted by %s',
    async (sort) => {
      const items = await all({ sort, brandId: 3, search: 'Q1' });
      expect(items).toHaveLength(100);
      expect(new Set(items.map(({ id }) => id)).size).toBe(100);
      const values = items.map((item) =>
        sort === 'number'
          ? item.number
          : sort === 'name'
            ? item.name
            : sort.includes('stock')
              ? item.available
              : (item.net ?? 0),
      );
      const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect(values).toEqual(sort === 'most-stock' || sort === 'dearest' ? sorted.reverse() : sorted);
    },
  );

  it('is filtered by brand, state and missing price', async () => {
    expect(
      (await all({ search: 'Q1', state: 'withdrawn' })).every(({ state }) => state === 'withdrawn'),
    ).toBe(true);
    expect(await all({ search: 'Q1', state: 'withdrawn' })).toHaveLength(10);
    const unpriced = await all({ search: 'Q1', isUnpriced: true });
    expect(unpriced).toHaveLength(20);
    expect(unpriced.every(({ net }) => net === null)).toBe(true);
    const superseded = await all({ state: 'superseded' });
    expect(superseded.length).toBeGreaterThan(0);
    expect(await all({ search: 'Q1', brandId: 2 })).toEqual([]);
  });

  it('follows stock and prices as they change, whoever changes them', async () => {
    const { db, pool } = shop.database;
    await addStock(db, 5011, branch, 4);
    await pool.query('update part_stock set reserved = 1 where part_id = 5011');
    expect(await all({ warehouseId: branch })).toMatchObject([{ id: 5011, available: 3 }]);
    expect((await all({ search: 'Q1', stock: 'in' })).map(({ id }) => id)).toEqual([5011]);
    expect(await all({ search: 'Q1', stock: 'out' })).toHaveLength(99);
    await pool.query('update part_stock set quantity = 0 where part_id = 5011');
    expect(await all({ warehouseId: branch })).toEqual([]);
    await pool.query('update part_price set net = 777 where part_id = 5012');
    expect((await all({ search: 'Q1', sort: 'cheapest' })).find(({ net }) => net !== null)).toMatchObject({
      id: 5012,
      net: 7.77,
    });
    await pool.query(
      'delete from part_stock where part_id = 5011; delete from part_price where part_id = 5012',
    );
    expect((await all({ search: 'Q1', isUnpriced: true })).map(({ id }) => id)).toContain(5012);
  });

  it('has what lies in each warehouse, wherever else it lies', async () => {
    const { db, pool } = shop.database;
    const other = await addBranch(db, 'LS2');
    const lying = async (warehouseId: number) => (await all({ warehouseId })).map(({ id }) => id);
    await pool.query(
      `insert into part_stock (part_id, warehouse_id, quantity)
       select 5021, id, 2 from warehouse where code in ('LST', 'LS2')`,
    );
    expect([await lying(branch), await lying(other)]).toEqual([[5021], [5021]]);
    // What is promised to the last piece is there, but not to be had.
    await pool.query(`update part_stock set reserved = 2 where part_id = 5021 and warehouse_id = ${branch}`);
    expect([await lying(branch), await lying(other)]).toEqual([[], [5021]]);
    await pool.query(`update part_stock set quantity = 3 - quantity, reserved = 0 where part_id = 5021`);
    expect([await lying(branch), await lying(other)]).toEqual([[5021], [5021]]);
    await pool.query(`delete from part_stock where warehouse_id = ${other}`);
    expect([await lying(branch), await lying(other)]).toEqual([[5021], []]);
    await pool.query(`truncate part_stock`);
    expect([await lying(branch), await lying(other)]).toEqual([[], []]);
  });

  it('counts two orders of one part from two warehouses at the same time', async () => {
    const { db, pool } = shop.database;
    const other = await addBranch(db, 'LS3');
    await addStock(db, 5022, branch, 1);
    await addStock(db, 5022, other, 1);
    const [one, two] = [await pool.connect(), await pool.connect()];
    const take = (client: typeof one, warehouseId: number) =>
      client.query(`update part_stock set reserved = 1 where part_id = 5022 and warehouse_id = $1`, [
        warehouseId,
      ]);
    try {
      await one.query('begin');
      await take(one, branch);
      const waiting = take(two, other);
      await vi.waitFor(async () =>
        expect((await pool.query(`select from pg_locks where not granted`)).rows).not.toEqual([]),
      );
      await one.query('commit');
      await waiting;
    } finally {
      one.release();
      two.release();
    }
    const { rows } = await pool.query(`select available, stocked_in from part_list where part_id = 5022`);
    expect(rows).toEqual([{ available: 0, stocked_in: [] }]);
  });

  it('leaves no part out, however many names have the word', async () => {
    const { db, pool } = shop.database;
    await pool.query(
      `insert into part (id, brand_id, number, normalised, name_pl, unit, pack_quantity)
       select 6000 + n, 3, 'Z ' || n, 'Z' || n, 'Zaczep ' || n, 'pc', 1 from generate_series(1, 450) as n;
       truncate catalogue.search_name, catalogue.search_word, catalogue.part_name, catalogue.board_name;
       select derive_names('catalogue')`,
    );
    await derivePartList(db);
    expect(await all({ search: 'zaczep', limit: 200 })).toHaveLength(450);
  });

  it('finds the names of a catalogue that was loaded since the words were last searched for', async () => {
    const { db, pool } = shop.database;
    expect(await all({ search: 'obejma' })).toEqual([]);
    await pool.query(
      `insert into part (id, brand_id, number, normalised, name_pl, unit, pack_quantity)
       values (7000, 3, 'O 1', 'O1', 'Obejma', 'pc', 1);
       truncate catalogue.search_name, catalogue.search_word, catalogue.part_name, catalogue.board_name;
       select derive_names('catalogue');
       insert into catalogue_version (name, issued, checksum) values ('Next', '2026-01-01', '')`,
    );
    await derivePartList(db);
    expect(numbers(await all({ search: 'obejma' }))).toEqual(['O 1']);
  });

  it('refuses a cursor of another order', async () => {
    const { nextCursor } = await list({ limit: 1 });
    const answer = await shop.ask('staffParts', administrator, {
      query: { sort: 'dearest', cursor: nextCursor },
    });
    expect(answer.status).toBe(400);
  });

  it('offers brands, groups and warehouses', async () => {
    const { json } = await shop.ask('partChoices', administrator);
    expect(json).toMatchObject({ brands: expect.arrayContaining([{ id: 3, name: 'Norden' }]) as unknown });
  });
});
