import { afterAll, beforeAll, expect, it } from 'vitest';
import { findParts } from '../../src/features/integration/deltas.repository.ts';
import { addPart, addPriceList } from '../shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('the parts that raw SQL finds are as they are declared, in the order of the rows', async () => {
  await addPriceList(database.db);
  const id = await addPart(database.db, { number: '34 11 1', net: 100 });
  const { rows } = await database.pool.query<{ code: string; normalised: string }>(
    'select b.code, p.normalised from part p join brand b on b.id = p.brand_id where p.id = $1',
    [id],
  );
  const known = { brand: rows[0]?.code ?? '', normalised: rows[0]?.normalised ?? '' };
  const found = await findParts(database.db, [
    { brand: 'NONE', normalised: '1' },
    known,
    { ...known, brand: 'NONE' },
    known,
  ]);
  expect(found).toEqual([null, id, null, id]);
});
