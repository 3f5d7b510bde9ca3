import type { Condition } from '@partsboard/contract/boards';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError, isNotFound } from '@partsboard/ui/api/api-error.ts';
import { CATALOGUE_STALE_MS, catalogueKey } from './categories.queries.ts';

export const categoryQuery = (id: number) =>
  queryOptions({
    queryKey: catalogueKey({}, 'category', id),
    queryFn: ({ signal }) => callApi('category', { params: { id } }, { signal }),
    staleTime: CATALOGUE_STALE_MS,
    // The screen itself shows that there is no such category.
    meta: { notice: (error) => !isNotFound(error) },
  });

/** The boards of a category; subgroups and main groups have different search types. */
export const boardsQuery = (
  vehicle: VehicleFilterInput,
  category: { readonly id: number; readonly isSubgroup: boolean },
) =>
  queryOptions({
    queryKey: catalogueKey(vehicle, 'boards', category),
    queryFn: ({ signal }) => {
      const searchType = category.isSubgroup ? 'GroupedSubCat' : 'Grouped';
      return callApi('boards', { body: { ...vehicle, id: category.id, searchType } }, { signal });
    },
    staleTime: CATALOGUE_STALE_MS,
  });

/** The equipment filters of a board do not depend on what was answered: an answer only switches them on or off. */
function withoutAnswers(vehicle: VehicleFilterInput): VehicleFilterInput {
  const rest = { ...vehicle };
  delete rest.equipmentAnswers;
  return rest;
}

/** The filters of a vehicle as they are preset once questions about it were answered. */
export const presetByAnswers = (
  conditions: readonly Condition[],
  { equipmentAnswers = [] }: VehicleFilterInput,
): readonly Condition[] =>
  conditions.map((condition) => {
    const answer = equipmentAnswers.find(({ Asked }) => Asked.includes(condition.Code));
    return answer ? { ...condition, Selected: answer.Has === condition.Code ? 1 : 0 } : condition;
  });

export interface BoardRequest {
  readonly id: number;
  readonly vehicleSpecific: boolean;
}

/** A vehicle-specific board is refused without a VIN: the screen asks for one. */
const exceptVinRequired = (error: unknown) => !(error instanceof ApiError && error.code === 'vin-required');

/** The equipment filters of a board, preset for the vehicle. */
export const conditionsQuery = (vehicle: VehicleFilterInput, { id, vehicleSpecific }: BoardRequest) =>
  queryOptions({
    queryKey: catalogueKey(withoutAnswers(vehicle), 'conditions', id, vehicleSpecific),
    queryFn: ({ signal }) =>
      callApi('vehicleConditions', { body: { ...withoutAnswers(vehicle), id, vehicleSpecific } }, { signal }),
    staleTime: CATALOGUE_STALE_MS,
    meta: { notice: exceptVinRequired },
  });

/** A board with its lines, matched with the selected filters. */
export const boardQuery = (
  vehicle: VehicleFilterInput,
  { id, vehicleSpecific }: BoardRequest,
  conditions: readonly Condition[],
) =>
  queryOptions({
    // Last what can change while the board stays on the screen.
    queryKey: catalogueKey(withoutAnswers(vehicle), 'board', id, vehicleSpecific, {
      selected: selectedConditionIds(conditions),
      answers: vehicle.equipmentAnswers ?? [],
    }),
    queryFn: ({ signal }) => {
      const vehicleConditions = conditions.map(({ Id, EquipmentWithSpring, Selected }) => ({
        Id,
        EquipmentWithSpring,
        Selected,
      }));
      const body = { ...vehicle, id, vehicleSpecific, searchType: 'Simple', vehicleConditions } as const;
      return callApi('board', { body }, { signal });
    },
    staleTime: CATALOGUE_STALE_MS,
    meta: { notice: exceptVinRequired },
  });

/** The ids of the filters that are on. */
export const selectedConditionIds = (conditions: readonly Condition[]): readonly number[] =>
  conditions.filter(({ Selected }) => Selected === 1).map(({ Id }) => Id);

export const hotspotsQuery = (grafikId: number) =>
  queryOptions({
    queryKey: ['hotspots', grafikId],
    queryFn: ({ signal }) => callApi('hotspots', { query: { grafikId } }, { signal }),
    staleTime: CATALOGUE_STALE_MS,
  });
