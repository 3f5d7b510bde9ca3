import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { countryOf, pictureOf } from '../../src/db/rows-by-key.ts';
import { findPartsNamed } from '../../src/demo/demo-orders.repository.ts';
import { cartLinesIn, findCart } from '../../src/features/cart/cart.repository.ts';
import { selectReplacements } from '../../src/features/cart/current-parts.repository.ts';
import { matchRanges } from '../../src/features/parts/number-ranges.repository.ts';
import {
  currentParts,
  matchNumbers,
  suggestNumbers,
} from '../../src/features/parts/part-numbers.repository.ts';
import { selectProduct } from '../../src/features/parts/part.repository.ts';
import { insertPictures } from '../../src/features/pictures/pictures.repository.ts';
import { selectQuotes } from '../../src/features/pricing/pricing.repository.ts';
import { findCorrections, insertCorrection } from '../../src/features/part-desk/corrections.repository.ts';
import {
  countBackOrdered,
  findDemand,
  findPartFacts,
  findSales,
} from '../../src/features/part-desk/part-detail.repository.ts';
import { findPartPage } from '../../src/features/part-desk/part-list.repository.ts';
import { addOnHand, lockStock } from '../../src/features/stock/stock.repository.ts';
import { addBranch, addCustomer, addStock } from '../shop-fixture.ts';
import { PART } from '../small-catalogue/names.ts';
import { insertSmallCatalogue } from '../small-catalogue/small-catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { expectColumns } from './expect-columns.ts';

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

const chain = { list: ['number', 'string', 'string', 'string', 'boolean'] } as const;

