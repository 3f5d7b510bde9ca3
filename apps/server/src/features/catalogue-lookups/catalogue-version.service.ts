import type { Db } from '../../db/database.ts';
import { cachedFor } from '../../cache/cached-for.ts';

/**
 * What the loaded catalogue is known by; empty before the first import. Not its number, which another catalogue may have
 * had in a database that was restored or made anew.
 */
export type CatalogueVersions = () => Promise<string>;

const CACHE_MILLISECONDS = 1_000;

/**
 * Reads which catalogue is loaded, at most once in a while. For that long an answer may carry the tag of the previous
 * catalogue, never the other way round, and it is fetched again with the next request.
 */
export const catalogueVersions = (db: Db, milliseconds = CACHE_MILLISECONDS): CatalogueVersions =>
  cachedFor('catalogue version', milliseconds, async () => {
    const row = await db
      .selectFrom('catalogue_version')
      .select('id')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? '';
  });
