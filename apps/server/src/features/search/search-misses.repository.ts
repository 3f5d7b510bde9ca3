import type { LanguageCode } from '@partsboard/contract/language';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** So many phrases are kept, the last ones. */
const MAX_PHRASES = 5_000;
const KEPT_DAYS = 180;

export async function countMiss(db: Db, phrase: string, language: LanguageCode): Promise<void> {
  await sql`
    insert into search_miss (phrase, language) values (${phrase}, ${language})
    on conflict (phrase, language) do update set times = search_miss.times + 1, last_at = now()`.execute(db);
}

export async function deleteOldMisses(db: Db): Promise<void> {
  await sql`
    delete from search_miss
    where last_at < greatest(
      now() - ${KEPT_DAYS} * interval '1 day',
      (select last_at from search_miss order by last_at desc offset ${MAX_PHRASES} limit 1)
    )`.execute(db);
}
