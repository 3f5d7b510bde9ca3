import type { LanguageCode } from '@partsboard/contract/language';
import { SHORT_NUMBER_LENGTH } from '@partsboard/domain/part-number';
import { sql } from 'kysely';
import { compiledForLanguage } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { localisedText } from '../../db/localised-text.ts';
import { partOf, pictureOf } from '../../db/rows-by-key.ts';
import { MAX_CHAIN_LENGTH, replacementOf } from '../../db/supersession-chain.ts';

/** A part as lists of parts show it. */
export interface PartRow {
  readonly partId: number;
  readonly number: string;
  readonly name: string;
  readonly brandId: number;
  readonly pictureHash: Buffer | null;
  readonly pictureType: string | null;
}

/** A part that one of the numbers leads to, through the chain of replacements to its end. */
export interface NumberMatch extends PartRow {
  /** The normalised number that was asked for. */
  readonly asked: string;
  /** Whether it is the part's whole number, not its last seven characters. */
  readonly isWhole: boolean;
  /** The part that has the number; another than `partId` when that one has replaced it. */
  readonly askedPartId: number;
  readonly askedNumber: string;
  /** Whether the current part can be fitted wherever the asked one was. */
  readonly fitsOld: boolean;
}

const MAX_MATCHES_A_NUMBER = 20;
const MAX_SUGGESTIONS = 10;
/** Shorter ends of numbers would match half the catalogue. */
const SHORTEST_END = 4;

/** Comes right after Z, so that every number with the prefix lies between the prefix and the prefix with it. */
const AFTER_LETTERS = '[';

/** All parts that any of the normalised numbers names, whole or by the last seven characters. */
export const matchNumbers = compiledForLanguage(
  (db: Db, language: LanguageCode, normalised: readonly string[]) =>
    sql<NumberMatch>`
    with recursive asked as (
      select wanted.number as asked, matching.id, matching.is_whole
      from unnest(${normalised}::text[]) as wanted (number)
      cross join lateral (
        (
          select part.id, true as is_whole
          from part
          where part.normalised = wanted.number and not part.is_withdrawn
        )
        union all
        (
          select part.id, false
          from part
          where right(part.normalised, ${sql.lit(SHORT_NUMBER_LENGTH)}) = wanted.number
            and part.normalised <> wanted.number and not part.is_withdrawn
          order by part.normalised, part.brand_id
          limit ${sql.lit(MAX_MATCHES_A_NUMBER)}
        )
      ) as matching
    ), chain (asked_id, part_id, depth, fits_old) as (
      select distinct id, id, 0, true from asked
      union all
      select chain.asked_id, newer.part_id, chain.depth + 1, chain.fits_old and newer.fits_old
      from chain
      cross join lateral ${replacementOf('chain.part_id')} as newer
      where chain.depth < ${sql.lit(MAX_CHAIN_LENGTH)}
    ), current_part as (
      select distinct on (asked_id) asked_id, part_id, fits_old from chain order by asked_id, depth desc
    )
    select asked.asked, asked.is_whole as "isWhole", asked.id as "askedPartId",
      asked_part.number as "askedNumber", current_part.fits_old as "fitsOld",
      part.id as "partId", part.number, ${localisedText('part.name', language)} as name,
      part.brand_id as "brandId", picture.sha256 as "pictureHash", picture.content_type as "pictureType"
    from asked
    join current_part on current_part.asked_id = asked.id
    cross join lateral ${partOf('asked.id')} as asked_part
    cross join lateral ${partOf('current_part.part_id')} as part
    left join lateral ${pictureOf('part.picture_id')} as picture on true
    order by asked_part.normalised, asked_part.brand_id`.compile(db),
);

/** The parts at the end of the chains of replacements, in the order of the ids given; each once. */
export const currentParts = compiledForLanguage(
  (db: Db, language: LanguageCode, partIds: readonly number[]) =>
    sql<PartRow>`
    with recursive chain (place, part_id, depth) as (
      select wanted.place, wanted.id, 0 from unnest(${partIds}::integer[]) with ordinality as wanted (id, place)
      union all
      select chain.place, newer.part_id, chain.depth + 1
      from chain
      cross join lateral ${replacementOf('chain.part_id')} as newer
      where chain.depth < ${sql.lit(MAX_CHAIN_LENGTH)}
    ), last_part as (
      select distinct on (place) place, part_id from chain order by place, depth desc
    ), listed as (
      select part_id, min(place) as place from last_part group by part_id
    )
    select part.id as "partId", part.number, ${localisedText('part.name', language)} as name,
      part.brand_id as "brandId", picture.sha256 as "pictureHash", picture.content_type as "pictureType"
    from listed
    cross join lateral ${partOf('listed.part_id')} as part
    left join lateral ${pictureOf('part.picture_id')} as picture on true
    order by listed.place`.compile(db),
);

/** Parts whose number begins with these letters and digits; then those whose last seven characters do. */
export async function suggestNumbers(
  db: Db,
  start: string,
  language: LanguageCode,
  most = MAX_SUGGESTIONS,
): Promise<PartRow[]> {
  const beyond = `${start}${AFTER_LETTERS}`;
  const byEnd =
    start.length >= SHORTEST_END && start.length <= SHORT_NUMBER_LENGTH
      ? sql`
        union all
        (
          select part.id, 1 as place, part.normalised
          from part
          where right(part.normalised, ${sql.lit(SHORT_NUMBER_LENGTH)}) >= ${start}
            and right(part.normalised, ${sql.lit(SHORT_NUMBER_LENGTH)}) < ${beyond}
            and not (part.normalised >= ${start} and part.normalised < ${beyond})
            and not part.is_withdrawn
          order by right(part.normalised, ${sql.lit(SHORT_NUMBER_LENGTH)})
          limit ${most}
        )`
      : sql``;
  const { rows } = await sql<PartRow>`
    select part.id as "partId", part.number, ${localisedText('part.name', language)} as name,
      part.brand_id as "brandId", picture.sha256 as "pictureHash", picture.content_type as "pictureType"
    from (
      (
        select part.id, 0 as place, part.normalised
        from part
        where part.normalised >= ${start} and part.normalised < ${beyond} and not part.is_withdrawn
        order by part.normalised
        limit ${most}
      )
      ${byEnd}
    ) as found
    join part on part.id = found.id
    left join lateral ${pictureOf('part.picture_id')} as picture on true
    order by found.place, found.normalised, part.brand_id
    limit ${most}`.execute(db);
  return rows;
}
