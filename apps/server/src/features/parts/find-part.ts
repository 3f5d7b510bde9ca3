import type { LanguageCode } from '@partsboard/contract/language';
import type { FindResult, FoundPart } from '@partsboard/contract/parts';
import { normalisePartNumber } from '@partsboard/domain/part-number';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import type { Message } from '../../messages/texts.ts';
import { boardsWithNumber, boardsWithPart } from '../boards/boards.service.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { chooseVehicle } from '../vehicles/vehicles.service.ts';
import { toFoundPart } from './parts.mapper.ts';
import { findPartsByNumbers, inBrand, partsByNumberStart } from './parts.service.ts';

export const NOT_A_NUMBER: Message = (t) => t.parts.notANumber;

interface Search {
  readonly Sku: string;
  readonly EquipmentList?: string[];
  readonly VehicleKeyList?: string[];
  readonly vehicleId?: number | null;
  readonly year?: number | null;
  readonly month?: number | null;
}

const NOTHING: FindResult = { SimpleProduct: null, Boards: [], Candidates: [], ReplacedSku: null };

/**
 * A part by its number, with the boards that show it. Of several brands' parts the chosen vehicle's is meant; otherwise
 * they are left to the person to choose from.
 * A number that no part has may be that of a board.
 */
export async function findPart(
  db: Db,
  lookups: CatalogueLookups,
  search: Search,
  language: LanguageCode,
): Promise<FindResult> {
  const number = normalisePartNumber(search.Sku);
  if (number === '') {
    throw new DomainError('invalid-request', { title: NOT_A_NUMBER, errors: { Sku: [NOT_A_NUMBER] } });
  }
  const found = await findPartsByNumbers(db, [search.Sku], language);
  const vehicle = await chooseVehicle(db, lookups, {
    ...(search.vehicleId === undefined ? {} : { vehicleId: search.vehicleId }),
    ...(search.year === undefined ? {} : { year: search.year }),
    ...(search.month === undefined ? {} : { month: search.month }),
    vehicleKeyList: search.VehicleKeyList ?? [],
    equipmentList: search.EquipmentList ?? [],
  });
  const meant = found.get(search.Sku);
  const lookup = meant && inBrand(meant, vehicle.brandId);
  if (lookup?.kind === 'ambiguous') {
    return { ...NOTHING, Candidates: lookup.parts.map((part) => toFoundPart(part, lookups)) };
  }
  if (lookup === undefined || lookup.kind === 'unknown') {
    return { ...NOTHING, Boards: await boardsWithNumber(db, number, vehicle, language) };
  }
  return {
    SimpleProduct: toFoundPart(lookup.part, lookups),
    Boards: await boardsWithPart(db, lookup.part.partId, vehicle, language),
    Candidates: [],
    ReplacedSku: lookup.replacedNumber,
  };
}

/** What the number being typed may become; nothing typed yet suggests nothing. */
export async function suggestParts(
  db: Db,
  lookups: CatalogueLookups,
  typed: string,
  language: LanguageCode,
): Promise<FoundPart[]> {
  return (await partsByNumberStart(db, typed, language)).map((row) => toFoundPart(row, lookups));
}
