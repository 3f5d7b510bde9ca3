import type { Db } from '../../db/database.ts';
import { cachedFor } from '../../cache/cached-for.ts';
import type { NotificationSubscriber } from '../../db/notification-listener.ts';

/**
 * What the loaded catalogue is known by; empty before the first import. Not its number, which another catalogue may have
 * had in a database that was restored or made anew.
 */
export type CatalogueVersions = () => Promise<string>;

export interface CatalogueVersionCache extends NotificationSubscriber {
  readonly read: CatalogueVersions;
}

const CACHE_MILLISECONDS = 1_000;

/**
 * Reads which catalogue is loaded, at most once in a while, and again when another one was loaded. Where its notification is
 * missed an answer may carry the tag of the previous catalogue for that long, never the other way round.
 */
export function catalogueVersions(db: Db, milliseconds = CACHE_MILLISECONDS): CatalogueVersionCache {
  const { read, clear } = cachedFor('catalogue version', milliseconds, async () => {
    const row = await db
      .selectFrom('catalogue_version')
      .select('id')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? '';
  });
  return {
    read,
    channels: ['catalogue_imported'],
    onConnected: clear,
    onNotification: clear,
    onDisconnected: () => undefined,
  };
}
