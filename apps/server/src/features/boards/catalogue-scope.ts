import type { Db } from '../../db/database.ts';
import { catalogueCache } from '../catalogue-lookups/catalogue-cache.service.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import type { CatalogueScope } from '../vehicles/vehicles.service.ts';
import { countBoardsInScope } from './catalogue-scope.repository.ts';

/** Brands times kinds of vehicle; most catalogues have fewer. */
const MAX_SCOPES = 100;

const countCache = catalogueCache<string, ReadonlyMap<number, number>>('board counts', { max: MAX_SCOPES });

/** How many boards each subgroup has in a part of the catalogue. Counted once, since it takes reading all boards. */
export async function boardCountsOf(
  db: Db,
  lookups: CatalogueLookups,
  scope: CatalogueScope,
): Promise<ReadonlyMap<number, number>> {
  if (scope.brandId !== null && !lookups.brands.has(scope.brandId)) return new Map();
  return countCache(lookups).getOrRead(`${scope.brandId ?? ''} ${scope.kind ?? ''}`, () =>
    countBoardsInScope(db, scope),
  );
}
