import type { FindResult } from '@partsboard/contract/parts';
import type { Vehicle, VehicleFilterInput } from '@partsboard/contract/vehicles';
import { normalisePartNumber } from '@partsboard/domain/part-number';
import { classifyVin } from '@partsboard/domain/vin';
import { callApi } from '../../lib/api/api-client.ts';
import { isNotFound } from '@partsboard/ui/api/api-error.ts';

/** The result of a search; an empty list and null where nothing was found. */
export interface FoundByNumber {
  readonly vehicles: readonly Vehicle[];
  readonly find: FindResult | null;
}

/**
 * What the text can be. Seven characters can be the end of a VIN or of a part number; without a digit, words of as many
 * letters are no VIN.
 */
export function possibleKinds(text: string): { readonly vin: boolean; readonly partNumber: boolean } {
  const { kind } = classifyVin(text);
  const vin = kind !== 'not-a-vin' && /\d/.test(text);
  return { vin, partNumber: !(vin && kind === 'vin') && normalisePartNumber(text) !== '' };
}

const nullWhenNotFound = (error: unknown) => {
  if (isNotFound(error)) return null;
  throw error;
};

const findInput = (text: string, vehicle: VehicleFilterInput) => ({
  Sku: text,
  EquipmentList: vehicle.equipmentList ?? [],
  VehicleKeyList: vehicle.vehicleKeyList ?? [],
  vehicleId: vehicle.vehicleId ?? null,
  year: vehicle.year ?? null,
  month: vehicle.month ?? null,
});

export const hasPart = (find: FindResult | null): find is FindResult =>
  find !== null && (find.SimpleProduct !== null || find.Candidates.length > 0 || find.Boards.length > 0);

/** Finds a part by its number or the last seven characters of it. */
export async function findPart(text: string, vehicle: VehicleFilterInput): Promise<FindResult | null> {
  const found = await callApi('findPart', { body: findInput(text.trim(), vehicle) }).catch(nullWhenNotFound);
  return hasPart(found) ? found : null;
}

/** Searches for the text as a VIN, as a part number, or as both. */
export async function findByNumber(text: string, vehicle: VehicleFilterInput): Promise<FoundByNumber> {
  const meaning = possibleKinds(text);
  const [vehicles, find] = await Promise.all([
    meaning.vin ? callApi('vehicleByVin', { query: { vin: text.trim() } }).catch(nullWhenNotFound) : null,
    meaning.partNumber ? findPart(text, vehicle) : null,
  ]);
  return { vehicles: vehicles ?? [], find };
}
