import { DEFAULT_VEHICLE_TYPE, vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import type { VehicleFilterInput, VehicleKind } from '@partsboard/contract/vehicles';
import { useSearch } from '@tanstack/react-router';
import { useChosenVehicle, type ChosenVehicle } from './chosen-vehicle.ts';

interface CatalogueFilter {
  readonly vehicle: ChosenVehicle | null;
  /** The catalogue in the URL; a chosen vehicle has its own. */
  readonly kind: VehicleKind;
  readonly filter: VehicleFilterInput;
}

/** The filter of the catalogue: the chosen vehicle, or the kind of vehicles in the URL. */
export function useCatalogueFilter(): CatalogueFilter {
  const vehicle = useChosenVehicle();
  const { vehicleType: kind = DEFAULT_VEHICLE_TYPE } = useSearch({ strict: false });
  return { vehicle, kind, filter: vehicleFilterInput(vehicle, kind) };
}
