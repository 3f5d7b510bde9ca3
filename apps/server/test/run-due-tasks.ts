import { Logger, runOnce } from 'graphile-worker';
import { taskList } from '../src/tasks/task-list.ts';
import type { TaskHandlers } from '../src/tasks/task-payloads.ts';
import type { TestDatabase } from './test-database.ts';

const silent = new Logger(() => () => undefined);
const notExpected = () => Promise.reject(new Error('This test expects no such task'));

/** Runs every task that is due now, and those that these add. */
export const runDueTasks = ({ pool }: TestDatabase, handlers: Partial<TaskHandlers>): Promise<void> =>
  runOnce({
    pgPool: pool,
    taskList: taskList({
      'send-mail': notExpected,
      'tell-branch': notExpected,
      'send-order-digests': notExpected,
      'allot-back-orders': notExpected,
      'deliver-webhooks': notExpected,
      'tell-low-stock': notExpected,
      'write-order-files': notExpected,
      'replace-figures': notExpected,
      'list-figures': notExpected,
      'reconcile-erp': notExpected,
      'import-catalogue': notExpected,
      'remove-expired': notExpected,
      ...handlers,
    }),
    // A connection for each, and one to spare.
    concurrency: 4,
    noHandleSignals: true,
    logger: silent,
    // Only what is noted in batches is noted before this is over.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });

/** Does not wait for the next try of what has failed. */
export const makeTasksDue = ({ pool }: TestDatabase) =>
  pool.query('update graphile_worker._private_jobs set run_at = now()');

export interface QueuedTask {
  readonly id: number;
  readonly name: string;
  readonly tries: number;
  readonly last_error: string | null;
  /** Seconds until the next try. */
  readonly wait: number;
}

export async function queuedTasks({ pool }: TestDatabase): Promise<QueuedTask[]> {
  const { rows } = await pool.query<QueuedTask>(
    `select id, task_identifier as name, attempts as tries, last_error,
       extract(epoch from run_at - now())::float8 as wait
     from graphile_worker.jobs order by id`,
  );
  return rows;
}

export const removeAllTasks = ({ pool }: TestDatabase) =>
  pool.query('delete from graphile_worker._private_jobs');
