import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/database.ts';
import { DomainError } from '../http/errors/domain-error.ts';

/** How soon attempts become slow: some are free, then the wait doubles with each. */
export interface AttemptLimits {
  readonly freeAttempts: number;
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
}

/** Whose attempts are counted together; the name is a digest that identifies no person. */
export interface Subject {
  readonly name: string;
  readonly limits: AttemptLimits;
}

const FORGET_AFTER_HOURS = 24;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 27);

/** An IPv6 address stands for its /64 network, which belongs to one subscriber. */
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

export const accountDigest = (email: string): string => digest(email.trim().toLowerCase());

export const networkDigest = (address: string): string => digest(network(address));

/** One more attempt, or the first again after a day without any. */
const attemptsSoFar = sql`case
  when throttle.last_attempt_at < clock_timestamp() - make_interval(hours => ${FORGET_AFTER_HOURS}::int) then 1
  else throttle.attempts + 1
end`;

/** Counts an attempt that waits for nothing; returns how many there have been. */
export async function addAttempt(db: Db, name: string): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    insert into attempt_throttle as throttle (subject, attempts, blocked_until, last_attempt_at)
    values (${name}, 1, clock_timestamp(), clock_timestamp())
    on conflict (subject) do update set attempts = ${attemptsSoFar}, last_attempt_at = clock_timestamp()
    returning attempts
  `.execute(db);
  return rows[0]?.attempts ?? 0;
}

/**
 * Counts the attempt before it is made, unless the subject must still wait. The row's lock puts parallel
 * attempts in a line, so that none of them slips through beside the others.
 */
async function countAttempt(db: Db, { name, limits }: Subject): Promise<boolean> {
  const waitAfter = (attempts: RawBuilder<unknown>) => sql`clock_timestamp() + make_interval(secs => case
    when ${attempts} < ${limits.freeAttempts}::int then 0
    else least(
      ${limits.longestWaitSeconds}::int,
      ${limits.firstWaitSeconds}::int * power(2, least(${attempts} - ${limits.freeAttempts}::int, 20))
    )
  end)`;
  const { rows } = await sql`
    insert into attempt_throttle as throttle (subject, attempts, blocked_until, last_attempt_at)
    values (${name}, 1, ${waitAfter(sql`1`)}, clock_timestamp())
    on conflict (subject) do update set
      attempts = ${attemptsSoFar},
      blocked_until = ${waitAfter(attemptsSoFar)},
      last_attempt_at = clock_timestamp()
    where throttle.blocked_until <= clock_timestamp()
    returning subject
  `.execute(db);
  return rows.length > 0;
}

async function secondsToWait(db: Db, name: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from blocked_until - clock_timestamp())::float8 as seconds
    from attempt_throttle where subject = ${name}
  `.execute(db);
  return Math.max(1, Math.ceil(rows[0]?.seconds ?? 0));
}

/**
 * Counts an attempt of the subject that the transaction arrives at, or nothing at all and an answer that says how
 * long to wait.
 */
export async function beginAttemptOf(
  db: Db,
  subjectIn: (transaction: Db) => Promise<Subject> | Subject,
): Promise<Subject> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const subject = await subjectIn(transaction);
      if (!(await countAttempt(transaction, subject))) throw new AttemptBlocked(subject.name);
      return subject;
    });
  } catch (error) {
    if (!(error instanceof AttemptBlocked)) throw error;
    const retryAfterSeconds = await secondsToWait(db, error.message);
    throw new DomainError('too-many-requests', {
      title: (t) => t.auth.tooManyAttempts(retryAfterSeconds),
      retryAfterSeconds,
    });
  }
}

export const beginAttempt = (db: Db, subject: Subject): Promise<Subject> => beginAttemptOf(db, () => subject);

/** Rolls the transaction back; its message is the subject's name. */
class AttemptBlocked extends Error {}

/** Takes one attempt back. */
export const removeAttempt = (db: Db, name: string) =>
  db
    .updateTable('attempt_throttle')
    .set({ attempts: sql<number>`greatest(0, attempts - 1)` })
    .where('subject', '=', name)
    .execute();

export const forgetAttempts = (db: Db, name: string) =>
  db.deleteFrom('attempt_throttle').where('subject', '=', name).execute();

export const touchAttempt = (db: Db, name: string) =>
  db
    .updateTable('attempt_throttle')
    .set({ last_attempt_at: sql<Date>`clock_timestamp()` })
    .where('subject', '=', name)
    .execute();

export const purgeAttempts = (db: Db) =>
  db
    .deleteFrom('attempt_throttle')
    .where('last_attempt_at', '<', sql<Date>`now() - make_interval(hours => ${FORGET_AFTER_HOURS}::int)`)
    .execute();
