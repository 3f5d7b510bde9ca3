import { sql } from 'kysely';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import type { Session } from '../../http/handlers.ts';
import type { TokenClaims } from '../../http/require-session.ts';

/** When a session was last used is not known more exactly, and costs a write only so often. */
const USE_WRITTEN_EVERY_MINUTES = 5;
const MAX_LISTED = 100;

export interface FoundSession extends Omit<Session, 'staff'> {
  /** Whether its last use was written down long ago. */
  readonly isUseOld: boolean;
}

const usedLongAgo = sql<boolean>`session.last_used_at < now() - make_interval(mins => ${sql.lit(USE_WRITTEN_EVERY_MINUTES)})`;

const selectSession = compiledOnce((db: Db, sessionId: string, customerId: number) =>
  db
    .selectFrom('session')
    .innerJoin('customer', 'customer.id', 'session.customer_id')
    .select([
      'session.id as sessionId',
      'session.customer_id as customerId',
      'customer.discount_table as discountTable',
      sql<Session['access']>`customer.access`.as('access'),
      usedLongAgo.as('isUseOld'),
    ])
    .where('session.id', '=', sessionId)
    .where('session.customer_id', '=', customerId)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('customer.access', '<>', sql.lit('closed'))
    .compile(),
);

/** The live session that a token names, with what its requests need to know about the customer. */
export async function findSession(
  db: Db,
  { sessionId, customerId }: TokenClaims,
): Promise<FoundSession | undefined> {
  const [found] = await selectSession(db, sessionId, customerId);
  return found;
}

/** Writes down that a session is used; of several calls at once only one writes. */
export async function touchSession(db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where(usedLongAgo)
    .execute();
}

interface NewSession {
  readonly days: number;
  readonly userAgent: string;
  readonly device: Buffer;
}

/**
 * Starts a session if the password is still the one that was checked and the login is open. The lock keeps a password
 * change or a block that runs at the same time from missing the new session when it ends all of them.
 */
export async function insertSession(
  db: Db,
  customer: { readonly id: number; readonly passwordHash: string },
  { days, userAgent, device }: NewSession,
): Promise<{ id: string; expiresAt: Date } | undefined> {
  return db
    .with('owner', (query) =>
      query
        .selectFrom('customer')
        .where('id', '=', customer.id)
        .where('password_hash', '=', customer.passwordHash)
        .where('access', '<>', 'closed')
        .select('id')
        .forShare(),
    )
    .insertInto('session')
    .columns(['customer_id', 'expires_at', 'user_agent', 'device_sha256'])
    .expression((eb) =>
      eb
        .selectFrom('owner')
        .select([
          'owner.id',
          sql<Date>`now() + make_interval(days => ${days}::int)`.as('expires_at'),
          eb.val(userAgent).as('user_agent'),
          eb.val(device).as('device_sha256'),
        ]),
    )
    .returning(['id', 'expires_at as expiresAt'])
    .executeTakeFirst();
}

/** How long ago the session was started, and in which browser. */
export async function findOwnSession(
  db: Db,
  session: { readonly sessionId: string },
): Promise<{ readonly minutes: number; readonly device: Buffer | null }> {
  const row = await db
    .selectFrom('session')
    .select([
      sql<number>`extract(epoch from now() - created_at)::float8 / 60`.as('minutes'),
      'device_sha256 as device',
    ])
    .where('id', '=', session.sessionId)
    .executeTakeFirst();
  if (!row) throw new DomainError('unauthenticated');
  return row;
}

/** The newest of a customer's live sessions, the given one before all others. */
export const findSessionsOf = (db: Db, session: Pick<Session, 'sessionId' | 'customerId'>) =>
  db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('customer_id', '=', session.customerId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy(sql`id = ${session.sessionId}`, 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();

export async function deleteSessionOf(db: Db, customerId: number, sessionId: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
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
