import type { TaskCounts, TaskFilter, TaskRunFilter, TaskState } from '@partsboard/contract/backoffice/tasks';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface TaskRow {
  readonly id: number;
  readonly name: string;
  readonly key: string | null;
  readonly state: TaskState;
  readonly tries: number;
  readonly max_tries: number;
  readonly last_error: string | null;
  readonly created_at: Date;
  readonly locked_at: Date | null;
  readonly run_at: Date;
}

const STATE = sql<TaskState>`case when locked_at is not null then 'running'
  when attempts >= max_attempts then 'failed' else 'waiting' end`;

interface Place {
  /** The number of the last row of the page before. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** Newest first. Tasks that are done are not in this table, so it is short. */
export async function findTasks(
  db: Db,
  { name, state, before, limit }: TaskFilter & Place,
): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select id, task_identifier as name, key, ${STATE} as state, attempts as tries, max_attempts as max_tries, last_error,
      created_at, locked_at, run_at
    from graphile_worker.jobs
    where (${name ?? null}::text is null or task_identifier = ${name ?? null}::text)
      and (${state ?? null}::text is null or ${STATE} = ${state ?? null}::text)
      and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint)
    order by id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findTask(db: Db, id: number): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`
    select id, task_identifier as name, key, ${STATE} as state, attempts as tries, max_attempts as max_tries, last_error,
      created_at, locked_at, run_at
    from graphile_worker.jobs where id = ${id}::bigint`.execute(db);
  return rows[0];
}

const NOTHING: TaskCounts = { running: 0, waiting: 0, failed: 0 };

export async function countTasks(db: Db): Promise<TaskCounts> {
  const { rows } = await sql<TaskCounts>`
    select count(*) filter (where state = 'running')::int as running,
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'failed')::int as failed
    from (select ${STATE} as state from graphile_worker.jobs) as task`.execute(db);
  return rows[0] ?? NOTHING;
}

/** Gives a task that does not run all its tries again, from now on. Returns whether there was one. */
export async function restartTask(tx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Removes a task that does not run. Returns whether there was one. */
export async function removeTask(tx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker.complete_jobs(array[${id}::bigint])`.execute(tx);
  return rows.length > 0;
}

/** When each timed task was last put into the queue. */
export async function findLastTimes(db: Db): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ readonly identifier: string; readonly last_execution: Date | null }>`
    select identifier, last_execution from graphile_worker._private_known_crontabs`.execute(db);
  return new Map(
    rows.flatMap(({ identifier, last_execution }) =>
      last_execution === null ? [] : [[identifier, last_execution] as const],
    ),
  );
}

/** Newest first; each filter has an index in this order. */
export function findTaskRuns(db: Db, { name, taskId, hasFailed, before, limit }: TaskRunFilter & Place) {
  let runs = db
    .selectFrom('task_run')
    .select(['id', 'task_id', 'name', 'started_at', 'milliseconds', 'attempt', 'error']);
  if (name !== undefined) runs = runs.where('name', '=', name);
  if (taskId !== undefined) runs = runs.where('task_id', '=', taskId);
  if (hasFailed === true) runs = runs.where('error', 'is not', null);
  if (before !== undefined) runs = runs.where('id', '<', before);
  return runs.orderBy('id', 'desc').limit(limit).execute();
}

export type TaskRunRow = Awaited<ReturnType<typeof findTaskRuns>>[number];
