import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PART } from '../../../test/small-catalogue/names.ts';
import { insertSmallCatalogue } from '../../../test/small-catalogue/small-catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { listenForChanges, type ChangeListener } from '../../db/change-listener.ts';
import { loadDemoContent } from '../../demo/demo-content.ts';
import { databasePriceAndStock, type PriceAndStock } from './pricing.service.ts';
import { QUOTE_CHANNELS, QuoteCache } from './quote-cache.ts';
import { cachedPriceAndStock } from './cached-price-and-stock.ts';

const TABLE = 'A';
const WAREHOUSE = 1;

let database: TestDatabase;
let listener: ChangeListener;
let prices: PriceAndStock;
let hears: boolean;
let announcements: string[];
/** How often the database was asked. */
let reads: number;
/** The id of a part that does not exist, announced last. */
let lastMarker = 999_000;
/** Happens while the database's answer is on its way. */
let meanwhile: () => Promise<unknown>;

const watchedDatabase: PriceAndStock = {
  ...databasePriceAndStock,
  async quote(...asked) {
    reads += 1;
    const quotes = await databasePriceAndStock.quote(...asked);
    await meanwhile();
    return quotes;
  },
};

async function quoteOf(partId: number) {
  const [quote] = await prices.quote(database.db, TABLE, { partIds: [partId] });
  if (quote === undefined) throw new Error(`No quote of part ${partId}`);
  return quote;
}

const run = (statement: string) => sql.raw(statement).execute(database.db);

/** An announcement is heard after those that were made before it; each call makes one of its own. */
async function untilAllHeard(): Promise<void> {
  const marker = `${(lastMarker += 1)}`;
  await run(`select pg_notify('part_changed', '${marker}')`);
  await vi.waitFor(() => expect(announcements).toContain(marker));
}

