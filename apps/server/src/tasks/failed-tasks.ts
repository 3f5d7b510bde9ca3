import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface FailedTask {
  readonly id: number;
  readonly name: string;
  readonly key: string | null;
  readonly tries: number;
  /** Null where its runner was killed each time. */
  readonly error: string | null;
  readonly addedAt: Date;
  /** When it is tried again; null where all tries are used up. */
  readonly nextTryAt: Date | null;
}

/** Tasks whose latest try failed, those without further tries first. */
export async function listFailedTasks(db: Db): Promise<FailedTask[]> {
  const { rows } = await sql<FailedTask>`
    select id, task_identifier as name, key, attempts as tries, last_error as error, created_at as "addedAt",
      case when attempts < max_attempts then run_at end as "nextTryAt"
    from graphile_worker.jobs
    where locked_at is null and (last_error is not null or attempts >= max_attempts)
    order by attempts < max_attempts, id`.execute(db);
  return rows;
}

/** Gives failed tasks all their tries again, from now on. Returns how many. */
export async function retryTasks(db: Db, ids: readonly number[]): Promise<number> {
  const { rows } = await sql`
    select from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs
        where id = any(${ids}::bigint[]) and (last_error is not null or attempts >= max_attempts)),
      run_at => now(), attempts => 0)`.execute(db);
  return rows.length;
}

/** Deletes tasks that have no further tries. Returns how many. */
export async function removeTasks(db: Db, ids: readonly number[]): Promise<number> {
  const { rows } = await sql`
    select from graphile_worker.complete_jobs(
      array(select id from graphile_worker.jobs where id = any(${ids}::bigint[]) and attempts >= max_attempts))
  `.execute(db);
  return rows.length;
}
