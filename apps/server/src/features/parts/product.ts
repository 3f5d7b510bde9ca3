import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import type { CatalogueLookups, VehicleName } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { selectProduct, type ProductRow, type UseLine } from './part.repository.ts';

/** A part on a board, for vehicles of one name. */
export interface PartUse {
  readonly vehicle: VehicleName;
  readonly boardId: number;
  readonly code: string;
  readonly name: string;
  readonly categoryId: number;
  readonly callout: string | null;
}

export interface FoundProduct extends Omit<ProductRow, 'uses'> {
  /** In the order of the vehicles. */
  readonly uses: readonly PartUse[];
  readonly hasAllUses: boolean;
}

/** A common bolt is on thousands of boards. */
const MAX_USES = 300;

const isBefore = (callout: string | null, known: string | null): boolean =>
  callout !== null && (known === null || callout < known);

const inOrder = (one: PartUse, other: PartUse): number =>
  one.vehicle.rank - other.vehicle.rank || (one.code < other.code ? -1 : 1);

/** Each board once for vehicles of one name, at the first of its callouts; as many uses as are shown. */
export function usesOf(
  lines: readonly UseLine[],
  vehicles: CatalogueLookups['vehicleNames'],
): Pick<FoundProduct, 'uses' | 'hasAllUses'> {
  const found = new Map<string, PartUse>();
  for (const [boardId, code, name, categoryId, callout, vehicleTypeIds] of lines) {
    for (const vehicleTypeId of vehicleTypeIds) {
      const vehicle = vehicles.get(vehicleTypeId);
      if (vehicle === undefined) continue;
      const key = `${boardId} ${vehicle.rank}`;
      const known = found.get(key);
      if (known === undefined || isBefore(callout, known.callout))
        found.set(key, { vehicle, boardId, code, name, categoryId, callout });
    }
  }
  const uses = [...found.values()].sort(inOrder);
  return {
    uses: uses.slice(0, MAX_USES),
    hasAllUses: uses.length <= MAX_USES && lines.every(([, , , , , , isCut]) => !isCut),
  };
}

/** A part with its uses: the work is bounded, whatever the part. */
export async function findProduct(
  db: Db,
  lookups: CatalogueLookups,
  partId: number,
  language: LanguageCode,
): Promise<FoundProduct | undefined> {
  const [row] = await selectProduct(db, language, partId);
  return row && { ...row, ...usesOf(row.uses, lookups.vehicleNames) };
}
