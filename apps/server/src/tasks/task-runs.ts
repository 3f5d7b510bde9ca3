import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** One try of a background task. */
export interface TaskRun {
  readonly taskId: number;
  readonly name: string;
  readonly startedAt: Date;
  readonly milliseconds: number;
  readonly attempt: number;
  /** Null where it went well. */
  readonly error: string | null;
}

/** These come so often that only those that fail or take long are worth a row. */
const FREQUENT = new Set([
  'send-mail',
  'tell-branch',
  'allot-back-orders',
  'deliver-webhooks',
  'tell-low-stock',
  'write-order-files',
]);
const LONG_MILLISECONDS = 1_000;
const MAX_ERROR_LENGTH = 2_000;
const KEPT_DAYS = 30;

const isWorthKeeping = ({ name, milliseconds, error }: TaskRun): boolean =>
  error !== null || milliseconds >= LONG_MILLISECONDS || !FREQUENT.has(name);

/** Writes a try into the log that the back office shows. */
export async function keepTaskRun(db: Db, run: TaskRun): Promise<void> {
  if (!isWorthKeeping(run)) return;
  await db
    .insertInto('task_run')
    .values({
      task_id: run.taskId,
      name: run.name,
      started_at: run.startedAt,
      milliseconds: run.milliseconds,
      attempt: run.attempt,
      error: run.error?.slice(0, MAX_ERROR_LENGTH) ?? null,
    })
    .execute();
}

export const deleteOldTaskRuns = (db: Db) =>
  db
    .deleteFrom('task_run')
    .where('started_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS}::int)`)
    .execute();
