import type { Vehicle } from '@partsboard/contract/vehicles';
import type { FilterChoices } from '@partsboard/domain/filter-cascade';
import { useSyncExternalStore } from 'react';
import { isObject } from '@partsboard/ui/lib/is-object.ts';
import { parseJson } from '@partsboard/ui/lib/parse-json.ts';
import { onSessionChange } from '../../lib/session.ts';
import { readStored, storageKeys, writeStored } from '../../lib/storage.ts';
import { isFilterChoices } from './is-vehicle.ts';
import { vehicleDescription, vehicleName } from './vehicle-text.ts';

/** A vehicle that was chosen before: by which it is found again, and how it is called. */
export interface RecentVehicle {
  readonly Vin: string | null;
  readonly Filters: FilterChoices | null;
  readonly Name: string;
  readonly Description: string;
}

const MAX_VEHICLES = 8;
const none: readonly RecentVehicle[] = [];

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

/** The stored text and its parsed value: the same text must give the same list. */
let known: { readonly text: string | null; readonly vehicles: readonly RecentVehicle[] } = {
  text: null,
  vehicles: none,
};
const listeners = new Set<() => void>();

function recentVehicles(): readonly RecentVehicle[] {
  const text = readStored(storageKeys.recentVehicles);
  if (text !== known.text) {
    const list = parseJson(text);
    known = { text, vehicles: Array.isArray(list) ? list.filter(isRecentVehicle) : none };
  }
  return known.vehicles;
}

/** Puts a chosen vehicle first among the recent ones, found by VIN or by filters. */
export function rememberVehicle(vehicle: Vehicle & { readonly Filters?: FilterChoices }): void {
  const key = recentKey(vehicle);
  if (key === null) return;
  const own: RecentVehicle = {
    Vin: vehicle.Vin,
    Filters: vehicle.Filters ?? null,
    Name: vehicleName(vehicle),
    Description: vehicleDescription(vehicle),
  };
  const others = recentVehicles().filter((other) => recentKey(other) !== key);
  writeStored(storageKeys.recentVehicles, JSON.stringify([own, ...others].slice(0, MAX_VEHICLES)));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === storageKeys.recentVehicles) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  const stopSession = onSessionChange(listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    stopSession();
  };
}

export const useRecentVehicles = (): readonly RecentVehicle[] =>
  useSyncExternalStore(subscribe, recentVehicles);
