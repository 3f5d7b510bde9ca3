import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import { cachedRows, catalogueCache } from '../catalogue-lookups/catalogue-cache.service.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { findVehicleTypes, type VehicleTypeRow } from './vehicles.repository.ts';

/** Some 3 kB each. */
const MAX_TYPES = 500;

const typeCache = catalogueCache<string, VehicleTypeRow>('vehicle types', { max: MAX_TYPES });

/** Vehicle types by their ids: thousands of cars share the technical data and fluids of one. */
export const vehicleTypes = (
  db: Db,
  lookups: CatalogueLookups,
  ids: readonly number[],
  language: LanguageCode,
): Promise<ReadonlyMap<number, VehicleTypeRow>> =>
  cachedRows(typeCache(lookups), language, ids, (missing) => findVehicleTypes(db, language, missing));
