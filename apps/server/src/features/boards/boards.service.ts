import type { LanguageCode } from '@partsboard/contract/language';
import type {
  Board,
  BoardListItem,
  Category,
  Condition,
  FoundBoard,
  Hotspot,
} from '@partsboard/contract/boards';
import { parseProductId } from '@partsboard/contract/product-id';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import {
  categoryPath,
  nameIn,
  type CatalogueLookups,
} from '../catalogue-lookups/catalogue-lookups.service.ts';
import { chooseVehicle, isChosenVehicle, type ChosenVehicle } from '../vehicles/vehicles.service.ts';
import { findBoardSummaries } from './board-vehicles.repository.ts';
import {
  boardsShowingPart,
  summariesShowingPart,
  type BoardShowingPart,
} from './boards-of-part.repository.ts';
import { judgeBoard, selectionOf } from './board-judgement.ts';
import { linesOfBoard } from './board-lines.ts';
import { lineCounts, toBoardListItem } from './boards.mapper.ts';
import {
  countBoards,
  countLines,
  equipmentOfBoard,
  findBoard,
  findBoardsByIds,
  findBoardsByNumber,
  findPlainBoard,
  listBoards,
  type BoardRow,
} from './boards.repository.ts';
import { findHotspots } from './hotspots.repository.ts';
import { boardCountsOf } from './catalogue-scope.ts';
import { categoriesWithBoards, oneCategory, withSubgroups } from './categories.ts';

export type { BoardRow } from './boards.repository.ts';
export { boardIsInScope, builtWithin } from './vehicle-conditions-sql.ts';

const noSuchBoard = (): DomainError => new DomainError('not-found', { title: (t) => t.boards.unknownBoard });

const noSuchCategory = (): DomainError =>
  new DomainError('not-found', { title: (t) => t.boards.unknownCategory });

function boardIdOf(productId: number): number {
  const { kind, id } = parseProductId(productId);
  if (kind !== 'board') throw noSuchBoard();
  return id;
}

function requireVin(board: { readonly vehicleSpecific: boolean }, vehicle: ChosenVehicle): void {
  if (board.vehicleSpecific && vehicle.vehicleId === null) throw new DomainError('vin-required');
}

function countsFor(db: Db, lookups: CatalogueLookups, vehicle: ChosenVehicle) {
  if (isChosenVehicle(vehicle)) return countBoards(db, vehicle);
  return vehicle.scope === null ? null : boardCountsOf(db, lookups, vehicle.scope);
}

export async function listCategories(
  db: Db,
  lookups: CatalogueLookups,
  input: VehicleFilterInput,
  language: LanguageCode,
): Promise<Category[]> {
  return categoriesOf(db, lookups, await chooseVehicle(db, lookups, input), language);
}

/** The categories that have boards for the vehicle. */
export async function categoriesOf(
  db: Db,
  lookups: CatalogueLookups,
  vehicle: ChosenVehicle,
  language: LanguageCode,
): Promise<Category[]> {
  return categoriesWithBoards(lookups, await countsFor(db, lookups, vehicle), language);
}

export function getCategory(
  lookups: CatalogueLookups,
  id: number,
  language: LanguageCode,
): Category & { Path: { Id: number; Name: string }[] } {
  const category = oneCategory(lookups, id, language);
  if (category === undefined) throw noSuchCategory();
  return { ...category, Path: categoryPath(lookups, id, language) };
}

async function withLineCounts<R extends BoardRow>(
  db: Db,
  rows: readonly R[],
  vehicle: ChosenVehicle,
  language: LanguageCode,
): Promise<[R, BoardListItem][]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  if (isChosenVehicle(vehicle)) {
    const counts = lineCounts(await countLines(db, ids, vehicle), vehicle.equipment);
    return rows.map((row) => [row, toBoardListItem(row, counts.get(row.id) ?? 0)]);
  }
  // Without a vehicle every line may fit, and the list has boards of many vehicles.
  const summaries = new Map((await findBoardSummaries(db, language, ids)).map((one) => [one.boardId, one]));
  return rows.map((row) => {
    const summary = summaries.get(row.id);
    return [row, toBoardListItem(row, summary?.lines ?? 0, summary)];
  });
}

