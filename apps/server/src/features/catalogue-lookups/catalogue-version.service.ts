import type { Db } from '../../db/database.ts';
import { cachedFor } from '../../cache/cached-for.ts';

/**
 * What the loaded catalogue is known by; empty before the first import. Not its number, which another catalogue may have
 * had in a database that was restored or made anew.
 */
export type CatalogueVersions = () => Promise<string>;

const MILLISECONDS_TO_TRUST = 1_000;

/**
 * Reads which catalogue is loaded, at most once in a while: an answer may then carry the tag of the catalogue
 * before for that long, never the other way round, and is fetched anew at the next question.
 */
export const catalogueVersions = (db: Db, trustFor = MILLISECONDS_TO_TRUST): CatalogueVersions =>
  cachedFor(trustFor, async () => {
    const row = await db
      .selectFrom('catalogue_version')
      .select('id')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? '';
  });