function listen(memory: QuoteCache): void {
  hears = false;
  announcements = [];
  listener = listenForChanges({
    url: () => database.url,
    channels: QUOTE_CHANNELS,
    handler: {
      hears: () => {
        memory.hears();
        hears = true;
      },
      heard: (announcement) => {
        memory.heard(announcement);
        announcements.push(announcement);
      },
      onDisconnected: () => {
        memory.onDisconnected();
        hears = false;
      },
    },
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemoContent(database);
  await insertSmallCatalogue(database.db);
  await run(`insert into part_stock (part_id, warehouse_id, quantity)
    values (${PART.discA}, ${WAREHOUSE}, 10), (${PART.discB}, ${WAREHOUSE}, 10)`);
});
afterAll(() => database.drop());

beforeEach(async () => {
  const memory = new QuoteCache();
  prices = cachedPriceAndStock(watchedDatabase, database.db, memory);
  meanwhile = () => Promise.resolve();
  listen(memory);
  await vi.waitFor(() => expect(hears).toBe(true));
  reads = 0;
});
afterEach(() => listener.stop());

describe('remembered prices and stock', () => {
  it('ask the database once, for a price, for stock and for a number', async () => {
    const { number, price } = await quoteOf(PART.discA);
    const normalised = number.replaceAll(/[^A-Z0-9]/g, '');
    await quoteOf(PART.discA);
    expect(await prices.priceParts(database.db, TABLE, [PART.discA])).toEqual(new Map([[PART.discA, price]]));
    expect(reads).toBe(1);
    const byNumber = await prices.quote(database.db, TABLE, { normalised });
    expect(await prices.quote(database.db, TABLE, { normalised })).toEqual(byNumber);
    expect(reads).toBe(2);
  });

  it('are of the customer who asks', async () => {
    const own = await quoteOf(PART.discA);
    const [other] = await prices.quote(database.db, '', { partIds: [PART.discA] });
    expect(own.price.own.net).toBeLessThan(own.price.catalogue.net);
    expect(other?.price.own).toEqual(own.price.catalogue);
  });

  it.each([
    ['a price', `update part_price set net = net + 100 where part_id = ${PART.discA}`],
    ['stock', `update part_stock set quantity = quantity + 1 where part_id = ${PART.discA}`],
    ['the last stock', `delete from part_stock where part_id = ${PART.discB}`],
    ['a discount', `update discount set rate = rate + 100 where discount_table = '${TABLE}'`],
    ['a name', `update part set name_pl = name_pl || '!' where id = ${PART.discA}`],
  ])('follow whoever changes %s', async (_what, statement) => {
    const partIds = [PART.discA, PART.discB];
    const before = await prices.quote(database.db, TABLE, { partIds });
    await run(statement);
    await untilAllHeard();
    const after = await prices.quote(database.db, TABLE, { partIds });
    expect(after).not.toEqual(before);
    const now = await databasePriceAndStock.quote(database.db, TABLE, { partIds });
    expect(new Set(after)).toEqual(new Set(now));
  });

  it('are forgotten for the parts of an order only', async () => {
    await quoteOf(PART.discA);
    await quoteOf(PART.discB);
    await run(`update part_stock set quantity = 7 where part_id = ${PART.discA}`);
    await untilAllHeard();
    await quoteOf(PART.discB);
    expect(reads).toBe(2);
    expect((await quoteOf(PART.discA)).stock).toEqual([{ warehouseId: WAREHOUSE, quantity: 7 }]);
    expect(reads).toBe(3);
  });

  it('know a part that has come to a number that was asked for before', async () => {
    const quoted = { normalised: 'BRANDNEW1' };
    expect(await prices.quote(database.db, TABLE, quoted)).toEqual([]);
    await run(`insert into part (id, brand_id, number, normalised, name_pl, unit, pack_quantity)
      select 990, brand_id, 'BRANDNEW1', 'BRANDNEW1', name_pl, unit, 1 from part where id = ${PART.discA}`);
    await untilAllHeard();
    expect(await prices.quote(database.db, TABLE, quoted)).toMatchObject([{ partId: 990 }]);
  });

  it('show what this server has reserved, given back or shipped at once, heard or not', async () => {
    const stockOfDisc = async () => (await quoteOf(PART.discA)).stock;
    const suppliers = [{ warehouseId: WAREHOUSE, kind: 'branch' as const }];
    const piece = { partId: PART.discA, warehouseId: WAREHOUSE, quantity: 1 };
    await run(`update part_stock set quantity = 10, reserved = 0 where part_id = ${PART.discA}`);
    await quoteOf(PART.discA);
    await database.db.transaction().execute(async (tx) => {
      await prices.reserve(tx, [{ partId: PART.discA, quantity: 2, suppliers }]);
      expect(await stockOfDisc()).toEqual([{ warehouseId: WAREHOUSE, quantity: 10 }]);
    });
    expect(await stockOfDisc()).toEqual([{ warehouseId: WAREHOUSE, quantity: 8 }]);
    await database.db.transaction().execute((tx) => prices.release(tx, [piece]));
    expect(await stockOfDisc()).toEqual([{ warehouseId: WAREHOUSE, quantity: 9 }]);
    // What was reserved and leaves is not there to be promised before, nor after.
    await database.db.transaction().execute((tx) => prices.ship(tx, [piece]));
    expect(await stockOfDisc()).toEqual([{ warehouseId: WAREHOUSE, quantity: 9 }]);
  });

  it('are forgotten when another process reserves or gives back', async () => {
    await run(`update part_stock set quantity = 10, reserved = 0 where part_id = ${PART.discA}`);
    await untilAllHeard();
    await quoteOf(PART.discA);
    await run(`update part_stock set reserved = 4 where part_id = ${PART.discA}`);
    await untilAllHeard();
    expect((await quoteOf(PART.discA)).stock).toEqual([{ warehouseId: WAREHOUSE, quantity: 6 }]);
  });

  it('are read in the transaction that asks', async () => {
    await quoteOf(PART.discA);
    await database.db.transaction().execute(async (tx) => {
      await sql`update part_price set net = 4242 where part_id = ${PART.discA}`.execute(tx);
      const inside = await prices.priceParts(tx, TABLE, [PART.discA]);
      expect(inside.get(PART.discA)?.catalogue.net).toBe(4242);
    });
  });

  it('keep nothing that was read while it changed', async () => {
    meanwhile = async () => {
      await run(`update part_price set net = 5151 where part_id = ${PART.discA}`);
      await untilAllHeard();
    };
    expect((await quoteOf(PART.discA)).price.catalogue.net).not.toBe(5151);
    meanwhile = () => Promise.resolve();
    expect((await quoteOf(PART.discA)).price.catalogue.net).toBe(5151);
  });

  it('keep nothing while changes cannot be heard, and listen again', async () => {
    await quoteOf(PART.discA);
    await run(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'partsboard listener'`);
    await vi.waitFor(() => expect(hears).toBe(false));
    await quoteOf(PART.discA);
    await quoteOf(PART.discA);
    expect(reads).toBe(3);
    await vi.waitFor(() => expect(hears).toBe(true), 5_000);
    await quoteOf(PART.discA);
    await quoteOf(PART.discA);
    expect(reads).toBe(4);
  });
});

describe('an announcement of changed stock', () => {
  const FIRST = 10_001;
  /** What a statement that changes the stock of so many parts, each in two places, is announced with. */
  async function announcedFor(count: number): Promise<string[]> {
    announcements = [];
    await run(`update part_stock set quantity = quantity + 1
      where part_id >= ${FIRST} and part_id < ${FIRST + count}`);
    await untilAllHeard();
    return announcements.slice(0, -1);
  }

  beforeAll(async () => {
    await run(`insert into part (id, brand_id, number, normalised, name_pl, unit, pack_quantity)
      select ${FIRST} + n, brand_id, 'MANY' || n, 'MANY' || n, name_pl, unit, 1
      from part, generate_series(0, 600) as n where part.id = ${PART.discA}`);
    await run(`insert into part_stock (part_id, warehouse_id, quantity)
      select ${FIRST} + n, w, 1
      from generate_series(0, 600) as n, generate_series(${WAREHOUSE}, ${WAREHOUSE + 1}) as w`);
  });

  it('names each of up to five hundred parts once', async () => {
    const [announcement = '', ...others] = await announcedFor(500);
    const named = announcement.split(',').map(Number);
    expect(others).toEqual([]);
    expect(named.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 500 }, (_unused, index) => FIRST + index),
    );
  });

  it('says all parts where there are more', async () => {
    expect(await announcedFor(501)).toEqual(['*']);
  });

  it('is not made where no part was changed', async () => {
    expect(await announcedFor(0)).toEqual([]);
  });
});

describe('the memory of quotes', () => {
  it('lets go of what was asked for longest ago', async () => {
    const memory = new QuoteCache(2);
    memory.hears();
    const learn = (partIds: number[]) =>
      memory.learn(TABLE, () => databasePriceAndStock.quote(database.db, TABLE, { partIds }));
    await learn([PART.discA]);
    await learn([PART.discB]);
    memory.get(TABLE, PART.discA);
    await learn([PART.bolt]);
    expect([PART.discA, PART.discB, PART.bolt].map((id) => memory.get(TABLE, id)?.partId)).toEqual([
      PART.discA,
      undefined,
      PART.bolt,
    ]);
  });
});