/** The boards of a subgroup, or of all subgroups of a main group, for the vehicle. */
export async function listBoardsOf(
  db: Db,
  lookups: CatalogueLookups,
  input: VehicleFilterInput & { readonly id: number },
  language: LanguageCode,
): Promise<BoardListItem[]> {
  const categoryIds = withSubgroups(lookups, input.id);
  if (categoryIds.length === 0) throw noSuchCategory();
  const vehicle = await chooseVehicle(db, lookups, input);
  const rows = await listBoards(db, categoryIds, vehicle, language);
  return (await withLineCounts(db, rows, vehicle, language)).map(([, item]) => item);
}

/** Where a part is shown; with a vehicle, only where a line of it may fit. */
export async function boardsWithPart(
  db: Db,
  partId: number,
  vehicle: ChosenVehicle,
  language: LanguageCode,
): Promise<FoundBoard[]> {
  const shown = (row: BoardShowingPart, item: BoardListItem) => ({
    ...item,
    Positions: [...(row.callouts ?? [])],
  });
  if (!isChosenVehicle(vehicle)) {
    const rows = await summariesShowingPart(db, language, partId);
    return rows.map((row) => shown(row, toBoardListItem(row, row.lines, row)));
  }
  const rows = await boardsShowingPart(db, partId, vehicle, language);
  return (await withLineCounts(db, rows, vehicle, language)).map(([row, item]) => shown(row, item));
}

/** Boards by the number in their title, whatever vehicle they are for. */
export async function boardsWithNumber(
  db: Db,
  normalised: string,
  vehicle: ChosenVehicle,
  language: LanguageCode,
): Promise<FoundBoard[]> {
  const rows = await findBoardsByNumber(db, normalised, language);
  return (await withLineCounts(db, rows, vehicle, language)).map(([, item]) => ({ ...item, Positions: [] }));
}

/** Boards by their ids, in that order. */
export async function boardsWithIds(
  db: Db,
  boardIds: readonly number[],
  vehicle: ChosenVehicle,
  language: LanguageCode,
): Promise<FoundBoard[]> {
  if (boardIds.length === 0) return [];
  const rows = await findBoardsByIds(db, boardIds, language);
  return (await withLineCounts(db, rows, vehicle, language)).map(([, item]) => ({ ...item, Positions: [] }));
}

export async function boardConditions(
  db: Db,
  lookups: CatalogueLookups,
  input: VehicleFilterInput & { readonly id: number },
  language: LanguageCode,
): Promise<Condition[]> {
  const boardId = boardIdOf(input.id);
  const vehicle = await chooseVehicle(db, lookups, input);
  const board = await equipmentOfBoard(db, boardId, vehicle);
  if (board === undefined) throw noSuchBoard();
  requireVin(board, vehicle);
  return board.equipmentIds
    .map((id) => lookups.equipment.get(id))
    .filter((row) => row !== undefined)
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map((row) => ({
      Id: row.id,
      Code: row.code,
      Purpose: nameIn(row, language),
      EquipmentWithSpring: false,
      Selected: vehicle.equipment.present.has(row.code) ? 1 : 0,
    }));
}

export async function getBoard(
  db: Db,
  lookups: CatalogueLookups,
  input: VehicleFilterInput & {
    readonly id: number;
    readonly vehicleConditions?: readonly { readonly Id: number; readonly Selected: number }[];
  },
  language: LanguageCode,
): Promise<Board> {
  const boardId = boardIdOf(input.id);
  const vehicle = await chooseVehicle(db, lookups, input);
  const [header, lines] = await Promise.all([
    findBoard(db, boardId, vehicle, language),
    linesOfBoard(db, lookups, boardId, language),
  ]);
  if (header === undefined) throw noSuchBoard();
  requireVin(header, vehicle);
  const selection = selectionOf(input.vehicleConditions ?? [], lookups);
  return judgeBoard({ header, lines }, vehicle, selection, lookups, language);
}

/** A board as a product, without its lines. */
export async function boardAsProduct(db: Db, boardId: number, language: LanguageCode): Promise<BoardRow> {
  const board = await findPlainBoard(db, boardId, language);
  if (board === undefined) throw noSuchBoard();
  return board;
}

export async function getHotspots(db: Db, drawingId: number): Promise<Hotspot[]> {
  const rows = await findHotspots(db, drawingId);
  if (rows === undefined) throw new DomainError('not-found', { title: (t) => t.boards.unknownDrawing });
  return rows.map(({ callout, x1, y1, x2, y2 }) => ({
    x1Koordinate: x1,
    y1Koordinate: y1,
    x2Koordinate: x2,
    y2Koordinate: y2,
    bildposNummer: callout,
    active: false,
    hover: false,
  }));
}
