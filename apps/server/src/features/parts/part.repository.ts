import type { LanguageCode } from '@partsboard/contract/language';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { localisedText } from '../../db/localised-text.ts';
import { partOf, pictureOf, filterValueOf } from '../../db/rows-by-key.ts';
import { MAX_CHAIN_LENGTH, replacedBy, replacementOf } from '../../db/supersession-chain.ts';
import type { PartRow } from './part-numbers.repository.ts';

export type PartListKind = 'bundle' | 'repair' | 'fit';

type ListItem = readonly [kind: PartListKind, partId: number, number: string, name: string, quantity: number];

/** A link of a supersession chain; `fitsOld` is over all links between this part and the one asked for. */
type ChainLink = readonly [partId: number, number: string, name: string, since: string, fitsOld: boolean];

export interface ProductRow extends PartRow {
  readonly description: string | null;
  readonly attributes: readonly (readonly [attributeId: number, value: string])[];
  readonly lists: readonly ListItem[];
  readonly supersededBy: readonly ChainLink[];
  readonly supersedes: readonly ChainLink[];
}

export interface UsageRow {
  readonly serie: string;
  readonly model: string;
  readonly engine: string | null;
  readonly body: string | null;
  readonly version: string;
  readonly boardId: number;
  readonly categoryId: number;
  readonly callout: string | null;
  readonly name: string;
  /** Whether there are more uses on lines or of types that were not looked at. */
  readonly isCut: boolean;
}

/** Bounds on the table of uses: a common bolt is on thousands of boards. */
const MAX_LINES = 40;
const MAX_TYPES_A_LINE = 100;
const MAX_USES = 300;

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
      where link.depth < ${MAX_CHAIN_LENGTH}
    )
    select coalesce(json_agg(json_build_array(
      linked.id, linked.number, ${localisedText('linked.name', language)}, link.since, link.fits_old
    ) order by link.depth, linked.normalised), '[]')
    from link
    cross join lateral ${partOf('link.part_id')} as linked
  )`;
}

export async function findProduct(
  db: Db,
  partId: number,
  language: LanguageCode,
): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
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
      ${chainFrom('older', language)} as supersedes
    from part
    left join lateral ${pictureOf('part.picture_id')} as picture on true
    where part.id = ${partId}`.execute(db);
  return rows[0];
}

/**
 * Where a part is used, under its own number or one that it has replaced. The work is bounded, whatever the
 * part: `complete` says whether all uses are listed.
 */
export async function findUses(
  db: Db,
  partId: number,
  language: LanguageCode,
): Promise<{ uses: UsageRow[]; complete: boolean }> {
  const { rows } = await sql<UsageRow>`
    with recursive shown (part_id) as (
      select ${partId}::integer
      union
      select older.part_id
      from shown
      cross join lateral ${replacedBy('shown.part_id')} as older
      where older.fits_old
    ), place as (
      select line.board_id, line.line, line.callout, board.code, board.category_id,
        ${localisedText('board.name', language)} as name, count(*) over () > ${MAX_LINES} as cut
      from (
        select board_line.board_id, board_line.line, board_line.callout
        from catalogue.board_line
        -- As an array: joined, the planner would expect a hundred replaced parts where there are two or three.
        where board_line.part_id = any(array(select part_id from shown))
        order by board_line.board_id, board_line.line
        limit ${MAX_LINES + 1}
      ) as line
      join catalogue.board on board.id = line.board_id
      order by line.board_id, line.line
      limit ${MAX_LINES}
    ), used as (
      select type.serie_id, type.model_id, type.engine_id, type.body_id, type.version_id, place.board_id,
        place.code, place.name, place.category_id, min(place.callout) as callout,
        bool_or(place.cut or cardinality(type_set.vehicle_type_ids) > ${MAX_TYPES_A_LINE}) as cut
      from place
      join catalogue.fitment on fitment.board_id = place.board_id and fitment.line = place.line
      join catalogue.type_set on type_set.id = fitment.type_set_id
      cross join unnest(type_set.vehicle_type_ids[1:${sql.lit(MAX_TYPES_A_LINE)}]) as fitting (type_id)
      -- Looked up type by type: a planner that expects few matches compares each of them with all types instead.
      cross join lateral (
        select vehicle_type.* from catalogue.vehicle_type where vehicle_type.id = fitting.type_id limit 1
      ) as type
      group by type.serie_id, type.model_id, type.engine_id, type.body_id, type.version_id, place.board_id,
        place.code, place.name, place.category_id
      -- Names are looked up for what is shown only; series were numbered in their order.
      order by type.serie_id, type.model_id, type.engine_id, type.body_id, type.version_id, place.code
      limit ${MAX_USES + 1}
    )
    select ${localisedText('serie.name', language)} as serie, ${localisedText('model.name', language)} as model,
      ${localisedText('engine.name', language)} as engine, ${localisedText('body.name', language)} as body,
      ${localisedText('version.name', language)} as version, used.board_id as "boardId", used.category_id as "categoryId", used.callout,
      used.name, used.cut as "isCut"
    from used
    cross join lateral ${filterValueOf('used.serie_id')} as serie
    cross join lateral ${filterValueOf('used.model_id')} as model
    cross join lateral ${filterValueOf('used.version_id')} as version
    left join lateral ${filterValueOf('used.engine_id')} as engine on true
    left join lateral ${filterValueOf('used.body_id')} as body on true
    order by serie.position, serie.code, model.position, model.code, engine.position, engine.code,
      body.position, body.code, version.position, version.code, used.code`.execute(db);
  return {
    uses: rows.slice(0, MAX_USES),
    complete: rows.length <= MAX_USES && rows.every(({ isCut }) => !isCut),
  };
}
