import type { AnsweredVehicle } from '@partsboard/contract/vehicle-filter-input';
import type { Vehicle } from '@partsboard/contract/vehicles';
import type { FilterChoices } from '@partsboard/domain/filter-cascade';
import { currentLanguage, isLanguage, type LanguageCode } from '@partsboard/ui/i18n/language.ts';
import { parseJson } from '@partsboard/ui/lib/parse-json.ts';
import { storageKeys } from '../../lib/storage.ts';
import { storedValue, useStoredValue } from '../../lib/stored-value.ts';
import { isFilterChoices, isVehicle } from './is-vehicle.ts';
import { earlierRemarks, rememberVehicle, remarksOf, type Remarks } from './recent-vehicles.ts';

export interface ChosenVehicle extends AnsweredVehicle, Remarks {
  /** The filters that found a vehicle without a VIN; used to fetch it again in another language. */
  readonly Filters?: FilterChoices;
  /** The language of its texts. */
  readonly Language?: LanguageCode;
}

type Unchecked = Partial<Record<Exclude<keyof ChosenVehicle, keyof Vehicle>, unknown>>;

export function parseVehicle(text: string | null): ChosenVehicle | null {
  const value = parseJson(text);
  if (!isVehicle(value)) return null;
  const {
    Filters: filters,
    Language: language,
    Answers,
    SkippedCodes,
    ...vehicle
  }: Vehicle & Unchecked = value;
  return {
    ...vehicle,
    ...(isFilterChoices(filters) ? { Filters: filters } : {}),
    ...(isLanguage(language) ? { Language: language } : {}),
    ...remarksOf({ Answers, SkippedCodes }),
  };
}

const stored = storedValue(storageKeys.vehicle, parseVehicle);

export const chosenVehicle = stored.get;
export const useChosenVehicle = (): ChosenVehicle | null => useStoredValue(stored);

/** A VIN is one car. Filters describe many: what was said about one of them need not hold for the next. */
const withEarlierRemarks = (vehicle: ChosenVehicle): ChosenVehicle =>
  vehicle.Vin === null || vehicle.EquipmentList.length > 0
    ? vehicle
    : { ...earlierRemarks({ Vin: vehicle.Vin }), ...vehicle };

/** Chooses the vehicle that the catalogue is shown for, in this tab and in the others. */
export function chooseVehicle(chosen: ChosenVehicle | null): void {
  const vehicle = chosen && withEarlierRemarks(chosen);
  if (vehicle) rememberVehicle(vehicle);
  stored.set(vehicle && { ...vehicle, Language: currentLanguage() });
}

/** Changes what is remembered together with the chosen vehicle. */
export function changeChosenVehicle(change: (vehicle: ChosenVehicle) => ChosenVehicle): void {
  const vehicle = chosenVehicle();
  if (!vehicle) return;
  const changed = change(vehicle);
  rememberVehicle(changed);
  stored.set(changed);
}
