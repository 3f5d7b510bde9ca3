import { sql, type RawBuilder } from 'kysely';

/** Greater than every text that begins with what stands before it. */
const AFTER_ALL = '\u{10ffff}';

/**
 * What was typed, as beginnings of words for PostgreSQL's text search; undefined where no word has the given length.
 * The same characters divide words here as in the indexes.
 */
export function toWordQuery(typed: string, shortestWord: number): string | undefined {
  const words = typed
    .replaceAll(/[@._\-/'\\]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const isLongEnough = words.some((word) => word.length >= shortestWord);
  return isLongEnough ? words.map((word) => `'${word}':*`).join(' & ') : undefined;
}

/** Comparisons that an index by bytes answers also where the plan does not know the text. */
export const beginsWith = (value: RawBuilder<unknown>, prefix: string): RawBuilder<unknown> =>
  sql`(${value} ~>=~ ${prefix} and ${value} ~<~ ${prefix + AFTER_ALL})`;
