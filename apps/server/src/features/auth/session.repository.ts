import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Session } from '../../plugins/handlers.ts';
import type { TokenClaims } from '../../plugins/session-gate.ts';

/** The live session that a token names, with what its requests need to know about the customer. */
export const findSession = (db: Db, claims: TokenClaims): Promise<Session | undefined> =>
  db
    .selectFrom('session')
    .innerJoin('customer', 'customer.id', 'session.customer_id')
    .select([
      'session.id as sessionId',
      'session.customer_id as customerId',
      'customer.discount_table as discountTable',
    ])
    .where('session.id', '=', claims.sessionId)
    .where('session.customer_id', '=', claims.customerId)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/**
 * Starts a session if the password is still the one that was checked. The lock keeps a password change that
 * runs at the same time from missing the new session when it ends all of them.
 */
export async function insertSession(
  db: Db,
  customerId: number,
  passwordHash: string,
  days: number,
): Promise<{ id: string; expiresAt: Date } | undefined> {
  const { rows } = await sql<{ id: string; expiresAt: Date }>`
    with owner as (
      select id from customer where id = ${customerId} and password_hash = ${passwordHash} for share
    )
    insert into session (customer_id, expires_at)
    select id, now() + make_interval(days => ${days}::int) from owner
    returning id, expires_at as "expiresAt"
  `.execute(db);
  return rows[0];
}

export const deleteSession = (db: Db, sessionId: string) =>
  db.deleteFrom('session').where('id', '=', sessionId).execute();

export const deleteSessionsOf = (db: Db, customerId: number) =>
  db.deleteFrom('session').where('customer_id', '=', customerId).execute();

export const deleteOtherSessions = (
  db: Db,
  session: { readonly sessionId: string; readonly customerId: number },
) =>
  db
    .deleteFrom('session')
    .where('customer_id', '=', session.customerId)
    .where('id', '<>', session.sessionId)
    .execute();

export const deleteExpiredSessions = (db: Db) =>
  db
    .deleteFrom('session')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
