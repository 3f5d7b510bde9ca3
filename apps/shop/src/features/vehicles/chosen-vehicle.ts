import type { Vehicle } from '@partsboard/contract/vehicles';
import type { FilterChoices } from '@partsboard/domain/filter-cascade';
import { useSyncExternalStore } from 'react';
import { onSessionChange } from '../../lib/session.ts';
import { readStored, storageKeys, writeStored } from '../../lib/storage.ts';
import { isFilterChoices, isVehicle } from './vehicle-guard.ts';

export interface ChosenVehicle extends Vehicle {
  /** What it was found by where it has no VIN: this finds it again, in the words of another language. */
  readonly Filters?: FilterChoices;
}

const listeners = new Set<() => void>();
/** The last text read and what it meant: reading again must give the same object while the text is the same. */
let known: { readonly text: string | null; readonly vehicle: ChosenVehicle | null } = {
  text: null,
  vehicle: null,
};

export function parseVehicle(text: string | null): ChosenVehicle | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isVehicle(value)) return null;
    const { Filters: filters, ...vehicle }: Vehicle & { readonly Filters?: unknown } = value;
    return isFilterChoices(filters) ? { ...vehicle, Filters: filters } : vehicle;
  } catch {
    return null;
  }
}

export function chosenVehicle(): ChosenVehicle | null {
  const text = readStored(storageKeys.vehicle);
  if (text !== known.text) known = { text, vehicle: parseVehicle(text) };
  return known.vehicle;
}

/** Chooses the vehicle for which the catalogue is shown, in this tab and in the others. */
export function chooseVehicle(vehicle: ChosenVehicle | null): void {
  writeStored(storageKeys.vehicle, vehicle === null ? null : JSON.stringify(vehicle));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that all storage was cleared.
    if (event.key === null || event.key === storageKeys.vehicle) listener();
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

export const useChosenVehicle = (): ChosenVehicle | null => useSyncExternalStore(subscribe, chosenVehicle);
