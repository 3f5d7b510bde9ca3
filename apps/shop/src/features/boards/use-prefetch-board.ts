import type { BoardListItem } from '@partsboard/contract/boards';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { useQueryClient } from '@tanstack/react-query';
import { boardQuery, conditionsQuery, hotspotsQuery, presetByAnswers } from './boards.queries.ts';

type Target = Pick<BoardListItem, 'Id'> & Partial<Pick<BoardListItem, 'PictureUrl' | 'VehicleSpecific'>>;

/** Fetches a board that a person points at, so that it opens without delay. */
export function usePrefetchBoard(vehicle: VehicleFilterInput) {
  const queryClient = useQueryClient();

  const fetchAhead = async (request: { readonly id: number; readonly vehicleSpecific: boolean }) => {
    // Without a notice: what fails now is fetched again, and reported, when the person opens the board.
    const quiet = { meta: { notice: false } };
    const offered = await queryClient.query({ ...conditionsQuery(vehicle, request), ...quiet });
    const conditions = presetByAnswers(offered, vehicle);
    const board = await queryClient.query({ ...boardQuery(vehicle, request, conditions), ...quiet });
    await queryClient.query({ ...hotspotsQuery(board.GrafikId), ...quiet });
  };

  return ({ Id, PictureUrl, VehicleSpecific = false }: Target) => {
    if (VehicleSpecific && vehicle.vehicleId == null) return;
    fetchAhead({ id: Id, vehicleSpecific: VehicleSpecific }).catch(() => undefined);
    if (PictureUrl !== undefined) new Image().src = PictureUrl;
  };
}
