import type { Board, Condition } from '@partsboard/contract/boards';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import {
  boardQuery,
  conditionsQuery,
  hotspotsQuery,
  presetByAnswers,
  type BoardRequest,
} from './boards.queries.ts';

/** The ids of the filters that a person has switched on; null where the vehicle's own apply. */
export type FilterSelection = readonly number[] | null;

const select = (conditions: readonly Condition[], selection: FilterSelection): readonly Condition[] =>
  selection === null
    ? conditions
    : conditions.map((condition) => ({ ...condition, Selected: selection.includes(condition.Id) ? 1 : 0 }));

/** The key without filters and answers: language, vehicle and board. */
const subjectOf = (key: readonly unknown[] | undefined) => key?.slice(0, -1) ?? [];
const isSameSubject = (one: readonly unknown[] | undefined, other: readonly unknown[]) =>
  JSON.stringify(subjectOf(one)) === JSON.stringify(subjectOf(other));

/** The same board with other filters or answers, if it is still cached. */
const earlierAnswer = (client: QueryClient, key: readonly unknown[]): Board | undefined =>
  client
    .getQueriesData<Board>({ queryKey: subjectOf(key) })
    .map(([, answer]) => answer)
    .findLast((answer) => answer !== undefined);

/**
 * A board with its filters and callouts. The lines shown stay while those of a changed filter are loaded, and when that
 * fails.
 */
export function useBoard(
  vehicle: VehicleFilterInput,
  request: BoardRequest,
  selection: FilterSelection,
  enabled: boolean,
) {
  const client = useQueryClient();
  const preset = useQuery({ ...conditionsQuery(vehicle, request), enabled });
  const conditions = select(presetByAnswers(preset.data ?? [], vehicle), selection);
  const query = boardQuery(vehicle, request, conditions);
  const board = useQuery({
    ...query,
    enabled: preset.isSuccess,
    // The lines of another vehicle or board must not be shown as a placeholder.
    placeholderData: (shown, of) => (isSameSubject(of?.queryKey, query.queryKey) ? shown : undefined),
  });
  const shown = board.data ?? (board.isError ? earlierAnswer(client, query.queryKey) : undefined);
  const grafikId = shown?.GrafikId;
  const hotspots = useQuery({ ...hotspotsQuery(grafikId ?? 0), enabled: grafikId !== undefined });

  return {
    board: shown,
    error: preset.error ?? board.error,
    retry: () => void (preset.isError ? preset.refetch() : board.refetch()),
    /** Whether the lines still belong to other filters or answers. */
    isRefreshing: board.isPlaceholderData || board.data !== shown,
    conditions,
    hotspots: hotspots.data,
    hotspotsFailure: queryFailure(hotspots),
  };
}
