import type { BoardListItem } from '@partsboard/contract/boards';
import { isObject } from '@partsboard/ui/lib/is-object.ts';
import { parseJson } from '@partsboard/ui/lib/parse-json.ts';
import { readStored, storageKeys, writeStored } from '../../lib/storage.ts';

/** A board that was opened for a vehicle. */
export type RecentBoard = Pick<BoardListItem, 'Id' | 'Name' | 'Sku' | 'PictureUrl' | 'VehicleSpecific'>;

const MAX_BOARDS = 6;
const MAX_VEHICLES = 8;

type BoardsOfVehicles = readonly (readonly [vehicleKey: string, boards: readonly RecentBoard[]])[];

const isBoard = (value: unknown): value is RecentBoard =>
  isObject(value) &&
  Number.isSafeInteger(value.Id) &&
  typeof value.Name === 'string' &&
  typeof value.Sku === 'string' &&
  typeof value.PictureUrl === 'string' &&
  typeof value.VehicleSpecific === 'boolean';

function stored(): BoardsOfVehicles {
  const list: unknown = parseJson(readStored(storageKeys.recentBoards));
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    if (!Array.isArray(entry)) return [];
    const [key, boards] = entry as unknown[];
    return typeof key === 'string' && Array.isArray(boards) ? [[key, boards.filter(isBoard)] as const] : [];
  });
}

/** The boards that were last opened for the vehicle, the newest first. */
export const recentBoards = (vehicleKey: string): readonly RecentBoard[] =>
  stored().find(([key]) => key === vehicleKey)?.[1] ?? [];

export function rememberBoard(vehicleKey: string, board: RecentBoard): void {
  const { Id, Name, Sku, PictureUrl, VehicleSpecific } = board;
  const before = recentBoards(vehicleKey).filter((other) => other.Id !== Id);
  const own = [{ Id, Name, Sku, PictureUrl, VehicleSpecific }, ...before].slice(0, MAX_BOARDS);
  const others = stored().filter(([key]) => key !== vehicleKey);
  const all: BoardsOfVehicles = [[vehicleKey, own] as const, ...others].slice(0, MAX_VEHICLES);
  writeStored(storageKeys.recentBoards, JSON.stringify(all));
}
