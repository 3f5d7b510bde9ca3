import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Of words that begin alike; in their order the shortest is the first, so that a whole word is never cut off. */
const MAX_WORDS_A_START = 100;
const MAX_SIMILAR_WORDS = 60;
/** Comes after all letters and digits. */
const AFTER_LETTERS = '~';

/** The words of names that begin in one of these ways. */
export async function wordsBeginningWith(db: Db, starts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct found.word
    from unnest(${starts}::text[], ${starts.map((start) => `${start}${AFTER_LETTERS}`)}::text[]) as wanted (start, beyond)
    cross join lateral (
      select search_word.word from catalogue.search_word
      where search_word.word >= wanted.start and search_word.word < wanted.beyond
      order by search_word.word
      limit ${MAX_WORDS_A_START}
    ) as found`.execute(db);
  return rows.map(({ word }) => word);
}

/** The words of names that have most runs of three characters in common with a word. */
export async function wordsSpeltLike(db: Db, trigrams: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select search_word.word
    from catalogue.search_word
    where search_word.trigrams && ${trigrams}::text[]
    order by cardinality(array(
      select unnest(search_word.trigrams) intersect select unnest(${trigrams}::text[])
    )) desc, search_word.word
    limit ${MAX_SIMILAR_WORDS}`.execute(db);
  return rows.map(({ word }) => word);
}
