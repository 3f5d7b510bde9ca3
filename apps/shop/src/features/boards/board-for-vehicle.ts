import type { Board, BoardListItem } from '@partsboard/contract/boards';

/**
 * The board of another vehicle that shows the same as this one: itself where the vehicle has it, else the only one with
 * its name. Undefined where the vehicle has none.
 *
 * @param boards the vehicle's boards in the category of this one
 */
export function boardForVehicle(
  board: Pick<Board, 'Id' | 'Name'>,
  boards: readonly BoardListItem[],
): Pick<BoardListItem, 'Id' | 'VehicleSpecific'> | undefined {
  const itself = boards.find(({ Id }) => Id === board.Id);
  const [namesake, ...others] = boards.filter(({ Name }) => Name === board.Name);
  return itself ?? (others.length === 0 ? namesake : undefined);
}
