import { expect, it } from 'vitest';
import { catalogueCache } from './catalogue-cache.service.ts';
import type { CatalogueLookups } from './catalogue-lookups.service.ts';

const wordsOf = (version: string): CatalogueLookups => ({
  version,
  brands: new Map(),
  categories: new Map(),
  equipment: new Map(),
  equipmentByCode: new Map(),
  attributes: new Map(),
});

it('what one catalogue says is not known of another', () => {
  const cacheOf = catalogueCache<string, string>(10);
  const [before, after] = [wordsOf('one'), wordsOf('other')];
  cacheOf(before).set('board', 'of the first catalogue');
  expect(cacheOf(before).get('board')).toBe('of the first catalogue');
  expect(cacheOf(after).get('board')).toBeUndefined();
});
