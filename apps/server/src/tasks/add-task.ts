import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { TaskName, TaskPayload } from './task-payloads.ts';

interface AddTaskOptions {
  /** Of waiting tasks with the same key only the latest is run. */
  readonly key?: string;
}

/** Adds a task inside the transaction of its cause: it is run soon after the commit, or never where that fails. */
export async function addTask<N extends TaskName>(
  db: Db,
  name: N,
  payload: TaskPayload<N>,
  { key }: AddTaskOptions = {},
): Promise<void> {
  await sql`
    select from graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::json, job_key => ${key ?? null}::text)
  `.execute(db);
}
