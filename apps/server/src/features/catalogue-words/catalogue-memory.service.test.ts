import { expect, it } from 'vitest';
import { catalogueMemory } from './catalogue-memory.service.ts';
import type { CatalogueWords } from './catalogue-words.service.ts';

const wordsOf = (version: string): CatalogueWords => ({
  version,
  brands: new Map(),
  categories: new Map(),
  equipment: new Map(),
  equipmentByCode: new Map(),
  attributes: new Map(),
});

it('what one catalogue says is not known of another', () => {
  const memoryOf = catalogueMemory<string, string>(10);
  const [before, after] = [wordsOf('one'), wordsOf('other')];
  memoryOf(before).keep('board', 'of the first catalogue');
  expect(memoryOf(before).recall('board')).toBe('of the first catalogue');
  expect(memoryOf(after).recall('board')).toBeUndefined();
});
