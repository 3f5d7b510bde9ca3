import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PART } from '../../../test/small-catalogue/names.ts';
import { insertSmallCatalogue } from '../../../test/small-catalogue/small-catalogue.ts';
import { replacePart } from '../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { listenForNotifications, type NotificationListener } from '../../db/notification-listener.ts';
import { loadDemoContent } from '../../demo/demo-content.ts';
import { databasePriceAndStock, type PriceAndStock } from './pricing.service.ts';
import { QuoteCache } from './quote-cache.ts';
import { cachedPriceAndStock } from './cached-price-and-stock.ts';

const TABLE = 'A';
const WAREHOUSE = 1;

let database: TestDatabase;
let listener: NotificationListener;
let prices: PriceAndStock;
let isConnected: boolean;
let notifications: string[];
/** How often the database was read. */
let reads: number;
/** The id of a part that does not exist, sent last. */
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

/** Notifications arrive in the order in which they were sent; each call sends one of its own and waits for it. */
async function untilAllReceived(): Promise<void> {
  const marker = `${(lastMarker += 1)}`;
  await run(`select pg_notify('part_changed', '${marker}')`);
  await vi.waitFor(() => expect(notifications).toContain(marker));
}

/** Listens for the cache, and for the test after it. */
function listen(cache: QuoteCache): void {
  isConnected = false;
  notifications = [];
  listener = listenForNotifications({
    url: () => database.url,
    subscribers: [
      cache,
      {
        channels: cache.channels,
        onConnected: () => (isConnected = true),
        onNotification: (_channel, payload) => notifications.push(payload),
        onDisconnected: () => (isConnected = false),
      },
    ],
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
  const cache = new QuoteCache();
  prices = cachedPriceAndStock(watchedDatabase, database.db, cache);
  meanwhile = () => Promise.resolve();
  listen(cache);
  await vi.waitFor(() => expect(isConnected).toBe(true));
  reads = 0;
});
afterEach(() => listener.stop());

describe('cached prices and stock', () => {
  it('read the database once, for a part and for a number', async () => {
    const { number } = await quoteOf(PART.discA);
    const normalised = number.replaceAll(/[^A-Z0-9]/g, '');
    await quoteOf(PART.discA);
    expect(reads).toBe(1);
    const byNumber = await prices.quote(database.db, TABLE, { normalised });
    expect(await prices.quote(database.db, TABLE, { normalised })).toEqual(byNumber);
    expect(reads).toBe(2);
  });

  it("are those of the customer's discount table", async () => {
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
  ])('follow a change of %s', async (_what, statement) => {
    const partIds = [PART.discA, PART.discB];
    const before = await prices.quote(database.db, TABLE, { partIds });
    await run(statement);
    await untilAllReceived();
    const after = await prices.quote(database.db, TABLE, { partIds });
    expect(after).not.toEqual(before);
    const now = await databasePriceAndStock.quote(database.db, TABLE, { partIds });
    expect(new Set(after)).toEqual(new Set(now));
  });

  it('are removed for the parts of an order only', async () => {
    await quoteOf(PART.discA);
    await quoteOf(PART.discB);
    await run(`update part_stock set quantity = 7 where part_id = ${PART.discA}`);
    await untilAllReceived();
    await quoteOf(PART.discB);
    expect(reads).toBe(2);
    expect((await quoteOf(PART.discA)).stock).toEqual(new Map([[WAREHOUSE, 7]]));
    expect(reads).toBe(3);
  });

  it('know what another catalogue has replaced and withdrawn', async () => {
    expect(await quoteOf(PART.bolt)).toMatchObject({ isReplaced: false, isWithdrawn: false });
    await run(`update part set is_withdrawn = true where id = ${PART.bolt}`);
    await replacePart(database.db, PART.bolt, PART.discB);
    await run('notify catalogue_imported');
    await untilAllReceived();
    expect(await quoteOf(PART.bolt)).toMatchObject({ isReplaced: true, isWithdrawn: true });
  });

  it('know a part that has come to a number that was asked for before', async () => {
    const quoted = { normalised: 'BRANDNEW1' };
    expect(await prices.quote(database.db, TABLE, quoted)).toEqual([]);
    await run(`insert into part (id, brand_id, number, normalised, name_pl, unit, pack_quantity)
      select 990, brand_id, 'BRANDNEW1', 'BRANDNEW1', name_pl, unit, 1 from part where id = ${PART.discA}`);
    await untilAllReceived();
    expect(await prices.quote(database.db, TABLE, quoted)).toMatchObject([{ partId: 990 }]);
  });

  it('show at once what this server has reserved, given back or shipped, notified or not', async () => {
    const stockOfDisc = async () => (await quoteOf(PART.discA)).stock;
    const suppliers = [{ warehouseId: WAREHOUSE, kind: 'branch' as const }];
    const piece = { partId: PART.discA, warehouseId: WAREHOUSE, quantity: 1 };
    await run(`update part_stock set quantity = 10, reserved = 0 where part_id = ${PART.discA}`);
    await quoteOf(PART.discA);
    await database.db.transaction().execute(async (tx) => {
      await prices.reserve(tx, [{ partId: PART.discA, quantity: 2, suppliers }]);
      expect(await stockOfDisc()).toEqual(new Map([[WAREHOUSE, 10]]));
    });
    expect(await stockOfDisc()).toEqual(new Map([[WAREHOUSE, 8]]));
    await database.db.transaction().execute((tx) => prices.release(tx, [piece]));
    expect(await stockOfDisc()).toEqual(new Map([[WAREHOUSE, 9]]));
    // What was reserved and leaves is not there to be promised before, nor after.
    await database.db.transaction().execute((tx) => prices.ship(tx, [piece]));
    expect(await stockOfDisc()).toEqual(new Map([[WAREHOUSE, 9]]));
  });

  it('are removed when another process reserves or gives back', async () => {
    await run(`update part_stock set quantity = 10, reserved = 0 where part_id = ${PART.discA}`);
    await untilAllReceived();
    await quoteOf(PART.discA);
    await run(`update part_stock set reserved = 4 where part_id = ${PART.discA}`);
    await untilAllReceived();
    expect((await quoteOf(PART.discA)).stock).toEqual(new Map([[WAREHOUSE, 6]]));
  });

  it('are read in the transaction of the caller', async () => {
    await quoteOf(PART.discA);
    await database.db.transaction().execute(async (tx) => {
      await sql`update part_price set net = 4242 where part_id = ${PART.discA}`.execute(tx);
      const [inside] = await prices.quote(tx, TABLE, { partIds: [PART.discA] });
      expect(inside?.price.catalogue.net).toBe(4242);
    });
  });

  it('are not cached when they changed while they were read', async () => {
    meanwhile = async () => {
      await run(`update part_price set net = 5151 where part_id = ${PART.discA}`);
      await untilAllReceived();
    };
    expect((await quoteOf(PART.discA)).price.catalogue.net).not.toBe(5151);
    meanwhile = () => Promise.resolve();
    expect((await quoteOf(PART.discA)).price.catalogue.net).toBe(5151);
  });

  it('are not cached while notifications may be missed, and the listener reconnects', async () => {
    await quoteOf(PART.discA);
    await run(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'partsboard listener'`);
    await vi.waitFor(() => expect(isConnected).toBe(false));
    await quoteOf(PART.discA);
    await quoteOf(PART.discA);
    expect(reads).toBe(3);
    await vi.waitFor(() => expect(isConnected).toBe(true), 5_000);
    await quoteOf(PART.discA);
    await quoteOf(PART.discA);
    expect(reads).toBe(4);
  });
});

describe('a notification of changed stock', () => {
  const FIRST = 10_001;
  /** What is sent for a statement that changes the stock of so many parts, each in two places. */
  async function notificationsFor(count: number): Promise<string[]> {
    notifications = [];
    await run(`update part_stock set quantity = quantity + 1
      where part_id >= ${FIRST} and part_id < ${FIRST + count}`);
    await untilAllReceived();
    return notifications.slice(0, -1);
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
    const [notification = '', ...others] = await notificationsFor(500);
    const named = notification.split(',').map(Number);
    expect(others).toEqual([]);
    expect(named.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 500 }, (_unused, index) => FIRST + index),
    );
  });

  it('says all parts where there are more', async () => {
    expect(await notificationsFor(501)).toEqual(['*']);
  });

  it('is not made where no part was changed', async () => {
    expect(await notificationsFor(0)).toEqual([]);
  });
});

describe('the quote cache', () => {
  it('evicts the least recently used part', async () => {
    const cache = new QuoteCache(2);
    cache.onConnected();
    const load = (partIds: number[]) =>
      cache.load(TABLE, () => databasePriceAndStock.quote(database.db, TABLE, { partIds }));
    await load([PART.discA]);
    await load([PART.discB]);
    cache.get(TABLE, PART.discA);
    await load([PART.bolt]);
    expect([PART.discA, PART.discB, PART.bolt].map((id) => cache.get(TABLE, id)?.partId)).toEqual([
      PART.discA,
      undefined,
      PART.bolt,
    ]);
  });
});
