import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** When a key was last used is not known more exactly, and costs a write only so often. */
const USE_WRITTEN_EVERY_SECONDS = 60;

export interface NewKey {
  readonly name: string;
  readonly hash: Buffer;
  readonly beginning: string;
  readonly scopes: readonly string[];
  readonly days: number;
}

export const insertKey = (db: Db, key: NewKey) =>
  db
    .insertInto('integration_key')
    .values({
      name: key.name,
      key_sha256: key.hash,
      beginning: key.beginning,
      scopes: [...key.scopes],
      expires_at: sql<Date>`now() + make_interval(days => ${key.days}::int)`,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();

export const findLiveKey = (db: Db, hash: Buffer) =>
  db
    .selectFrom('integration_key')
    .where('key_sha256', '=', hash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .select([
      'id',
      'name',
      'scopes',
      'expires_at',
      sql<boolean>`coalesce(last_used_at < now() - make_interval(secs => ${USE_WRITTEN_EVERY_SECONDS}::int), true)`.as(
        'isUseOld',
      ),
    ])
    .executeTakeFirst();

export const writeUse = (db: Db, id: number) =>
  db
    .updateTable('integration_key')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

export const findKeys = (db: Db) =>
  db
    .selectFrom('integration_key')
    .select(['id', 'name', 'beginning', 'scopes', 'created_at', 'expires_at', 'revoked_at', 'last_used_at'])
    .orderBy('name')
    .orderBy('id')
    .execute();

export const revoke = (db: Db, id: number) =>
  db
    .updateTable('integration_key')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['id', 'name', 'beginning'])
    .executeTakeFirst();
