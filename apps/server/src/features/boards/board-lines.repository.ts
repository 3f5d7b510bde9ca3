import type { LanguageCode } from '@partsboard/contract/language';
import type { Steering, Transmission } from '@partsboard/domain/line-fit';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { localisedText } from '../../db/localised-text.ts';
import { partOf, pictureOf } from '../../db/rows-by-key.ts';
import { MAX_CHAIN_LENGTH, replacementOf } from '../../db/supersession-chain.ts';

export interface LineRow {
  readonly line: number;
  readonly callout: string | null;
  readonly validFrom: number | null;
  readonly validTo: number | null;
  readonly steering: Steering | null;
  readonly transmission: Transmission | null;
  readonly commentBefore: string | null;
  readonly commentAfter: string | null;
  readonly expression: string | null;
  readonly partId: number;
  readonly number: string;
  readonly name: string;
  readonly brandId: number;
  /** The number that the catalogue prints here, where the part has replaced it. */
  readonly replacedNumber: string | null;
  readonly pictureHash: Buffer | null;
  readonly pictureType: string | null;
  /** Of each quantity, the vehicle types that have so many. */
  readonly fitments: readonly (readonly [quantity: number | null, typeIds: readonly number[]])[];
  readonly attributes: readonly (readonly [attributeId: number, value: string])[] | null;
}

/**
 * The lines of a board, for whatever vehicle, in one statement. A part that was replaced by one that fits the same
 * cars is shown as its replacement.
 */
export async function selectLines(db: Db, boardId: number, language: LanguageCode): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    with recursive chain (printed_id, part_id, depth) as (
      select distinct part_id, part_id, 0 from catalogue.board_line where board_id = ${boardId}
      union all
      select chain.printed_id, newer.part_id, chain.depth + 1
      from chain
      cross join lateral ${replacementOf('chain.part_id')} as newer
      where newer.fits_old and chain.depth < ${MAX_CHAIN_LENGTH}
    ), current_part as (
      select distinct on (printed_id) printed_id, part_id from chain order by printed_id, depth desc
    ), line_fitment as (
      select fitment.line,
        json_agg(json_build_array(fitment.quantity, type_set.vehicle_type_ids)) as fitments
      from catalogue.fitment
      join catalogue.type_set on type_set.id = fitment.type_set_id
      where fitment.board_id = ${boardId}
      group by fitment.line
    )
    select line.line, line.callout, line.valid_from as "validFrom", line.valid_to as "validTo",
      line.steering, line.transmission,
      ${localisedText('line.comment_before', language)} as "commentBefore",
      ${localisedText('line.comment_after', language)} as "commentAfter",
      condition.expression,
      part.id as "partId", part.number, ${localisedText('part.name', language)} as name,
      part.brand_id as "brandId",
      case when part.id <> printed.id then printed.number end as "replacedNumber",
      picture.sha256 as "pictureHash", picture.content_type as "pictureType",
      coalesce(line_fitment.fitments, '[]') as fitments,
      (
        select json_agg(json_build_array(
          part_attribute.attribute_id, ${localisedText('part_attribute.value', language)}
        ) order by part_attribute.attribute_id, part_attribute.position)
        from catalogue.part_attribute
        where part_attribute.part_id = part.id
      ) as attributes
    from catalogue.board_line as line
    join current_part on current_part.printed_id = line.part_id
    cross join lateral ${partOf('line.part_id')} as printed
    cross join lateral ${partOf('current_part.part_id')} as part
    left join lateral ${pictureOf('part.picture_id')} as picture on true
    left join catalogue.condition on condition.id = line.condition_id
    left join line_fitment on line_fitment.line = line.line
    where line.board_id = ${boardId}
    order by line.line`.execute(db);
  return rows;
}