describe('the rows that raw SQL returns about parts are as they are declared:', () => {
  it('a cart and its lines', async () => {
    const { customerId } = await addCustomer(db);
    await sql`insert into cart_line (customer_id, part_id, quantity) values (${customerId}, ${PART.discA}, 2)`.execute(
      db,
    );
    const cart = await findCart(db, customerId);
    expectColumns([cart], { partIds: { list: 'number' }, lines: 'string' });
    const [{ place, ...line } = { place: 'none' }] = cartLinesIn(cart.lines);
    expect(line).toEqual({ partId: PART.discA, quantity: 2, vehicles: [] });
    expect(place).toBeTypeOf('number');
  });

  it('parts by their numbers', async () => {
    expectColumns(await matchNumbers(db, 'en', ['34356780001', '6860911']), {
      ...part,
      asked: 'string',
      isWhole: 'boolean',
      askedPartId: 'number',
      askedNumber: 'string',
      fitsOld: 'boolean',
    });
    expectColumns(await suggestNumbers(db, '34', 'pl'), part);
    expectColumns(await currentParts(db, 'en', [PART.sensorOldest, PART.discA]), part);
    const range = { asked: '3411686091?', from: '34116860910', to: '34116860919' };
    expectColumns(await matchRanges(db, [range], 'en'), { ...part, asked: 'string' });
  });

  it('the parts that are sold in place of others', async () => {
    expectColumns(await selectReplacements(db, [PART.sensorOldest, PART.discA]), {
      askedId: 'number',
      partId: 'number',
    });
  });

  it('a part with its lists, its chain and its uses', async () => {
    const found = await Promise.all(
      [PART.sensorOld, PART.discA, PART.bolt].map((partId) => selectProduct(db, 'en', partId)),
    );
    expectColumns(found.flat(), {
      ...part,
      description: 'string?',
      attributes: { list: ['number', 'string'] },
      lists: { list: ['string', 'number', 'string', 'string', 'number'] },
      supersededBy: chain,
      supersedes: chain,
      uses: {
        list: ['number', 'string', 'string', 'number', 'string?', { list: 'number' }, 'boolean'],
      },
    });
  });

  it('prices with stock', async () => {
    const branch = await addBranch(db, 'WAW');
    await addStock(db, PART.discA, branch, 5);
    await db.insertInto('core_deposit').values({ part_id: PART.discA, net: 5000, days: 30 }).execute();
    expectColumns(await selectQuotes(db, 'A', { partIds: [PART.discA, PART.bolt] }), {
      partId: 'number',
      brandId: 'number',
      number: 'string',
      namePl: 'string',
      nameEn: 'string?',
      isWithdrawn: 'boolean',
      isReplaced: 'boolean',
      sha256: 'bytes?',
      contentType: 'string?',
      net: 'number?',
      vatRate: 'number?',
      discount: 'number',
      depositNet: 'number?',
      depositDays: 'number?',
      stock: { list: ['number', 'number'] },
    });
    await addOnHand(db, [{ partId: PART.discB, warehouseId: branch, quantity: 1 }]);
    expectColumns(await lockStock(db, [PART.discA, PART.discB], [branch]), {
      partId: 'number',
      warehouseId: 'number',
      quantity: 'number',
    });
  });

  it('stored pictures', async () => {
    const picture = { sha256: Buffer.alloc(32, 7), contentType: 'image/png', bytes: Buffer.of(1) };
    const ids = await insertPictures(db, [{ ...picture, isGzipped: false }]);
    expectColumns(
      [...ids].map(([hash, id]) => ({ hash, id })),
      { hash: 'string', id: 'number' },
    );
    const found = db
      .selectFrom('picture as asked')
      .innerJoinLateral(pictureOf('asked.id').as('picture'), (join) => join.onTrue())
      .select(['picture.sha256', 'picture.content_type']);
    expectColumns(await found.execute(), { sha256: 'bytes', content_type: 'string' });
  });

  it('countries by their key', async () => {
    await db.insertInto('country').values({ iso_code: 'XX', name_pl: 'Kraj', name_en: 'Country' }).execute();
    const found = db
      .selectFrom('country as asked')
      .innerJoinLateral(countryOf('asked.id').as('country'), (join) => join.onTrue())
      .select(['country.iso_code', 'country.name_pl', 'country.name_en']);
    expectColumns(await found.execute(), { iso_code: 'string', name_pl: 'string', name_en: 'string' });
  });

  it('parts that the demo orders', async () => {
    expectColumns(await findPartsNamed(db, ['Śruba', 'Czujnik zużycia']), {
      name_pl: 'string',
      name_en: 'string?',
      id: 'number',
      number: 'string',
    });
  });

  /** A value in each column that can be empty. */
  async function fillColumns(): Promise<void> {
    await sql`update discount_group set name_en = 'x'`.execute(db);
    await sql`insert into picture (sha256, content_type, bytes) values (sha256('row'), 'image/png', 'x')`.execute(
      db,
    );
    await sql`update part set weight = 1, picture_id = (select max(id) from picture),
      discount_group_id = (select min(id) from discount_group) where id = ${PART.discA}`.execute(db);
    await sql`insert into core_deposit (part_id, net) values (${PART.discA}, 100) on conflict do nothing`.execute(
      db,
    );
  }

  it('a page of the list of parts', async () => {
    await fillColumns();
    for (const sort of ['number', 'dearest'] as const) {
      const query = { isUnpriced: false, sort, language: 'pl', limit: 100 } as const;
      expectColumns(await findPartPage(db, query), {
        id: 'number',
        brand: 'string',
        number: 'string',
        name_pl: 'string',
        name_en: 'string?',
        is_withdrawn: 'boolean',
        is_superseded: 'boolean',
        group_code: 'string?',
        group_name_pl: 'string?',
        group_name_en: 'string?',
        net: 'number',
        available: 'number',
        sort_value: sort === 'number' ? 'string' : 'number',
      });
    }
  });

  it('everything about one part', async () => {
    const facts = await findPartFacts(db, PART.discA);
    expectColumns(facts ? [facts] : [], {
      id: 'number',
      brand: 'string',
      number: 'string',
      name_pl: 'string',
      name_en: 'string?',
      is_withdrawn: 'boolean',
      is_superseded: 'boolean',
      unit: 'string',
      pack_quantity: 'number',
      weight: 'number?',
      sha256: 'bytes?',
      content_type: 'string?',
      group_code: 'string?',
      group_name_pl: 'string?',
      group_name_en: 'string?',
      net: 'number?',
      vat_rate: 'number?',
      deposit_net: 'number?',
      deposit_days: 'number?',
    });
    expectColumns(await findSales(db, PART.discA), { month: 'string', quantity: 'number', net: 'number' });
    expectColumns([{ pieces: await countBackOrdered(db, PART.discA) }], { pieces: 'number' });
    await findDemand(db, PART.discA, 'all', 5);
  });

  it('corrections of stock', async () => {
    const warehouseId = await addBranch(db, 'COR');
    await insertCorrection(db, {
      part_id: PART.discA,
      warehouse_id: warehouseId,
      quantity_before: 1,
      quantity_after: 2,
      reserved: 0,
      reason: 'count',
      note: '',
      staff_id: null,
      staff_name: 'x',
    });
    expectColumns(await findCorrections(db, {}, undefined, 5), {
      id: 'number',
      at: 'date',
      part_id: 'number',
      brand: 'string',
      number: 'string',
      name_pl: 'string',
      name_en: 'string?',
      warehouse_pl: 'string',
      warehouse_en: 'string',
      quantity_before: 'number',
      quantity_after: 'number',
      reserved: 'number',
      reason: 'string',
      note: 'string',
      staff_name: 'string',
    });
  });
});
