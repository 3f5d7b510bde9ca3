import { sql } from 'kysely';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';

export interface BoardOfTypesRow {
  readonly boardId: number;
  readonly categoryId: number;
  readonly validFrom: number | null;
  readonly validTo: number | null;
  readonly retrofit: boolean;
  readonly vehicleSpecific: boolean;
}

/**
 * The boards that any of the vehicle types has, subgroup by subgroup in the order of the screen. A board that the types
 * have in different months comes once for each span of months.
 */
export const selectBoardsOfTypes = compiledOnce((db: Db, typeIds: readonly number[]) =>
  sql<BoardOfTypesRow>`
    select place.board_id as "boardId", place.category_id as "categoryId", place.valid_from as "validFrom",
      place.valid_to as "validTo", board.retrofit, board.vehicle_specific as "vehicleSpecific"
    from (
      select distinct board_id, category_id, valid_from, valid_to
      from catalogue.vehicle_type_board
      where vehicle_type_id = any(${typeIds}::smallint[])
    ) as place
    cross join lateral (select board.* from catalogue.board where board.id = place.board_id limit 1) as board
    order by place.category_id, board.position, board.code`.compile(db),
);
