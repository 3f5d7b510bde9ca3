import type { LanguageCode } from '@partsboard/contract/language';
import type { Named, VehicleTypeRow } from './catalogue-lookups.repository.ts';

type Word = Readonly<Record<LanguageCode, string>>;

/** How a table of uses names a vehicle type. */
export interface VehicleName {
  /** Vehicles are listed in this order; types that are named alike have the same rank. */
  readonly rank: number;
  readonly serie: Word;
  readonly model: Word;
  readonly engine: Word | null;
  readonly body: Word | null;
  readonly version: Word;
}

const UNNAMED: Word = { pl: '', en: '' };

/** The names of all vehicle types by their ids. */
export function vehicleNames(
  types: readonly VehicleTypeRow[],
  filterValues: readonly Named[],
): ReadonlyMap<number, VehicleName> {
  const words = new Map(
    filterValues.map(({ id, namePl, nameEn }): [number, Word] => [id, { pl: namePl, en: nameEn ?? namePl }]),
  );
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
