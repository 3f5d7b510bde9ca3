import type { Board } from '@partsboard/contract/boards';
import { useEffect } from 'react';
import { rememberBoard } from '../../../features/boards/recent-boards.ts';
import type { ChosenVehicle } from '../../../features/vehicles/chosen-vehicle.ts';
import { recentKey } from '../../../features/vehicles/recent-vehicles.ts';

/** Puts the board that is open first among those of the vehicle, if it is one of them. */
export function useRememberBoard(vehicle: ChosenVehicle | null, board: Board | undefined): void {
  const key = vehicle && recentKey(vehicle);
  useEffect(() => {
    if (key !== null && board?.Products.some(({ NotApplicable }) => !NotApplicable))
      rememberBoard(key, board);
  }, [key, board]);
}
