import type { LanguageCode } from '@partsboard/contract/language';
import { sql, type RawBuilder } from 'kysely';
import { compiledForLanguage } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { localisedText } from '../../db/localised-text.ts';
import { partOf, pictureOf } from '../../db/rows-by-key.ts';
import { MAX_CHAIN_LENGTH, replacedBy, replacementOf, shownIds } from '../../db/supersession-chain.ts';
import type { PartRow } from './part-numbers.repository.ts';

export type PartListKind = 'bundle' | 'repair' | 'fit';

type ListItem = readonly [kind: PartListKind, partId: number, number: string, name: string, quantity: number];

/** A link of a supersession chain; `fitsOld` is over all links between this part and the one asked for. */
type ChainLink = readonly [partId: number, number: string, name: string, since: string, fitsOld: boolean];

/** A line of a board that shows the part, and for which vehicle types; `isCut` where there are more of either. */
export type UseLine = readonly [
  boardId: number,
  code: string,
  name: string,
  categoryId: number,
  callout: string | null,
  vehicleTypeIds: readonly number[],
  isCut: boolean,
];

export interface ProductRow extends PartRow {
  readonly description: string | null;
  readonly attributes: readonly (readonly [attributeId: number, value: string])[];
  readonly lists: readonly ListItem[];
  readonly supersededBy: readonly ChainLink[];
  readonly supersedes: readonly ChainLink[];
  /** Under its own number or one that it has replaced. */
  readonly uses: readonly UseLine[];
}

/** Bounds on the table of uses: a common bolt is on thousands of boards. */
const MAX_LINES = 40;
const MAX_TYPES_A_LINE = 100;

/** The chain of replacements from the part onwards or backwards, nearest first. */
function chainFrom(direction: 'newer' | 'older', language: LanguageCode): RawBuilder<unknown> {
  const next = direction === 'newer' ? replacementOf : replacedBy;
  return sql`(
    with recursive link (part_id, since, fits_old, depth) as (
      select first.part_id, first.since, first.fits_old, 1 from ${next('part.id')} as first
      union all
      select further.part_id, further.since, link.fits_old and further.fits_old, link.depth + 1
      from link
      cross join lateral ${next('link.part_id')} as further
      where link.depth < ${sql.lit(MAX_CHAIN_LENGTH)}
    )
    select coalesce(json_agg(json_build_array(
      linked.id, linked.number, ${localisedText('linked.name', language)}, link.since, link.fits_old
    ) order by link.depth, linked.normalised), '[]')
    from link
    cross join lateral ${partOf('link.part_id')} as linked
  )`;
}

/** The lines that show the part `part`, with their vehicle types: the work is bounded, whatever the part. */
const usesOf = (language: LanguageCode): RawBuilder<unknown> => sql`(
    with recursive ${shownIds(sql`part.id`)}, place as (
      select line.board_id, line.line, line.callout, board.code, board.category_id,
        ${localisedText('board.name', language)} as name, count(*) over () > ${sql.lit(MAX_LINES)} as cut
      from (
        select board_line.board_id, board_line.line, board_line.callout
        from catalogue.board_line
        -- As an array: joined, the planner would expect a hundred replaced parts where there are two or three.
        where board_line.part_id = any(array(select part_id from shown))
        order by board_line.board_id, board_line.line
        limit ${sql.lit(MAX_LINES + 1)}
      ) as line
      join catalogue.board on board.id = line.board_id
      order by line.board_id, line.line
      limit ${sql.lit(MAX_LINES)}
    )
    select coalesce(json_agg(json_build_array(
      place.board_id, place.code, place.name, place.category_id, place.callout,
      type_set.vehicle_type_ids[1:${sql.lit(MAX_TYPES_A_LINE)}],
      place.cut or cardinality(type_set.vehicle_type_ids) > ${sql.lit(MAX_TYPES_A_LINE)}
    )), '[]')
    from place
    join catalogue.fitment on fitment.board_id = place.board_id and fitment.line = place.line
    join catalogue.type_set on type_set.id = fitment.type_set_id
  )`;

export const selectProduct = compiledForLanguage((db: Db, language: LanguageCode, partId: number) =>
  sql<ProductRow>`
    select part.id as "partId", part.number, ${localisedText('part.name', language)} as name,
      ${localisedText('part.description', language)} as description, part.brand_id as "brandId",
      picture.sha256 as "pictureHash", picture.content_type as "pictureType",
      (
        select coalesce(json_agg(json_build_array(
          part_attribute.attribute_id, ${localisedText('part_attribute.value', language)}
        ) order by part_attribute.attribute_id, part_attribute.position), '[]')
        from catalogue.part_attribute
        where part_attribute.part_id = part.id
      ) as attributes,
      (
        select coalesce(json_agg(json_build_array(
          item.kind, listed.id, listed.number, ${localisedText('listed.name', language)}, item.quantity
        ) order by item.kind, item.position), '[]')
        from catalogue.part_list_item as item
        join part as listed on listed.id = item.item_part_id
        where item.part_id = part.id
      ) as lists,
      ${chainFrom('newer', language)} as "supersededBy",
      ${chainFrom('older', language)} as supersedes,
      ${usesOf(language)} as uses
    from part
    left join lateral ${pictureOf('part.picture_id')} as picture on true
    where part.id = ${partId}`.compile(db),
);
