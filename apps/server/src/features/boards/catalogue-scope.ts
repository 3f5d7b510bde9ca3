import type { Db } from '../../db/database.ts';
import { catalogueMemory } from '../catalogue-words/catalogue-memory.service.ts';
import type { CatalogueWords } from '../catalogue-words/catalogue-words.service.ts';
import type { CatalogueScope } from '../vehicles/vehicles.service.ts';
import { countBoardsInScope } from './catalogue-scope.repository.ts';

/** Brands times kinds of vehicle; most catalogues have fewer. */
const MOST_SCOPES = 100;

const keptCounts = catalogueMemory<string, ReadonlyMap<number, number>>(MOST_SCOPES);

/** How many boards each subgroup has in a part of the catalogue. Counted once, since it takes reading all boards. */
export async function boardCountsOf(
  db: Db,
  words: CatalogueWords,
  scope: CatalogueScope,
): Promise<ReadonlyMap<number, number>> {
  if (scope.brandId !== null && !words.brands.has(scope.brandId)) return new Map();
  const memory = keptCounts(words);
  const key = `${scope.brandId ?? ''} ${scope.kind ?? ''}`;
  const known = memory.recall(key);
  if (known !== undefined) return known;
  const counts = await countBoardsInScope(db, scope);
  memory.keep(key, counts);
  return counts;
}
