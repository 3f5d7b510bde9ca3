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

/** All but the filters: language, vehicle and board. */
const subjectOf = (key: readonly unknown[] | undefined) => JSON.stringify(key?.slice(0, -1));

/** A board with its filters and callouts. What is shown stays while a changed filter is on its way. */
export function useBoard(
  vehicle: VehicleFilterInput,
  request: BoardRequest,
  selection: FilterSelection,
  enabled: boolean,
) {
  const preset = useQuery({ ...conditionsQuery(vehicle, request), enabled });
  const conditions = select(preset.data ?? [], selection);
  const query = boardQuery(vehicle, request, conditions);
  const board = useQuery({
    ...query,
    enabled: preset.isSuccess,
    // Another car's or another board's lines must not stand in.
    placeholderData: (shown, of) =>
      subjectOf(of?.queryKey) === subjectOf(query.queryKey) ? shown : undefined,
  });
  const grafikId = board.data?.GrafikId;
  const hotspots = useQuery({ ...hotspotsQuery(grafikId ?? 0), enabled: grafikId !== undefined });

  return {
    board: board.data,
    error: preset.error ?? board.error,
    retry: () => void (preset.isError ? preset.refetch() : board.refetch()),
    isRefreshing: board.isPlaceholderData,
    conditions,
    hotspots: hotspots.data,
  };
}
