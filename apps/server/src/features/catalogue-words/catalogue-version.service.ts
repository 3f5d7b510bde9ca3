import type { Db } from '../../db/database.ts';
import { trustedFor } from '../../plugins/trusted-for.ts';

/** The number of the loaded catalogue; 0 before the first import. */
export type CatalogueVersions = () => Promise<number>;

const MILLISECONDS_TO_TRUST = 1_000;

/**
 * Reads which catalogue is loaded, at most once in a while: an answer may then carry the tag of the catalogue
 * before for that long, never the other way round, and is fetched anew at the next question.
 */
export const catalogueVersions = (db: Db, trustFor = MILLISECONDS_TO_TRUST): CatalogueVersions =>
  trustedFor(trustFor, async () => {
    const row = await db
      .selectFrom('catalogue_version')
      .select('number')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.number ?? 0;
  });
