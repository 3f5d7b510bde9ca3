import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { isChosenVehicle, type ChosenVehicle } from '../vehicles/vehicles.service.ts';
import { toListedBoard, type ListedBoard } from './boards.mapper.ts';
import { findBoard, type Neighbour } from './boards.repository.ts';
import { boardsOfTypes } from './boards-of-types.ts';
import { listedBoards } from './listed-boards.ts';

export type { Neighbour } from './boards.repository.ts';

/** A board with the boards before and after it in its subgroup that the vehicle has too. */
export interface BoardHeader {
  readonly board: ListedBoard;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

export async function boardHeader(
  db: Db,
  lookups: CatalogueLookups,
  boardId: number,
  vehicle: ChosenVehicle,
  language: LanguageCode,
): Promise<BoardHeader | undefined> {
  const neighbours = isChosenVehicle(vehicle)
    ? (await boardsOfTypes(db, lookups, vehicle)).neighbours(boardId, vehicle)
    : undefined;
  if (neighbours === undefined) {
    const row = await findBoard(db, boardId, vehicle, language);
    return row && { board: toListedBoard(row), previous: row.previous, next: row.next };
  }
  const ids = [boardId, neighbours.previous, neighbours.next].filter((id) => id !== null);
  const boards = new Map((await listedBoards(db, lookups, ids, language)).map((board) => [board.id, board]));
  const neighbour = (id: number | null): Neighbour | null => {
    const board = id === null ? undefined : boards.get(id);
    return board === undefined ? null : [board.id, board.name];
  };
  const board = boards.get(boardId);
  return board && { board, previous: neighbour(neighbours.previous), next: neighbour(neighbours.next) };
}
