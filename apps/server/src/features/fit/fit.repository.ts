import type { LanguageCode } from '@partsboard/contract/language';
import type { Steering, Transmission } from '@partsboard/domain/line-fit';
import { sql } from 'kysely';
import { compiledForLanguage, compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { localisedText } from '../../db/localised-text.ts';
import { MAX_CHAIN_LENGTH, replacedBy, replacementOf } from '../../db/supersession-chain.ts';

export interface PartLineRow {
  /** The part that was asked about; the board may print a number that its replacement has replaced. */
  readonly partId: number;
  readonly boardId: number;
  readonly boardName: string;
  readonly callout: string | null;
  readonly validFrom: number | null;
  readonly validTo: number | null;
  readonly steering: Steering | null;
  readonly transmission: Transmission | null;
  readonly expression: string | null;
  /** Of each quantity, the vehicle types that have so many. */
  readonly fitments: readonly (readonly [quantity: number | null, typeIds: readonly number[]])[];
}

/**
 * The parts asked about, each as the one that is sold today in its place, with those that this has replaced and whose cars
 * it fits: who adds a replaced part gets the newer one.
 */
const shownParts = (partIds: readonly number[]) => sql`
  chain (asked_id, part_id, step) as (
    select part.id, part.id, 0 from part where part.id = any(${partIds}::integer[])
    union all
    select chain.asked_id, newer.part_id, chain.step + 1
    from chain
    cross join lateral ${replacementOf('chain.part_id')} as newer
    where chain.step < ${sql.lit(MAX_CHAIN_LENGTH)}
  ), current_part as (
    select distinct on (asked_id) asked_id, part_id from chain order by asked_id, step desc
  ), shown (asked_id, part_id) as (
    select current_part.asked_id, current_part.part_id from current_part
    union
    select shown.asked_id, older.part_id
    from shown
    cross join lateral ${replacedBy('shown.part_id')} as older
    where older.fits_old
  )`;

/** The lines on which the boards of the vehicle's types show the parts. A line is valid no longer than its board. */
export const selectPartLines = compiledForLanguage(
  (db: Db, language: LanguageCode, partIds: readonly number[], typeIds: readonly number[]) =>
    sql<PartLineRow>`
    with recursive ${shownParts(partIds)}, line as materialized (
      select board_line.* from catalogue.board_line
      where board_line.part_id = any(array(select part_id from shown))
        -- Looked up board by board: joined, the planner may read all boards of the vehicle's types for a few lines.
        and (
          select true
          from catalogue.vehicle_type_board as place
          where place.board_id = board_line.board_id
            and place.vehicle_type_id = any(${typeIds}::smallint[])
          limit 1
        )
    )
    select shown.asked_id as "partId", line.board_id as "boardId", board.name as "boardName", line.callout,
      greatest(line.valid_from, board.valid_from) as "validFrom",
      least(line.valid_to, board.valid_to) as "validTo", line.steering, line.transmission,
      condition.expression, fitment.list as fitments
    from line
    join shown on shown.part_id = line.part_id
    cross join lateral (
      select ${localisedText('board.name', language)} as name, board.retrofit, board.valid_from, board.valid_to
      from catalogue.board where board.id = line.board_id limit 1
    ) as board
    cross join lateral (
      select coalesce(json_agg(json_build_array(fitment.quantity, type_set.vehicle_type_ids)), '[]') as list
      from catalogue.fitment
      join catalogue.type_set on type_set.id = fitment.type_set_id
      where fitment.board_id = line.board_id and fitment.line = line.line
    ) as fitment
    left join catalogue.condition on condition.id = line.condition_id
    order by shown.asked_id, board.retrofit, line.board_id, line.line`.compile(db),
);

/** Which of the parts exist, and whether any board shows them, for whatever vehicle. */
export const selectListedParts = compiledOnce((db: Db, partIds: readonly number[]) =>
  sql<{ readonly partId: number; readonly isListed: boolean }>`
    with recursive ${shownParts(partIds)}
    select shown.asked_id as "partId", bool_or(line.part_id is not null) as "isListed"
    from shown
    -- The limit keeps to one line for each part; without it the whole table may be read and hashed.
    left join lateral (
      select board_line.part_id from catalogue.board_line where board_line.part_id = shown.part_id limit 1
    ) as line on true
    group by shown.asked_id`.compile(db),
);
