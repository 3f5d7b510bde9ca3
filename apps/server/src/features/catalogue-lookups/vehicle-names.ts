import { localisedName, type LocalisedName } from '../../messages/texts.ts';
import type { Named, VehicleTypeRow } from './catalogue-lookups.repository.ts';

/** How a table of uses names a vehicle type. */
export interface VehicleName {
  /** Vehicles are listed in this order; types that are named alike have the same rank. */
  readonly rank: number;
  readonly serie: LocalisedName;
  readonly model: LocalisedName;
  readonly engine: LocalisedName | null;
  readonly body: LocalisedName | null;
  readonly version: LocalisedName;
}

const UNNAMED: LocalisedName = { pl: '', en: '' };

/** The names of all vehicle types by their ids. */
export function vehicleNames(
  types: readonly VehicleTypeRow[],
  filterValues: readonly Named[],
): ReadonlyMap<number, VehicleName> {
  const words = new Map(filterValues.map(({ id, namePl, nameEn }) => [id, localisedName(namePl, nameEn)]));
  const word = (id: number) => words.get(id) ?? UNNAMED;
  return new Map(
    types.map(({ id, rank, serieId, modelId, engineId, bodyId, versionId }) => [
      id,
      {
        rank,
        serie: word(serieId),
        model: word(modelId),
        engine: engineId === null ? null : word(engineId),
        body: bodyId === null ? null : word(bodyId),
        version: word(versionId),
      },
    ]),
  );
}
