import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countingDatabase } from '../../../test/counting-database.ts';
import { PART } from '../../../test/small-catalogue/names.ts';
import { insertSmallCatalogue } from '../../../test/small-catalogue/small-catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { databasePriceAndStock, NO_PRICE, quotesOfParts, toPriceFields } from './pricing.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await insertSmallCatalogue(database.db);
});
afterAll(() => database.drop());

const quotesOf = (discountTable: string, partIds: readonly number[]) =>
  quotesOfParts(database.db, databasePriceAndStock, discountTable, partIds);

describe('prices from the database', () => {
  it('are those of every part that exists, nothing for one that cannot be bought', async () => {
    const quotes = await quotesOf('A', [PART.discA, PART.padsEarly, 4711]);
    expect(new Set(quotes.keys())).toEqual(new Set([PART.discA, PART.padsEarly]));
    expect(quotes.get(PART.discA)?.price).toEqual({
      catalogue: { net: 10_000, gross: 12_300 },
      own: { net: 8_750, gross: 10_763 },
      discount: 1250,
      vatRate: 2300,
    });
    expect(quotes.get(PART.padsEarly)?.price).toEqual(NO_PRICE);
  });

  it('are catalogue prices for a customer without a discount table', async () => {
    const quotes = await quotesOf('', [PART.discA]);
    expect(quotes.get(PART.discA)?.price).toMatchObject({ own: { net: 10_000 }, discount: 0 });
  });

  it('ask nothing when nothing is asked', async () => {
    const counting = countingDatabase(database.url);
    const quoted = { partIds: [] };
    const sent = await counting.sentBy(() => databasePriceAndStock.quote(counting.db, 'A', quoted));
    await counting.close();
    expect(sent).toEqual([]);
  });
});

describe('stock from the database', () => {
  it('is empty for a part that lies nowhere', async () => {
    const quotes = await databasePriceAndStock.quote(database.db, 'A', { partIds: [PART.discA] });
    expect(quotes.map(({ stock }) => stock)).toEqual([new Map()]);
  });
});

describe('a price in the API', () => {
  it('shows the catalogue price as the old one', async () => {
    const quotes = await quotesOf('A', [PART.discA]);
    expect(toPriceFields(quotes.get(PART.discA)?.price ?? NO_PRICE)).toEqual({
      Price: 107.63,
      PriceNetto: 87.5,
      OldPrice: 123,
      OldPriceNetto: 100,
      Discount: 12.5,
    });
  });
});
