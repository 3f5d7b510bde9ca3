import type { FilterSelection } from './use-board.ts';

/** The equipment filters as the URL has them. */
export type EquipmentSearch = 'all' | readonly number[] | undefined;

/** A board's query parameters with other filters; `undefined` brings back the vehicle's own. */
export function withEquipment<S extends { equipment?: 'all' | readonly number[] }>(
  search: S,
  equipment: EquipmentSearch,
): S {
  const changed = { ...search };
  delete changed.equipment;
  return equipment === undefined ? changed : { ...changed, equipment };
}

const none: FilterSelection = [];

/** The filters that a person has set on a board; null where the vehicle's own apply. */
export const equipmentSelection = (equipment: EquipmentSearch): FilterSelection =>
  equipment === undefined ? null : equipment === 'all' ? none : equipment;
