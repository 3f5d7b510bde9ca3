import type { LanguageCode } from '@partsboard/contract/language';
import type { NumberRange } from '@partsboard/domain/damaged-number';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { localisedText } from '../../db/localised-text.ts';
import type { PartRow } from './part-numbers.repository.ts';

export interface AskedRange extends NumberRange {
  /** What was asked for. */
  readonly asked: string;
}

export interface RangeMatch extends PartRow {
  readonly asked: string;
}

/** Two are enough to know that not only one can be meant. */
const ENOUGH = 2;

/**
 * Parts whose number has only digits, as many as the bounds have, and lies between them: of each range the first two.
 * The index on the number is in byte order, in which digits of equal length are ordered by their value.
 */
export async function matchRanges(
  db: Db,
  ranges: readonly AskedRange[],
  language: LanguageCode,
): Promise<RangeMatch[]> {
  const { rows } = await sql<RangeMatch>`
    select wanted.asked, part.id as "partId", part.number, ${localisedText('part.name', language)} as name,
      part.brand_id as "brandId", picture.sha256 as "pictureHash", picture.content_type as "pictureType"
    from unnest(
      ${ranges.map((range) => range.asked)}::text[],
      ${ranges.map((range) => range.from)}::text[],
      ${ranges.map((range) => range.to)}::text[]
    ) as wanted (asked, lowest, highest)
    cross join lateral (
      select candidate.id
      from part as candidate
      where candidate.normalised between wanted.lowest and wanted.highest
        and length(candidate.normalised) = length(wanted.lowest)
        and candidate.normalised ~ '^[0-9]+$'
        and not candidate.is_withdrawn
      order by candidate.normalised, candidate.brand_id
      limit ${ENOUGH}
    ) as matching
    join part on part.id = matching.id
    left join picture on picture.id = part.picture_id
    order by wanted.asked, part.normalised, part.brand_id`.execute(db);
  return rows;
}
