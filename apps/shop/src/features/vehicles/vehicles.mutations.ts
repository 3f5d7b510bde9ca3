import type { Vehicle } from '@partsboard/contract/vehicles';
import type { FilterChoices } from '@partsboard/domain/filter-cascade';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { isNotFound } from '@partsboard/ui/api/api-error.ts';
import { storageKeys, writeStored } from '../../lib/storage.ts';
import { chooseVehicle } from './chosen-vehicle.ts';
import { remarksOf, type RecentVehicle } from './recent-vehicles.ts';

export const useVehicleSearch = (onFound: (vehicle: Vehicle) => void) =>
  useMutation({
    mutationFn: (choices: FilterChoices) => callApi('vehicleSearch', { body: choices }),
    onSuccess: (vehicle, choices) => {
      chooseVehicle({ ...vehicle, Filters: choices });
      onFound(vehicle);
    },
  });

interface VinSearchEvents {
  readonly onFound: (vehicle: Vehicle) => void;
  readonly onSeveral: (vehicles: readonly Vehicle[]) => void;
}

/** Looks up a VIN without choosing the vehicle. A VIN that no vehicle has is reported by the caller. */
export const useVehicleByVin = ({ onFound, onSeveral }: VinSearchEvents) =>
  useMutation({
    mutationFn: (vin: string) => callApi('vehicleByVin', { query: { vin } }),
    onSuccess: (vehicles) => {
      const [vehicle, ...others] = vehicles;
      if (others.length > 0) onSeveral(vehicles);
      else if (vehicle) onFound(vehicle);
    },
    meta: { notice: (error) => !isNotFound(error) },
  });

/** Looks up a VIN. A single match is chosen, several are passed on, and after a failure no vehicle is chosen. */
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

/** Looks up a vehicle that was chosen before, as it is now, and chooses it. */
export const useChooseRecent = (onChosen: () => void) =>
  useMutation({
    mutationFn: async ({ Vin, Filters, ...recent }: RecentVehicle) => {
      if (Vin === null) {
        return (
          Filters && {
            ...(await callApi('vehicleSearch', { body: Filters })),
            ...remarksOf(recent),
            Filters,
          }
        );
      }
      const [vehicle] = await callApi('vehicleByVin', { query: { vin: Vin } });
      return vehicle ?? null;
    },
    onSuccess: (vehicle) => {
      if (!vehicle) return;
      chooseVehicle(vehicle);
      onChosen();
    },
  });
