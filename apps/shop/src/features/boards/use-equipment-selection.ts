import type { Vehicle } from '@partsboard/contract/vehicles';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { FilterSelection } from './use-board.ts';
import { paths } from '../../lib/paths.ts';

/** The equipment filters as the URL has them. */
export type EquipmentSearch = 'all' | readonly number[] | undefined;

/** A board's query parameters with other filters; `undefined` brings back the vehicle's own. */
export function withEquipment<S extends { readonly equipment?: Exclude<EquipmentSearch, undefined> }>(
  { equipment: _before, ...search }: S,
  equipment: EquipmentSearch,
) {
  return equipment === undefined ? search : { ...search, equipment };
}

/**
 * The filters that a person has set on a board. They apply to one vehicle: when another one is chosen its own equipment
 * applies again, or a part for the previous vehicle would seem to fit.
 */
export function useEquipmentSelection(vehicle: Vehicle | null, equipment: EquipmentSearch): FilterSelection {
  const navigate = useNavigate({ from: paths.product });
  const [setFor, setSetFor] = useState(vehicle);

  useEffect(() => {
    if (setFor === vehicle) return;
    void navigate({
      search: (search) => withEquipment(search, undefined),
      replace: true,
      resetScroll: false,
    }).then(() => setSetFor(vehicle));
  }, [navigate, setFor, vehicle]);

  if (setFor !== vehicle || equipment === undefined) return null;
  return equipment === 'all' ? [] : equipment;
}
