import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PART } from '../../../test/small-catalogue/names.ts';
import { insertSmallCatalogue } from '../../../test/small-catalogue/small-catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { databasePriceAndStock, NO_PRICE, toPriceFields } from './pricing.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await insertSmallCatalogue(database.db);
});
afterAll(() => database.drop());

describe('prices from the database', () => {
  it('have an entry for every part that was asked for', async () => {
    const prices = await databasePriceAndStock.priceParts(database.db, 'A', [
      PART.discA,
      PART.padsEarly,
      4711,
    ]);
    expect([...prices.keys()]).toEqual([PART.discA, PART.padsEarly, 4711]);
    expect(prices.get(PART.discA)).toEqual({
      catalogue: { net: 10_000, gross: 12_300 },
      own: { net: 8_750, gross: 10_763 },
      discount: 1250,
      vatRate: 2300,
    });
    expect(prices.get(PART.padsEarly)).toEqual(NO_PRICE);
  });

  it('are catalogue prices for a customer without a discount table', async () => {
    const prices = await databasePriceAndStock.priceParts(database.db, '', [PART.discA]);
    expect(prices.get(PART.discA)).toMatchObject({ own: { net: 10_000 }, discount: 0 });
  });

  it('ask nothing when nothing is asked', async () => {
    expect((await databasePriceAndStock.priceParts(database.db, 'A', [])).size).toBe(0);
  });
});

describe('stock from the database', () => {
  it('is empty for a part that lies nowhere', async () => {
    const quotes = await databasePriceAndStock.quote(database.db, 'A', { partIds: [PART.discA] });
    expect(quotes.map(({ stock }) => stock)).toEqual([[]]);
  });
});

describe('a price in the API', () => {
  it('shows the catalogue price as the old one', async () => {
    const prices = await databasePriceAndStock.priceParts(database.db, 'A', [PART.discA]);
    expect(toPriceFields(prices.get(PART.discA) ?? NO_PRICE)).toEqual({
      Price: 107.63,
      PriceNetto: 87.5,
      OldPrice: 123,
      OldPriceNetto: 100,
      Discount: 12.5,
    });
  });
});
