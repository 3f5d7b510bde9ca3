import type { LineVehicle } from '@partsboard/contract/line-vehicles';
import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import type { Vehicle, VehicleFilterInput } from '@partsboard/contract/vehicles';
import type { FilterChoices, FilterStep } from '@partsboard/domain/filter-cascade';
import { isSameVehicle } from '@partsboard/domain/line-vehicles';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';
import { useChosenVehicle, type ChosenVehicle } from './chosen-vehicle.ts';
import { lineVehicle } from './vehicle-text.ts';
import { choicesBefore, initialChoices, isReachable } from './filter-choices.ts';

export const vehicleKeys = {
  filterOptions: (step: FilterStep, before: FilterChoices) =>
    ['vehicle-filter', currentLanguage(), step, before] as const,
  details: ({ Vin, Filters }: ChosenVehicle) => ['vehicle', currentLanguage(), Vin ?? Filters] as const,
};

/** The options of one step that still lead to a vehicle. */
export const filterOptionsQuery = (choices: FilterChoices, step: FilterStep) => {
  const body = choicesBefore(choices, step);
  return queryOptions({
    queryKey: vehicleKeys.filterOptions(step, body),
    queryFn: ({ signal }) => callApi('vehicleFilter', { query: { type: step }, body }, { signal }),
    enabled: isReachable(choices, step),
    staleTime: 5 * 60_000,
  });
};

/** The brands, fetched as soon as a person is logged in. */
export const brandFilterQuery = () => filterOptionsQuery(initialChoices(), 'brand');

const canBeFoundAgain = ({ Vin, Filters }: ChosenVehicle) => Vin !== null || Filters !== undefined;

/** The chosen vehicle in the current language; the stored texts are in the language of the day it was chosen. */
export const vehicleDetailsQuery = (vehicle: ChosenVehicle) => {
  const { Vin: vin, Filters: filters } = vehicle;
  return queryOptions({
    queryKey: vehicleKeys.details(vehicle),
    queryFn: async ({ signal }) => {
      if (vin === null) return filters ? callApi('vehicleSearch', { body: filters }, { signal }) : vehicle;
      const [found] = await callApi('vehicleByVin', { query: { vin } }, { signal });
      return found ?? vehicle;
    },
    enabled: canBeFoundAgain(vehicle),
    staleTime: 5 * 60_000,
    // The stored details are shown meanwhile, and instead where the call fails.
    meta: { notice: false },
  });
};

/** The chosen vehicle with its texts in the current language; fetched only where they are stored in another one. */
export function useTranslatedVehicle(vehicle: ChosenVehicle): Vehicle {
  const isOtherLanguage = vehicle.Language !== currentLanguage();
  const { data = vehicle } = useQuery({
    ...vehicleDetailsQuery(vehicle),
    enabled: isOtherLanguage && canBeFoundAgain(vehicle),
  });
  return data;
}

/** The chosen vehicle as calls name it; null where none is chosen. */
export function useChosenVehicleFilter(): VehicleFilterInput | null {
  const vehicle = useChosenVehicle();
  return vehicle && vehicleFilterInput(vehicle);
}

/** The brand of the chosen vehicle, as calls name it: of several brands that have a part number it is meant. */
export function useMeantBrand(): { readonly brandId?: number } {
  const vehicle = useChosenVehicle();
  return vehicle ? { brandId: vehicle.BrandId } : {};
}

/** The chosen vehicle as a cart line remembers it. */
export function useLineVehicle(): LineVehicle | null {
  const vehicle = useChosenVehicle();
  return vehicle && lineVehicle(vehicle);
}

/**
 * What a vehicle of a line is judged by; null where only its name is known. Of the chosen one more may be known now than
 * when the line was added.
 */
export function useFilterOfLineVehicle(): (vehicle: LineVehicle) => VehicleFilterInput | null {
  const chosen = useChosenVehicle();
  return (vehicle) => {
    if (chosen && isSameVehicle(lineVehicle(chosen), vehicle)) return vehicleFilterInput(chosen);
    const { Id, Filter } = vehicle;
    return Id === null && !Filter?.vehicleKeyList?.length ? null : { ...Filter, vehicleId: Id };
  };
}
