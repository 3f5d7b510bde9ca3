import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Files that no server has had for so long belong to no page that is still open. */
const KEEP_DAYS = 60;

/** Notes, once a day, that the files are still in use. */
export const touchAssets = (db: Db, paths: readonly string[]) =>
  db
    .updateTable('published_asset')
    .set({ last_published_at: sql<Date>`now()` })
    .where('path', '=', sql<string>`any(${paths}::text[])`)
    .where('last_published_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();

export const findKnownAssets = (db: Db, paths: readonly string[]) =>
  db
    .selectFrom('published_asset')
    .select('path')
    .where('path', '=', sql<string>`any(${paths}::text[])`)
    .execute();

export const insertAssets = (db: Db, paths: readonly string[], contents: readonly Buffer[]) =>
  sql`
    insert into published_asset (path, content)
    select * from unnest(${paths}::text[], ${contents}::bytea[])
    on conflict (path) do nothing`.execute(db);

export const deleteOldAssets = (db: Db) =>
  db
    .deleteFrom('published_asset')
    .where('last_published_at', '<', sql<Date>`now() - make_interval(days => ${KEEP_DAYS}::int)`)
    .execute();

export const findAssetContent = (db: Db, path: string) =>
  db.selectFrom('published_asset').select('content').where('path', '=', path).executeTakeFirst();
