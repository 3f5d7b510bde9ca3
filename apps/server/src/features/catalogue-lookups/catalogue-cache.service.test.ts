import { expect, it } from 'vitest';
import { cachedRows, catalogueCache } from './catalogue-cache.service.ts';
import type { CatalogueLookups } from './catalogue-lookups.service.ts';

const lookupsOf = (version: string): CatalogueLookups => ({
  version,
  brands: new Map(),
  categories: new Map(),
  equipment: new Map(),
  equipmentByCode: new Map(),
  attributes: new Map(),
  vehicleNames: new Map(),
});

it('an entry of one catalogue is not found in another', () => {
  const cacheOf = catalogueCache<string, string[]>('of a test', { max: 10 });
  const [first, second] = [lookupsOf('first'), lookupsOf('second')];
  cacheOf(first).set('board', ['a line']);
  expect(cacheOf(first).get('board')).toEqual(['a line']);
  expect(cacheOf(second).get('board')).toBeUndefined();
});

it('the rows that a cache lacks are read together, once for each language', async () => {
  const cache = catalogueCache<string, { id: number; text: string }>('rows of a test', { max: 10 })(
    lookupsOf('any'),
  );
  const asked: (readonly number[])[] = [];
  const rowsIn = async (language: 'pl' | 'en', ids: readonly number[]) => {
    const rows = await cachedRows(cache, language, ids, (missing) => {
      asked.push(missing);
      return Promise.resolve(missing.filter((id) => id < 9).map((id) => ({ id, text: `${language} ${id}` })));
    });
    return [...rows.values()].map(({ text }) => text).sort();
  };
  expect(await rowsIn('pl', [1, 2, 1])).toEqual(['pl 1', 'pl 2']);
  expect(await rowsIn('pl', [2, 3, 9])).toEqual(['pl 2', 'pl 3']);
  expect(await rowsIn('pl', [1, 2, 3])).toEqual(['pl 1', 'pl 2', 'pl 3']);
  expect(await rowsIn('en', [1])).toEqual(['en 1']);
  expect(asked).toEqual([[1, 2], [3, 9], [1]]);
});
