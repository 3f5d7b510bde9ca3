import { DEFAULT_VEHICLE_TYPE, vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import type { VehicleFilterInput, VehicleKind } from '@partsboard/contract/vehicles';
import { useSearch } from '@tanstack/react-router';
import { useChosenVehicle, type ChosenVehicle } from './chosen-vehicle.ts';

interface CatalogueFilter {
  readonly vehicle: ChosenVehicle | null;
  /** The catalogue that the address names; a chosen vehicle has its own. */
  readonly kind: VehicleKind;
  readonly filter: VehicleFilterInput;
}

/** What the catalogue is shown for: the chosen vehicle, or the kind of vehicles in the address. */
export function useCatalogueFilter(): CatalogueFilter {
  const vehicle = useChosenVehicle();
  const { vehicleType: kind = DEFAULT_VEHICLE_TYPE } = useSearch({ strict: false });
  return { vehicle, kind, filter: vehicleFilterInput(vehicle, kind) };
}
