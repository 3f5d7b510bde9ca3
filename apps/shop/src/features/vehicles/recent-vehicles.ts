import type { EquipmentAnswer, Vehicle } from '@partsboard/contract/vehicles';
import type { FilterChoices } from '@partsboard/domain/filter-cascade';
import { isObject } from '@partsboard/ui/lib/is-object.ts';
import { parseJson } from '@partsboard/ui/lib/parse-json.ts';
import { storageKeys } from '../../lib/storage.ts';
import { storedValue, useStoredValue } from '../../lib/stored-value.ts';
import { areAnswers, areCodes, isFilterChoices } from './is-vehicle.ts';
import { vehicleDescription, vehicleName } from './vehicle-text.ts';

/** What a person has said about a vehicle. */
export interface Remarks {
  readonly Answers?: readonly EquipmentAnswer[];
  /** Equipment about which the person does not want to be asked. */
  readonly SkippedCodes?: readonly string[];
}

/** A vehicle that was chosen before: by which it is found again, how it is called, and what was said about it. */
export interface RecentVehicle extends Remarks {
  readonly Vin: string | null;
  readonly Filters: FilterChoices | null;
  readonly Name: string;
  readonly Description: string;
}

const MAX_VEHICLES = 8;

/** The same text for the same vehicle; null for one that cannot be found again. */
export const recentKey = ({
  Vin,
  Filters,
}: {
  readonly Vin: string | null;
  readonly Filters?: FilterChoices | null;
}): string | null => Vin ?? (Filters ? JSON.stringify(Filters) : null);

function isRecentVehicle(value: unknown): value is RecentVehicle {
  return (
    isObject(value) &&
    (typeof value.Vin === 'string' || (value.Vin === null && isFilterChoices(value.Filters))) &&
    typeof value.Name === 'string' &&
    typeof value.Description === 'string'
  );
}

/** Only what is a remark indeed; local storage may contain anything. */
export const remarksOf = ({
  Answers: answers,
  SkippedCodes: skipped,
}: Partial<Record<keyof Remarks, unknown>>): Remarks => ({
  ...(areAnswers(answers) ? { Answers: answers } : {}),
  ...(areCodes(skipped) ? { SkippedCodes: skipped } : {}),
});

const stored = storedValue<readonly RecentVehicle[]>(storageKeys.recentVehicles, (text) => {
  const list = parseJson(text);
  return Array.isArray(list) ? list.filter(isRecentVehicle) : [];
});

/** What was said about a vehicle when it was chosen before. */
export function earlierRemarks(vehicle: { readonly Vin: string }): Remarks {
  const known = stored.get().find(({ Vin }) => Vin === vehicle.Vin);
  return known ? remarksOf(known) : {};
}

/** Puts a chosen vehicle first among the recent ones, found by VIN or by filters. */
export function rememberVehicle(vehicle: Vehicle & Remarks & { readonly Filters?: FilterChoices }): void {
  const key = recentKey(vehicle);
  if (key === null) return;
  const own: RecentVehicle = {
    Vin: vehicle.Vin,
    Filters: vehicle.Filters ?? null,
    Name: vehicleName(vehicle),
    Description: vehicleDescription(vehicle),
    ...remarksOf(vehicle),
  };
  const others = stored.get().filter((other) => recentKey(other) !== key);
  stored.set([own, ...others].slice(0, MAX_VEHICLES));
}

export const useRecentVehicles = (): readonly RecentVehicle[] => useStoredValue(stored);
