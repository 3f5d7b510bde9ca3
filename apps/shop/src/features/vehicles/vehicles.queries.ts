import type { Vehicle } from '@partsboard/contract/vehicles';
import type { FilterChoices, FilterStep } from '@partsboard/domain/filter-cascade';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { currentLanguage } from '../../lib/i18n/language.ts';
import { storageKeys, writeStored } from '../../lib/storage.ts';
import { chooseVehicle, type ChosenVehicle } from './chosen-vehicle.ts';
import { choicesBefore, firstChoices, isReachable } from './filter-choices.ts';

/** The options of one step that still lead to a vehicle. */
export const filterOptionsQuery = (choices: FilterChoices, step: FilterStep) => {
  const body = choicesBefore(choices, step);
  return queryOptions({
    queryKey: ['vehicle-filter', currentLanguage(), step, body],
    queryFn: ({ signal }) => callApi('vehicleFilter', { query: { type: step }, body }, { signal }),
    enabled: isReachable(choices, step),
    staleTime: 5 * 60_000,
  });
};

/** The brands, asked for as soon as a person is logged in. */
export const brandFilterQuery = () => filterOptionsQuery(firstChoices(), 'brand');

export const useVehicleSearch = (onFound: (vehicle: Vehicle) => void) =>
  useMutation({
    mutationFn: (choices: FilterChoices) => callApi('vehicleSearch', { body: choices }),
    onSuccess: (vehicle, choices) => {
      chooseVehicle({ ...vehicle, Filters: choices });
      onFound(vehicle);
    },
  });

const canBeFoundAgain = ({ Vin, Filters }: ChosenVehicle) => Vin !== null || Filters !== undefined;

/** The chosen vehicle in the language of the shop now; what is stored speaks that of the day it was chosen. */
export const vehicleDetailsQuery = (vehicle: ChosenVehicle) => {
  const { Vin: vin, Filters: filters } = vehicle;
  return queryOptions({
    queryKey: ['vehicle', currentLanguage(), vin ?? filters],
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

/** Only the words of the chosen vehicle: nothing is asked while what is stored speaks the shop's language. */
export function useVehicleInWords(vehicle: ChosenVehicle): Vehicle {
  const isForeign = vehicle.Language !== currentLanguage();
  const { data = vehicle } = useQuery({
    ...vehicleDetailsQuery(vehicle),
    enabled: isForeign && canBeFoundAgain(vehicle),
  });
  return data;
}

interface VinSearchEvents {
  readonly onFound: (vehicle: Vehicle) => void;
  readonly onSeveral: (vehicles: readonly Vehicle[]) => void;
}

/** Looks a VIN up. The one car that it names is chosen; several are handed on; a failure leaves none chosen. */
export const useVinSearch = ({ onFound, onSeveral }: VinSearchEvents) =>
  useMutation({
    mutationFn: (vin: string) => callApi('vehicleByVin', { query: { vin } }),
    onSuccess: (vehicles, vin) => {
      writeStored(storageKeys.vinSearch, vin);
      const [vehicle, ...others] = vehicles;
      if (!vehicle) {
        chooseVehicle(null);
      } else if (others.length > 0) {
        onSeveral(vehicles);
      } else {
        chooseVehicle(vehicle);
        onFound(vehicle);
      }
    },
    onError: () => chooseVehicle(null),
  });
