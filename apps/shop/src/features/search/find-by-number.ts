import type { FindResult } from '@partsboard/contract/boards';
import type { Vehicle, VehicleFilterInput } from '@partsboard/contract/vehicles';
import { normalisePartNumber } from '@partsboard/domain/part-number';
import { classifyVin } from '@partsboard/domain/vin';
import { callApi } from '../../lib/api/api-client.ts';
import { isNotFound } from '../../lib/api/api-error.ts';

/** What a search found; empty lists and nulls where there is nothing. */
export interface Found {
  readonly vehicles: readonly Vehicle[];
  readonly find: FindResult | null;
}

/** What the text can be. Seven characters are the end of a VIN as well as the end of a part number. */
export function meaningOf(text: string): { readonly vin: boolean; readonly partNumber: boolean } {
  const { kind } = classifyVin(text);
  return { vin: kind !== 'not-a-vin', partNumber: kind !== 'vin' && normalisePartNumber(text) !== '' };
}

const noneWhenNotFound = (error: unknown) => {
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

/** Looks a part number up, whole or its last seven characters. */
export async function findPart(text: string, vehicle: VehicleFilterInput): Promise<FindResult | null> {
  const found = await callApi('findPart', { body: findInput(text.trim(), vehicle) }).catch(noneWhenNotFound);
  return hasPart(found) ? found : null;
}

/** Looks the text up as everything that it can be. */
export async function lookUp(text: string, vehicle: VehicleFilterInput): Promise<Found> {
  const meaning = meaningOf(text);
  const [vehicles, find] = await Promise.all([
    meaning.vin ? callApi('vehicleByVin', { query: { vin: text.trim() } }).catch(noneWhenNotFound) : null,
    meaning.partNumber ? findPart(text, vehicle) : null,
  ]);
  return { vehicles: vehicles ?? [], find };
}
