import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import type { Vehicle } from '@partsboard/contract/vehicles';
import { useState } from 'react';
import { useFitFor, useFitOfLines, type LineOfVehicles } from '../../../features/fit/fit.queries.ts';
import { useChosenVehicle } from '../../../features/vehicles/chosen-vehicle.ts';

const none: readonly never[] = [];

/** Checks each line against the vehicles for which it was added until all are to be checked against one. */
export function useVehicleCheck(lines: readonly LineOfVehicles[] = none) {
  const chosen = useChosenVehicle();
  const [asked, setAsked] = useState<Vehicle | 'chosen' | null>(null);
  const checked = asked === 'chosen' ? chosen : asked;
  const fits = useFitFor(
    checked && vehicleFilterInput(checked),
    lines.map(({ productId }) => productId),
  );
  const fitOf = useFitOfLines(lines);
  const own = lines.flatMap(({ productId, vehicles }) =>
    vehicles.flatMap((vehicle) => fitOf(productId, vehicle) ?? []),
  );
  return {
    fits,
    fitOf: checked ? undefined : fitOf,
    /** What is counted: a verdict for each line, or for each vehicle of each line. */
    verdicts: checked ? [...fits.values()] : own,
    vehicles: { chosen, checked, onCheck: setAsked },
  };
}
