import type { Vehicle } from '@partsboard/contract/vehicles';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { FilterSelection } from './use-board.ts';

/** The equipment filters as an address names them. */
export type EquipmentSearch = 'all' | readonly number[] | undefined;

/**
 * The filters that a person has set on a board. They speak of one car: where another is chosen its own
 * equipment counts again, or a part for the car before would seem to fit.
 */
export function useFiltersOfVehicle(vehicle: Vehicle | null, equipment: EquipmentSearch): FilterSelection {
  const navigate = useNavigate({ from: '/level4/product/$product' });
  const [setFor, setSetFor] = useState(vehicle);

  useEffect(() => {
    if (setFor === vehicle) return;
    void navigate({
      search: (search) => {
        const rest = { ...search };
        delete rest.equipment;
        return rest;
      },
      replace: true,
      resetScroll: false,
    }).then(() => setSetFor(vehicle));
  }, [navigate, setFor, vehicle]);

  if (setFor !== vehicle || equipment === undefined) return null;
  return equipment === 'all' ? [] : equipment;
}
