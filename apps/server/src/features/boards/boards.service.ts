import type { LanguageCode } from '@partsboard/contract/language';
import {
  MAX_LISTED_BOARDS,
  type Board,
  type BoardListItem,
  type Category,
  type Condition,
  type FoundBoard,
  type Hotspot,
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
import { boardHeader } from './board-header.ts';
import { findBoardSummaries, type BoardSummaryRow } from './board-vehicles.repository.ts';
import { boardIdsOfCategories, countBoards } from './boards-of-types.ts';
import {
  boardsShowingPart,
  summariesShowingPart,
  type BoardShowingPart,
} from './boards-of-part.repository.ts';
import { judgeBoard, selectionOf } from './board-judgement.ts';
import { linesOfBoard } from './board-lines.ts';
import { lineCounts, toBoardListItem, toListedBoard, type ListedBoard } from './boards.mapper.ts';
import {
  countLines,
  equipmentOfBoard,
  findBoardsByNumber,
  findPlainBoard,
  listBoards,
  type BoardRow,
} from './boards.repository.ts';
import { listedBoards } from './listed-boards.ts';
import { findHotspots } from './hotspots.repository.ts';
import { boardCountsOf } from './catalogue-scope.ts';
import { categoriesWithBoards, oneCategory, withSubgroups } from './categories.ts';

export type { BoardRow } from './boards.repository.ts';
export { boardIdsOf } from './boards-of-types.ts';
export { boardIsInScope } from './vehicle-conditions-sql.ts';

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
  if (isChosenVehicle(vehicle)) return countBoards(db, lookups, vehicle);
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

async function lineCountsOf(
  db: Db,
  boardIds: readonly number[],
  vehicle: ChosenVehicle,
): Promise<ReadonlyMap<number, number>> {
  return lineCounts(await countLines(db, boardIds, vehicle), vehicle.equipment);
}

/** Without a vehicle every line may fit, and the list has boards of many vehicles. */
async function summariesOf(db: Db, boardIds: readonly number[], language: LanguageCode) {
  if (boardIds.length === 0) return new Map<number, BoardSummaryRow>();
  const rows = await findBoardSummaries(db, language, boardIds);
  return new Map(rows.map((row) => [row.boardId, row]));
}

/** Boards, which may still have to be read, as a list shows them for the vehicle. */
async function toListItems(
  db: Db,
  boardIds: readonly number[],
  boards: readonly ListedBoard[] | Promise<readonly ListedBoard[]>,
  vehicle: ChosenVehicle,
  language: LanguageCode,
): Promise<BoardListItem[]> {
  if (isChosenVehicle(vehicle)) {
    const [listed, counts] = await Promise.all([boards, lineCountsOf(db, boardIds, vehicle)]);
    return listed.map((board) => toBoardListItem(board, counts.get(board.id) ?? 0));
  }
  const [listed, summaries] = await Promise.all([boards, summariesOf(db, boardIds, language)]);
  return listed.map((board) => {
    const summary = summaries.get(board.id);
    return toBoardListItem(board, summary?.lines ?? 0, summary);
  });
}

const idsOf = (boards: readonly { readonly id: number }[]): number[] => boards.map(({ id }) => id);

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
  if (!isChosenVehicle(vehicle)) {
    const rows = await listBoards(db, categoryIds, vehicle.scope, language);
    return toListItems(db, idsOf(rows), rows.map(toListedBoard), vehicle, language);
  }
  const ids = await boardIdsOfCategories(db, lookups, vehicle, categoryIds);
  return itemsOfBoards(db, lookups, ids.slice(0, MAX_LISTED_BOARDS), vehicle, language);
}

/** Where a part is shown; with a vehicle, only where a line of it may fit. */
export async function boardsWithPart(
  db: Db,
  partId: number,
  vehicle: ChosenVehicle,
  language: LanguageCode,
): Promise<FoundBoard[]> {
  const positionsOf = ({ callouts }: BoardShowingPart): string[] => [...(callouts ?? [])];
  if (!isChosenVehicle(vehicle)) {
    const rows = await summariesShowingPart(db, language, partId);
    return rows.map((row) => ({
      Positions: positionsOf(row),
      ...toBoardListItem(toListedBoard(row), row.lines, row),
    }));
  }
  const rows = await boardsShowingPart(db, partId, vehicle, language);
  const counts = await lineCountsOf(db, idsOf(rows), vehicle);
  return rows.map((row) => ({
    Positions: positionsOf(row),
    ...toBoardListItem(toListedBoard(row), counts.get(row.id) ?? 0),
  }));
}

const withoutPositions = (items: readonly BoardListItem[]): FoundBoard[] =>
  items.map((item) => ({ Positions: [], ...item }));

/** Boards by the number in their title, whatever vehicle they are for. */
export async function boardsWithNumber(
  db: Db,
  normalised: string,
  vehicle: ChosenVehicle,
  language: LanguageCode,
): Promise<FoundBoard[]> {
  const rows = await findBoardsByNumber(db, normalised, language);
  return withoutPositions(await toListItems(db, idsOf(rows), rows.map(toListedBoard), vehicle, language));
}

function itemsOfBoards(
  db: Db,
  lookups: CatalogueLookups,
  boardIds: readonly number[],
  vehicle: ChosenVehicle,
  language: LanguageCode,
): Promise<BoardListItem[]> {
  return toListItems(db, boardIds, listedBoards(db, lookups, boardIds, language), vehicle, language);
}

/** Boards by their ids, in that order. */
export async function boardsWithIds(
  db: Db,
  lookups: CatalogueLookups,
  boardIds: readonly number[],
  vehicle: ChosenVehicle,
  language: LanguageCode,
): Promise<FoundBoard[]> {
  return withoutPositions(await itemsOfBoards(db, lookups, boardIds, vehicle, language));
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
    boardHeader(db, lookups, boardId, vehicle, language),
    linesOfBoard(db, lookups, boardId, language),
  ]);
  if (header === undefined) throw noSuchBoard();
  requireVin(header.board, vehicle);
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
