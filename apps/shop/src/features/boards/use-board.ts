import type { Condition } from '@partsboard/contract/boards';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { useQuery } from '@tanstack/react-query';
import { boardQuery, conditionsQuery, hotspotsQuery, type BoardRequest } from './boards.queries.ts';

/** The filters as a person set them: those with these ids are on. None yet means the vehicle's own. */
export type FilterSelection = readonly number[] | null;

const select = (conditions: readonly Condition[], selection: FilterSelection): readonly Condition[] =>
  selection === null
    ? conditions
    : conditions.map((condition) => ({ ...condition, Selected: selection.includes(condition.Id) ? 1 : 0 }));

/** A board with its filters and callouts. What is shown stays while a changed filter is on its way. */
export function useBoard(
  vehicle: VehicleFilterInput,
  request: BoardRequest,
  selection: FilterSelection,
  enabled: boolean,
) {
  const preset = useQuery({ ...conditionsQuery(vehicle, request), enabled });
  const conditions = select(preset.data ?? [], selection);
  // Without a choice of the person's own the vehicle decides, and nothing has to be waited for.
  const asked = selection === null ? null : conditions;
  const query = boardQuery(vehicle, request, asked);
  const board = useQuery({
    ...query,
    enabled: enabled && (selection === null || !preset.isPending),
    placeholderData: (shown, of) =>
      // Another car's or another board's lines must not stand in.
      JSON.stringify(of?.queryKey.slice(0, 6)) === JSON.stringify(query.queryKey.slice(0, 6))
        ? shown
        : undefined,
  });
  const grafikId = board.data?.GrafikId;
  const hotspots = useQuery({
    ...hotspotsQuery(grafikId ?? 0),
    enabled: grafikId !== undefined,
  });

  return {
    board: board.data,
    error: board.error,
    retry: () => void board.refetch(),
    isRefreshing: board.isPlaceholderData,
    conditions,
    conditionsPending: preset.isPending,
    hotspots: hotspots.data,
  };
}
