import type { AnsweredVehicle } from '@partsboard/contract/vehicle-filter-input';
import type { Vehicle } from '@partsboard/contract/vehicles';
import type { FilterChoices } from '@partsboard/domain/filter-cascade';
import { useSyncExternalStore } from 'react';
import { currentLanguage, isLanguage, type LanguageCode } from '@partsboard/ui/i18n/language.ts';
import { parseJson } from '@partsboard/ui/lib/parse-json.ts';
import { onSessionChange } from '../../lib/session.ts';
import { readStored, storageKeys, writeStored } from '../../lib/storage.ts';
import { areAnswers, areCodes, isFilterChoices, isVehicle } from './is-vehicle.ts';
import { rememberVehicle } from './recent-vehicles.ts';

export interface ChosenVehicle extends AnsweredVehicle {
  /** The filters that found a vehicle without a VIN; used to fetch it again in another language. */
  readonly Filters?: FilterChoices;
  /** The language of its texts. */
  readonly Language?: LanguageCode;
  /** Equipment about which the person does not want to be asked. */
  readonly SkippedCodes?: readonly string[];
}

type Unchecked = Partial<Record<Exclude<keyof ChosenVehicle, keyof Vehicle>, unknown>>;

const listeners = new Set<() => void>();
/** The stored text and its parsed value: the same text must give the same object. */
let known: { readonly text: string | null; readonly vehicle: ChosenVehicle | null } = {
  text: null,
  vehicle: null,
};

export function parseVehicle(text: string | null): ChosenVehicle | null {
  const value = parseJson(text);
  if (!isVehicle(value)) return null;
  const {
    Filters: filters,
    Language: language,
    Answers: answers,
    SkippedCodes: skipped,
    ...vehicle
  }: Vehicle & Unchecked = value;
  return {
    ...vehicle,
    ...(isFilterChoices(filters) ? { Filters: filters } : {}),
    ...(isLanguage(language) ? { Language: language } : {}),
    ...(areAnswers(answers) ? { Answers: answers } : {}),
    ...(areCodes(skipped) ? { SkippedCodes: skipped } : {}),
  };
}

export function chosenVehicle(): ChosenVehicle | null {
  const text = readStored(storageKeys.vehicle);
  if (text !== known.text) known = { text, vehicle: parseVehicle(text) };
  return known.vehicle;
}

/** Chooses the vehicle that the catalogue is shown for, in this tab and in the others. */
export function chooseVehicle(vehicle: ChosenVehicle | null): void {
  if (vehicle) rememberVehicle(vehicle);
  store(vehicle && { ...vehicle, Language: currentLanguage() });
}

/** Changes what is remembered together with the chosen vehicle. */
export function changeChosenVehicle(change: (vehicle: ChosenVehicle) => ChosenVehicle): void {
  const vehicle = chosenVehicle();
  if (vehicle) store(change(vehicle));
}

function store(vehicle: ChosenVehicle | null): void {
  writeStored(storageKeys.vehicle, vehicle && JSON.stringify(vehicle));
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
