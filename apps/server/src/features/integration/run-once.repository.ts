import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { REQUEST_LOCK } from '../../db/database-locks.ts';

/** How long a repeated call gets the answer of the first one. */
const ANSWERS_KEPT = sql`interval '48 hours'`;

interface OnceKey {
  readonly client: string;
  readonly key: string;
}

/**
 * Whether this call is the first with its key. Another one with the same key that is still running is waited for: by
 * then it has either left its answer, or failed and left nothing.
 */
export async function claim(
  tx: Db,
  { client, key, hash }: OnceKey & { readonly hash: Buffer },
): Promise<boolean> {
  const { rows } = await sql`
    insert into integration_request as r (client, key, request_sha256) values (${client}, ${key}, ${hash})
    on conflict (client, key) do update
      set request_sha256 = excluded.request_sha256, created_at = now(), status = 0, answer = null
      where r.created_at < now() - ${ANSWERS_KEPT}
    returning client`.execute(tx);
  return rows.length > 0;
}

const answers = (db: Db, { client, key }: OnceKey) =>
  db
    .selectFrom('integration_request')
    .where('client', '=', client)
    .where('key', '=', key)
    .select(['request_sha256', 'status', 'answer']);

export const readAnswer = (tx: Db, key: OnceKey) => answers(tx, key).executeTakeFirstOrThrow();

/** What a repeated call still gets. */
export const findAnswer = (db: Db, key: OnceKey) =>
  answers(db, key)
    .where(sql<boolean>`created_at >= now() - ${ANSWERS_KEPT}`)
    .executeTakeFirst();

const lockOf = ({ client, key }: OnceKey) =>
  sql`${REQUEST_LOCK}::integer, hashtext(${JSON.stringify([client, key])})`;

/** Lets no other call with the same key be before {@link unlockKey}, or the end of the connection. */
export async function lockKey(connection: Db, key: OnceKey): Promise<void> {
  await sql`select pg_advisory_lock(${lockOf(key)})`.execute(connection);
}

export async function unlockKey(connection: Db, key: OnceKey): Promise<void> {
  await sql`select pg_advisory_unlock(${lockOf(key)})`.execute(connection);
}

export async function saveAnswer(
  tx: Db,
  { client, key }: OnceKey,
  { status, body }: { readonly status: number; readonly body: unknown },
): Promise<void> {
  await tx
    .updateTable('integration_request')
    .set({ status, answer: JSON.stringify(body) })
    .where('client', '=', client)
    .where('key', '=', key)
    .execute();
}

export async function deleteOldAnswers(db: Db): Promise<void> {
  await sql`delete from integration_request where created_at < now() - ${ANSWERS_KEPT}`.execute(db);
}
