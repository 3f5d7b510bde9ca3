import { expect, it } from 'vitest';
import { catalogueCache } from './catalogue-cache.service.ts';
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
