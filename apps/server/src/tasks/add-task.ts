import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/database.ts';
import type { TaskName, TaskPayload } from './task-payloads.ts';

interface AddTaskOptions {
  /** Of waiting tasks with the same key only the latest is run. */
  readonly key?: string;
  /** Tasks of one queue are run one after the other. */
  readonly queue?: string;
  /** It is run so much later. One that waits already with the same key keeps its time, however many come after it. */
  readonly waitSeconds?: number;
}

/** Adds a task inside the transaction of its cause: it is run soon after the commit, or never where that fails. */
export async function addTask<N extends TaskName>(
  db: Db,
  name: N,
  payload: TaskPayload<N>,
  { key, queue, waitSeconds }: AddTaskOptions = {},
): Promise<void> {
  const time =
    waitSeconds === undefined
      ? sql``
      : sql`, run_at => now() + make_interval(secs => ${waitSeconds}::integer), job_key_mode => 'preserve_run_at'`;
  await sql`
    select from graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::json, job_key => ${key ?? null}::text,
      queue_name => ${queue ?? null}::text${time})
  `.execute(db);
}

/** What a task is told, by columns of the statement that adds it. */
type PayloadColumns<N extends TaskName> = {
  readonly [K in keyof TaskPayload<N>]: RawBuilder<TaskPayload<N>[K]>;
};

/**
 * Adds a task in the statement that writes its cause: stands in its FROM, behind the rows that have the columns, and adds
 * one for each of them.
 */
export function addedTask<N extends TaskName>(
  name: N,
  payload: PayloadColumns<N>,
  key: RawBuilder<string | null> = sql`null`,
): RawBuilder<unknown> {
  const facts = Object.entries<RawBuilder<unknown>>(payload).map(
    ([fact, column]) => sql`${sql.lit(fact)}, ${column}`,
  );
  return sql`graphile_worker.add_job(${sql.lit(name)}, json_build_object(${sql.join(facts)}), job_key => ${key})`;
}

/** Adds many tasks of a kind by one statement. */
export async function addTasks<N extends TaskName>(
  db: Db,
  name: N,
  tasks: readonly { readonly payload: TaskPayload<N>; readonly key: string }[],
): Promise<void> {
  if (tasks.length === 0) return;
  await sql`
    select graphile_worker.add_job(${name}::text, task.payload, job_key => task.key)
    from json_to_recordset(${JSON.stringify(tasks)}::json) as task (payload json, key text)`.execute(db);
}
