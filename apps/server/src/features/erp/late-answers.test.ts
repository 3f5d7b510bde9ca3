import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBranch, addPart, addPriceList } from '../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import type { Figures } from './erp-answers.ts';
import { applyFigures, liveFigures } from './live-figures.ts';

let database: TestDatabase;
let partId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  await addPriceList(database.db);
  await addBranch(database.db, 'LAT');
  partId = await addPart(database.db, { number: '34 22 000001', net: 10_000 });
});
afterAll(() => database.drop());

const figures = (net: number, quantity: number): Figures => ({
  partId,
  net,
  vatRate: 2300,
  stock: [{ warehouse: 'LAT', quantity }],
});

const at = (second: number) => new Date(Date.UTC(2024, 0, 1, 10, 42, second));

const apply = (given: Figures, askedAt: Date) =>
  database.db.transaction().execute((tx) => applyFigures(tx, [given], askedAt));

const known = async () => {
  const { rows } = await database.pool.query<{ net: number; quantity: number }>(
    'select net, quantity from part_price join part_stock using (part_id) where part_id = $1',
    [partId],
  );
  return rows.map(({ net, quantity }) => [net, quantity]);
};

describe('answers of the ERP', () => {
  it('count in the order of the questions, and once', async () => {
    expect(await apply(figures(20_000, 4), at(2))).toEqual(new Set([partId]));
    expect(await apply(figures(20_000, 4), at(2))).toEqual(new Set());
    expect(await apply(figures(15_000, 9), at(1))).toEqual(new Set());
    expect(await known()).toEqual([[20_000, 4]]);
    expect(await apply(figures(25_000, 3), at(3))).toEqual(new Set([partId]));
    expect(await known()).toEqual([[25_000, 3]]);
  });

  it('count in the order of the questions also where they arrive at the same moment', async () => {
    const seconds = Array.from({ length: 20 }, (_none, index) => 10 + ((index * 7) % 20));
    await Promise.all(seconds.map((second) => apply(figures(1_000 + second, second), at(second))));
    expect(await known()).toEqual([[1_029, 29]]);
  });

  it('that fail because of the database are asked for again', async () => {
    let asked = 0;
    const live = liveFigures({
      db: database.db,
      onChange: () => undefined,
      circuit: {
        figures: () => {
          asked += 1;
          // No warehouse holds so many pieces.
          return Promise.resolve([figures(100, asked === 1 ? 2 ** 40 : 1)]);
        },
      },
    });
    await expect(live.refresh([partId])).rejects.toThrow();
    expect(await live.refresh([partId])).toEqual({ hasChanged: true, unanswered: new Map() });
  });
});
