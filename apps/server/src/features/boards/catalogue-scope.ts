import type { Db } from '../../db/database.ts';
import { catalogueCache } from '../catalogue-lookups/catalogue-cache.service.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import type { CatalogueScope } from '../vehicles/vehicles.service.ts';
import { countBoardsInScope } from './catalogue-scope.repository.ts';

/** Brands times kinds of vehicle; most catalogues have fewer. */
const MOST_SCOPES = 100;

const keptCounts = catalogueCache<string, ReadonlyMap<number, number>>(MOST_SCOPES);

/** How many boards each subgroup has in a part of the catalogue. Counted once, since it takes reading all boards. */
export async function boardCountsOf(
  db: Db,
  lookups: CatalogueLookups,
  scope: CatalogueScope,
): Promise<ReadonlyMap<number, number>> {
  if (scope.brandId !== null && !lookups.brands.has(scope.brandId)) return new Map();
  const memory = keptCounts(lookups);
  const key = `${scope.brandId ?? ''} ${scope.kind ?? ''}`;
  const known = memory.get(key);
  if (known !== undefined) return known;
  const counts = await countBoardsInScope(db, scope);
  memory.set(key, counts);
  return counts;
}
