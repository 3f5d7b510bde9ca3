import type { BoardListItem } from '@partsboard/contract/boards';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { useQueryClient } from '@tanstack/react-query';
import { boardQuery, conditionsQuery, hotspotsQuery } from './boards.queries.ts';

type Target = Pick<BoardListItem, 'Id'> &
  Partial<Pick<BoardListItem, 'GrafikId' | 'PictureUrl' | 'VehicleSpecific'>>;

/** Fetches a board that a person points at, so that it is there when they click. */
export function usePrefetchBoard(vehicle: VehicleFilterInput) {
  const queryClient = useQueryClient();
  return ({ Id, GrafikId, PictureUrl, VehicleSpecific = false }: Target) => {
    // Without a VIN the server would refuse it, and the person has not even asked.
    if (VehicleSpecific && vehicle.vehicleId == null) return;
    const request = { id: Id, vehicleSpecific: VehicleSpecific };
    const quiet = { meta: { notice: false } };
    const ahead = [
      queryClient.query(conditionsQuery(vehicle, request)),
      queryClient.query({ ...boardQuery(vehicle, request, null), ...quiet }),
      ...(GrafikId === undefined ? [] : [queryClient.query({ ...hotspotsQuery(GrafikId), ...quiet })]),
    ];
    // What fails now is asked for again, and said, when the person opens the board.
    void Promise.allSettled(ahead);
    if (PictureUrl !== undefined) new Image().src = PictureUrl;
  };
}
