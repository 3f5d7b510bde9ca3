import type { LanguageCode } from '@partsboard/contract/language';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Without any call for so long a session ends. */
const IDLE_MINUTES = 30;
const MAX_SESSION_HOURS = 12;
/** After password and second factor dangerous acts need no confirmation for so long. */
const FRESH_MINUTES = 10;
/** When a session was last used is not known more exactly, and costs a write only so often. */
const USE_WRITTEN_EVERY_SECONDS = 60;
const MAX_LISTED = 100;

export interface SessionRow {
  readonly sessionId: string;
  readonly csrfToken: string;
  readonly hasSecondFactor: boolean;
  /** Without further use. */
  readonly expiresAt: Date;
  readonly freshUntil: Date;
  readonly now: Date;
  readonly isUseOld: boolean;
  readonly staffId: number;
  readonly name: string;
  readonly email: string;
  readonly language: LanguageCode;
  readonly hasTotp: boolean;
  readonly mustChangePassword: boolean;
  readonly requiresSecondFactor: boolean;
  readonly holdsEverything: boolean;
  readonly permissions: readonly string[];
  readonly branchIds: readonly number[];
}

const idle = sql`make_interval(mins => ${IDLE_MINUTES}::int)`;
const fresh = sql<Date>`now() + make_interval(mins => ${FRESH_MINUTES}::int)`;
const isLive = sql`session.expires_at > now() and session.last_used_at > now() - ${idle}`;

/** A live session of an active member of staff, with all that decides what it opens. */
async function findSession(db: Db, which: RawBuilder<unknown>): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select session.id as "sessionId", session.csrf_token as "csrfToken",
      session.has_second_factor as "hasSecondFactor",
      least(session.expires_at, session.last_used_at + ${idle}) as "expiresAt",
      session.fresh_until as "freshUntil", now() as "now",
      session.last_used_at < now() - make_interval(secs => ${USE_WRITTEN_EVERY_SECONDS}::int) as "isUseOld",
      member.id as "staffId", member.name, member.email, member.language,
      member.totp_secret is not null as "hasTotp", member.must_change_password as "mustChangePassword",
      coalesce(bool_or(role.requires_second_factor), false) as "requiresSecondFactor",
      coalesce(bool_or(role.holds_everything), false) as "holdsEverything",
      array(
        select distinct permission from staff_role_permission
        join staff_member_role using (role_id)
        where staff_member_role.staff_id = member.id order by permission
      ) as permissions,
      array(
        select warehouse_id from staff_member_branch where staff_id = member.id order by warehouse_id
      ) as "branchIds"
    from staff_session as session
    join staff_member as member on member.id = session.staff_id and member.is_active
    left join staff_member_role as held on held.staff_id = member.id
    left join staff_role as role on role.id = held.role_id
    where ${which} and ${isLive}
    group by session.id, member.id
  `.execute(db);
  return rows[0];
}

export const findSessionByToken = (db: Db, tokenHash: Buffer) =>
  findSession(db, sql`session.token_sha256 = ${tokenHash}`);

export const findSessionById = (db: Db, sessionId: string) => findSession(db, sql`session.id = ${sessionId}`);

/** Writes down that a session is used; of several calls at once only one writes. */
export const touchSession = (db: Db, sessionId: string) =>
  db
    .updateTable('staff_session')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('last_used_at', '<', sql<Date>`now() - make_interval(secs => ${USE_WRITTEN_EVERY_SECONDS}::int)`)
    .execute();

interface NewSession {
  readonly tokenHash: Buffer;
  readonly csrfToken: string;
  readonly userAgent: string;
  readonly address: string;
  readonly device: Buffer;
}

/**
 * Starts a session if the account is active and its password still the one that was checked. The lock keeps a change
 * that runs at the same time from missing the new session when it ends all of them.
 */
export async function insertSession(
  db: Db,
  member: { readonly id: number; readonly passwordHash: string },
  session: NewSession,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with owner as (
      select id from staff_member
      where id = ${member.id} and password_hash = ${member.passwordHash} and is_active for share
    )
    insert into staff_session
      (staff_id, token_sha256, csrf_token, expires_at, fresh_until, user_agent, address, device_sha256)
    select id, ${session.tokenHash}, ${session.csrfToken}, now() + make_interval(hours => ${MAX_SESSION_HOURS}::int),
      ${fresh}, ${session.userAgent}, ${session.address}, ${session.device}
    from owner
    returning id
  `.execute(db);
  return rows[0]?.id;
}

/** The password, and the second factor where there is one, were given just now. */
export const refreshSession = (db: Db, sessionId: string, hasSecondFactor: boolean) =>
  db
    .updateTable('staff_session')
    .set({ fresh_until: fresh, ...(hasSecondFactor && { has_second_factor: true }) })
    .where('id', '=', sessionId)
    .execute();

/** The newest of a member's live sessions, the given one before all others. */
export const findSessionsOf = (db: Db, { staffId, sessionId }: { staffId: number; sessionId: string }) =>
  db
    .selectFrom('staff_session as session')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .where(sql<boolean>`${isLive}`)
    .orderBy(sql`id = ${sessionId}`, 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();

export const deleteSession = (db: Db, staffId: number, sessionId: string) =>
  db
    .deleteFrom('staff_session')
    .where('id', '=', sessionId)
    .where('staff_id', '=', staffId)
    .returning('id')
    .executeTakeFirst();

/** Ends all sessions of a member of staff but one, or really all. */
export const deleteSessionsOf = (db: Db, staffId: number, except?: string) =>
  db
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .returning('id')
    .execute();

export const deleteExpiredSessions = (db: Db) =>
  db
    .deleteFrom('staff_session')
    .where((eb) =>
      eb.or([eb('expires_at', '<=', sql<Date>`now()`), eb('last_used_at', '<=', sql<Date>`now() - ${idle}`)]),
    )
    .execute();
