import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import { catalogueCache } from '../catalogue-lookups/catalogue-cache.service.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { findVehicleTypes, type VehicleTypeRow } from './vehicles.repository.ts';

/** Some 3 kB each. */
const MAX_TYPES = 500;

const typeCache = catalogueCache<string, VehicleTypeRow>('vehicle types', { max: MAX_TYPES });

/** Vehicle types by their ids: thousands of cars share the technical data and fluids of one. */
export async function vehicleTypes(
  db: Db,
  lookups: CatalogueLookups,
  ids: readonly number[],
  language: LanguageCode,
): Promise<ReadonlyMap<number, VehicleTypeRow>> {
  const cache = typeCache(lookups);
  const keyOf = (id: number) => `${language} ${id}`;
  const types = new Map<number, VehicleTypeRow>();
  const missing: number[] = [];
  for (const id of new Set(ids)) {
    const known = cache.get(keyOf(id));
    if (known === undefined) missing.push(id);
    else types.set(id, known);
  }
  for (const type of missing.length === 0 ? [] : await findVehicleTypes(db, language, missing)) {
    types.set(type.id, type);
    cache.set(keyOf(type.id), type);
  }
  return types;
}
