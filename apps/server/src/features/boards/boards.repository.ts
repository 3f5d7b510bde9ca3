import type { LanguageCode } from '@partsboard/contract/language';
import { MAX_FOUND_BOARDS, MAX_LISTED_BOARDS } from '@partsboard/contract/boards';
import { sql, type RawBuilder } from 'kysely';
import { compiledForLanguage, compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { localisedText } from '../../db/localised-text.ts';
import { pictureOf } from '../../db/rows-by-key.ts';
import { typeIdsOf, type CatalogueScope, type ChosenVehicle } from '../vehicles/vehicles.service.ts';
import {
  boardIsInScope,
  builtWithin,
  candidateColumns,
  candidatesOf,
  lineIsMadeFor,
  lineMayFit,
} from './vehicle-conditions-sql.ts';

export interface BoardRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly categoryId: number;
  readonly retrofit: boolean;
  readonly vehicleSpecific: boolean;
  readonly drawingId: number;
  readonly pictureHash: Buffer;
  readonly pictureType: string;
}

export type Neighbour = readonly [boardId: number, name: string];

export interface BoardHeaderRow extends BoardRow {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

export interface LineGroup {
  readonly boardId: number;
  /** The equipment condition that these lines share. */
  readonly expression: string | null;
  readonly lines: number;
}

export const boardColumns = (language: LanguageCode): RawBuilder<unknown> => sql`
  board.id, board.code, ${localisedText('board.name', language)} as name, board.category_id as "categoryId",
  board.retrofit, board.vehicle_specific as "vehicleSpecific", board.drawing_id as "drawingId",
  picture.sha256 as "pictureHash", picture.content_type as "pictureType"`;

/** Looked up board by board: for some hundred boards the planner may otherwise read every drawing there is. */
export const withDrawing = sql`
  cross join lateral (
    select drawing.picture_id from catalogue.drawing where drawing.id = board.drawing_id limit 1
  ) as drawing
  cross join lateral ${pictureOf('drawing.picture_id')} as picture`;

/** The boards of some subgroups in a part of the catalogue, in the order of the subgroups given. */
export async function listBoards(
  db: Db,
  categoryIds: readonly number[],
  scope: CatalogueScope | null,
  language: LanguageCode,
): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    select ${boardColumns(language)}
    from (
      select board.*, array_position(${categoryIds}::smallint[], board.category_id) as category_place
      from catalogue.board
      where board.category_id = any(${categoryIds}::smallint[]) and ${boardIsInScope('board', scope)}
      order by category_place, board.position, board.code
      limit ${MAX_LISTED_BOARDS}
    ) as board
    ${withDrawing}
    order by board.category_place, board.position, board.code`.execute(db);
  return rows;
}

const selectLineGroups = compiledOnce(
  (
    db: Db,
    ofLines: readonly number[],
    month: number | null,
    ofFitments: readonly number[],
    ...candidates: ReturnType<typeof candidateColumns>
  ) =>
    // Lines and fitment are each read in one go and then matched: asking for each line's fitment touches 25 times as
    // many pages. Their lines share few sets of types, and each set is looked into once.
    sql<LineGroup>`
      with line as materialized (
        select board_id, line, condition_id, steering, transmission
        from catalogue.board_line as line
        where board_id = any(${ofLines}::integer[]) and ${builtWithin('line', { month })}
      ), fitment as materialized (
        select board_id, line, type_set_id from catalogue.fitment where board_id = any(${ofFitments}::integer[])
      ), fitting as materialized (
        select type_set.id, candidate.steering, candidate.transmission
        from catalogue.type_set
        join ${candidatesOf(...candidates)} on candidate.id = any(type_set.vehicle_type_ids)
        where type_set.id = any(array(select distinct type_set_id from fitment))
      )
      select counted.board_id as "boardId", condition.expression, counted.lines
      from (
        select line.board_id, line.condition_id, count(distinct line.line) as lines
        from line
        join fitment on fitment.board_id = line.board_id and fitment.line = line.line
        join fitting on fitting.id = fitment.type_set_id and ${lineIsMadeFor('fitting')}
        group by line.board_id, line.condition_id
      ) as counted
      left join catalogue.condition on condition.id = counted.condition_id`.compile(db),
);

/** The lines of boards that may fit the chosen vehicle, counted by board and equipment condition. */
export async function countLines(
  db: Db,
  boardIds: readonly number[],
  vehicle: ChosenVehicle,
): Promise<LineGroup[]> {
  if (boardIds.length === 0) return [];
  return selectLineGroups(db, boardIds, vehicle.month, boardIds, ...candidateColumns(vehicle));
}

/** The board before or after this one in its subgroup that the vehicle has too. */
function neighbour(
  direction: 'next' | 'previous',
  vehicle: ChosenVehicle,
  language: LanguageCode,
): RawBuilder<unknown> {
  const [beyond, order] = direction === 'next' ? [sql`>`, sql`asc`] : ([sql`<`, sql`desc`] as const);
  const source =
    vehicle.candidates.length === 0
      ? sql`
        catalogue.board as neighbour
        where neighbour.category_id = board.category_id and ${boardIsInScope('neighbour', vehicle.scope)}`
      : sql`
        catalogue.vehicle_type_board as place
        join catalogue.board as neighbour on neighbour.id = place.board_id
        where place.vehicle_type_id = any(${typeIdsOf(vehicle)}::smallint[])
          and place.category_id = board.category_id
          and ${builtWithin('place', vehicle)}`;
  return sql`(
    select json_build_array(neighbour.id, ${localisedText('neighbour.name', language)})
    from ${source}
      and (neighbour.position, neighbour.code) ${beyond} (board.position, board.code)
      and (board.retrofit or not neighbour.retrofit)
      and (${vehicle.vehicleId !== null}::boolean or not neighbour.vehicle_specific)
    order by neighbour.position ${order}, neighbour.code ${order}
    limit 1
  )`;
}

export async function findBoard(
  db: Db,
  boardId: number,
  vehicle: ChosenVehicle,
  language: LanguageCode,
): Promise<BoardHeaderRow | undefined> {
  const { rows } = await sql<BoardHeaderRow>`
    select ${boardColumns(language)},
      ${neighbour('previous', vehicle, language)} as previous,
      ${neighbour('next', vehicle, language)} as next
    from catalogue.board
    ${withDrawing}
    where board.id = ${boardId}`.execute(db);
  return rows[0];
}

/** A board without its neighbours. */
export async function findPlainBoard(
  db: Db,
  boardId: number,
  language: LanguageCode,
): Promise<BoardRow | undefined> {
  const { rows } = await sql<BoardRow>`
    select ${boardColumns(language)} from catalogue.board ${withDrawing} where board.id = ${boardId}`.execute(
    db,
  );
  return rows[0];
}

/** The boards whose own number, in letters and digits only, is this one. */
export async function findBoardsByNumber(
  db: Db,
  normalised: string,
  language: LanguageCode,
): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    -- By itself, or a planner that expects many reads all boards in the order of their codes.
    with board as materialized (
      select * from catalogue.board where regexp_replace(upper(code), '[^A-Z0-9]', '', 'g') = ${normalised}
    )
    select ${boardColumns(language)}
    from board
    ${withDrawing}
    order by board.code
    limit ${MAX_FOUND_BOARDS}`.execute(db);
  return rows;
}

export const findBoardsByIds = compiledForLanguage(
  (db: Db, language: LanguageCode, boardIds: readonly number[]) =>
    sql<BoardRow>`
      select ${boardColumns(language)}
      from unnest(${boardIds}::integer[]) as wanted (id)
      cross join lateral (select board.* from catalogue.board where board.id = wanted.id limit 1) as board
      ${withDrawing}`.compile(db),
);

/** The equipment that the conditions of a board's lines name, as far as they may fit the vehicle. */
export async function equipmentOfBoard(
  db: Db,
  boardId: number,
  vehicle: ChosenVehicle,
): Promise<{ vehicleSpecific: boolean; equipmentIds: readonly number[] } | undefined> {
  const { rows } = await sql<{ vehicleSpecific: boolean; equipmentIds: readonly number[] }>`
    select board.vehicle_specific as "vehicleSpecific", array(
      select distinct named.id
      from catalogue.board_line as line
      join catalogue.condition on condition.id = line.condition_id
      cross join unnest(condition.equipment_ids) as named (id)
      where line.board_id = board.id and ${lineMayFit(vehicle)}
    ) as "equipmentIds"
    from catalogue.board
    where board.id = ${boardId}`.execute(db);
  return rows[0];
}
