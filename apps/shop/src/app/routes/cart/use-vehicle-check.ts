import type { CartLine } from '@partsboard/contract/cart';
import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import type { Vehicle } from '@partsboard/contract/vehicles';
import { useState } from 'react';
import { useFitFor } from '../../../features/fit/fit.queries.ts';
import { useChosenVehicle } from '../../../features/vehicles/chosen-vehicle.ts';

const none: readonly never[] = [];

/** Checks the lines against the chosen vehicle until another one is given. */
export function useVehicleCheck(lines: readonly CartLine[] = none) {
  const chosen = useChosenVehicle();
  const [other, setOther] = useState<Vehicle | null>(null);
  const vehicle = other ?? chosen;
  const fits = useFitFor(
    vehicle && vehicleFilterInput(vehicle),
    lines.map(({ Product }) => Product.Id),
  );
  return { fits, vehicles: { chosen, other, onOther: setOther } };
}
