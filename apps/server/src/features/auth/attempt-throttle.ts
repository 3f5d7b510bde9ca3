import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../plugins/domain-error.ts';

/** Attempts of one kind by one account or network address, and how many of them are free of any wait. */
export interface Subject {
  readonly name: string;
  readonly freeAttempts: number;
}

const LONGEST_WAIT_SECONDS = 900;
const FORGET_AFTER_HOURS = 24;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 27);

/** Whoever has one IPv6 address has the whole /64. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}

export const accountSubject = (kind: string, email: string, freeAttempts: number): Subject => ({
  name: `${kind}:account:${digest(email.trim().toLowerCase())}`,
  freeAttempts,
});

export const addressSubject = (kind: string, address: string, freeAttempts: number): Subject => ({
  name: `${kind}:address:${digest(network(address))}`,
  freeAttempts,
});

/**
 * Counts the attempt before it is made, unless the subject must still wait. The row's lock puts parallel
 * attempts in a line, so that none of them slips through beside the others.
 */
async function countAttempt(db: Db, { name, freeAttempts }: Subject): Promise<boolean> {
  const attempts = sql`case
    when throttle.last_attempt_at < clock_timestamp() - make_interval(hours => ${FORGET_AFTER_HOURS}::int) then 1
    else throttle.attempts + 1
  end`;
  const { rows } = await sql`
    insert into attempt_throttle as throttle (subject, attempts, blocked_until, last_attempt_at)
    values (${name}, 1, clock_timestamp(), clock_timestamp())
    on conflict (subject) do update set
      attempts = ${attempts},
      blocked_until = clock_timestamp() + make_interval(secs => case
        when ${attempts} < ${freeAttempts}::int then 0
        else least(${LONGEST_WAIT_SECONDS}::int, power(2, least(${attempts} - ${freeAttempts}::int, 20)))
      end),
      last_attempt_at = clock_timestamp()
    where throttle.blocked_until <= clock_timestamp()
    returning subject
  `.execute(db);
  return rows.length > 0;
}

async function secondsToWait(db: Db, subjects: readonly Subject[]): Promise<number> {
  const names = subjects.map((subject) => subject.name);
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(max(extract(epoch from blocked_until - clock_timestamp())), 0)::float8 as seconds
    from attempt_throttle where subject = any(${names})
  `.execute(db);
  return rows[0]?.seconds ?? 0;
}

/** Counts an attempt of all subjects, or none of them and an answer that says how long to wait. */
export async function beginAttempt(db: Db, subjects: readonly Subject[]): Promise<void> {
  const isBlocked = await db
    .transaction()
    .execute(async (transaction) => {
      // Accounts before addresses, always: two attempts never wait for each other in a circle.
      for (const subject of subjects) {
        if (!(await countAttempt(transaction, subject))) throw new AttemptBlocked();
      }
      return false;
    })
    .catch((error: unknown) => {
      if (error instanceof AttemptBlocked) return true;
      throw error;
    });
  if (isBlocked) {
    const retryAfterSeconds = Math.max(1, Math.ceil(await secondsToWait(db, subjects)));
    throw new DomainError('too-many-requests', { title: waitSentence(retryAfterSeconds), retryAfterSeconds });
  }
}

/** Rolls the transaction back. */
class AttemptBlocked extends Error {}

const waitSentence = (seconds: number) => ({
  pl: `Zbyt wiele prób. Spróbuj ponownie za ${seconds} s.`,
  en: `Too many attempts. Please try again in ${seconds} s.`,
});

/** The account's attempts are forgotten; the address gets only this one back, or a valid login would hide guesses. */
export async function forgiveAttempt(db: Db, account: Subject, address: Subject): Promise<void> {
  await sql`
    with forgotten as (delete from attempt_throttle where subject = ${account.name})
    update attempt_throttle
    set attempts = greatest(0, attempts - 1), blocked_until = least(blocked_until, clock_timestamp())
    where subject = ${address.name}
  `.execute(db);
}

export const forgetAttempts = (db: Db, subject: Subject) =>
  db.deleteFrom('attempt_throttle').where('subject', '=', subject.name).execute();

export const touchAttempt = (db: Db, subject: Subject) =>
  db
    .updateTable('attempt_throttle')
    .set({ last_attempt_at: sql<Date>`clock_timestamp()` })
    .where('subject', '=', subject.name)
    .execute();

export const purgeAttempts = (db: Db) =>
  db
    .deleteFrom('attempt_throttle')
    .where('last_attempt_at', '<', sql<Date>`now() - make_interval(hours => ${FORGET_AFTER_HOURS}::int)`)
    .execute();
