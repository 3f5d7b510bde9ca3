import { sql } from 'kysely';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';

/** A board by the names of its title and of the parts that it shows. */
export type NamedBoard = readonly [boardId: number, titleId: number, partNameIds: readonly number[]];

/** The named boards that any of the vehicle types has. As one value: there are hundreds, with dozens of names each. */
export const selectNamedBoards = compiledOnce((db: Db, typeIds: readonly number[]) =>
  sql<{ readonly boards: readonly NamedBoard[] }>`
    select coalesce(json_agg(
      json_build_array(board_name.board_id, board_name.title_id, board_name.part_name_ids)
      order by board_name.board_id
    ), '[]') as boards
    from catalogue.board_name
    -- As an array: joined, a planner that overrates their number reads all boards.
    where board_name.board_id = any(array(
      select vehicle_type_board.board_id
      from catalogue.vehicle_type_board
      where vehicle_type_board.vehicle_type_id = any(${typeIds}::smallint[])
    ))`.compile(db),
);
