import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { run, type Runner, type RunnerOptions, type WorkerPool } from 'graphile-worker';
import type pg from 'pg';
import { holdRunnerLock, type RunnerLock } from './runner-lock.ts';
import { cronItems, type TimedTask } from './timed-tasks.ts';
import { taskList } from './task-list.ts';
import type { TaskRun } from './task-runs.ts';
import { taskLogger } from './task-log.ts';
import type { TaskHandlers } from './task-payloads.ts';

export interface TaskRunnerOptions {
  /** Opens connections of the runner's own; the number is how many at most. */
  readonly openPool: (size: number) => pg.Pool;
  readonly handlers: TaskHandlers;
  /** What is run at certain times besides the clean-up and the digests. */
  readonly timedTasks?: readonly TimedTask[];
  /** Told of each task that has been run. */
  readonly onRun?: (run: TaskRun) => Promise<void>;
  readonly log: FastifyBaseLogger;
  /** How long running tasks may take to finish when the runner is told to stop. */
  readonly stopSeconds: number;
}

export interface TaskRunner {
  /** Takes nothing new; running tasks finish. */
  stop(): Promise<void>;
}

const TASKS_AT_ONCE = 5;
/** One to listen and one that holds the runner's lock. */
const POOL_SIZE = TASKS_AT_ONCE + 2;
const RESTART_MILLISECONDS = 1_000;

/** Runs tasks until `stop`, also when the database goes away and comes back. */
export function startTaskRunner({
  openPool,
  handlers,
  timedTasks = [],
  onRun,
  log,
  stopSeconds,
}: TaskRunnerOptions): TaskRunner {
  const pool = openPool(POOL_SIZE);
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = () => signal.aborted;
  const state: { runner?: Runner; workerPool?: WorkerPool; lock?: RunnerLock } = {};

  const options = (): RunnerOptions => ({
    pgPool: pool,
    taskList: taskList(handlers, onRun),
    parsedCronItems: cronItems(timedTasks),
    logger: taskLogger(log),
    concurrency: TASKS_AT_ONCE,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: stopSeconds * 1000,
    preset: {
      // In batches, even of one, graphile-worker tries again to note a task's end when the database is away.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      plugins: [
        {
          name: 'RunnerLockPlugin',
          version: '1.0.0',
          worker: {
            hooks: {
              startWorker: async (_context, { worker }) => {
                state.workerPool = worker.workerPool;
                state.lock ??= holdRunnerLock(pool, worker.workerPool.id, log);
                await state.lock.held;
              },
            },
          },
        },
      ],
    },
  });

  async function runUntilEnded(): Promise<void> {
    try {
      state.runner = await run(options());
      if (isStopping()) await state.runner.stop();
      await state.runner.promise;
    } finally {
      await state.lock?.release();
      delete state.runner;
      delete state.workerPool;
      delete state.lock;
    }
  }

  async function keepRunning(): Promise<void> {
    while (!isStopping()) {
      await runUntilEnded().catch((error: unknown) =>
        log.error({ err: error }, 'The task runner ended; it is started again'),
      );
      await delay(RESTART_MILLISECONDS, undefined, { signal }).catch(() => undefined);
    }
  }

  const running = keepRunning();
  return {
    async stop() {
      stopping.abort();
      // What is not done by then fails with this message and is tried again by the next runner.
      const timeout = setTimeout(
        () => void state.workerPool?.forcefulShutdown('The server was stopped'),
        stopSeconds * 1000,
      );
      // It refuses where it has ended by itself.
      await state.runner?.stop().catch(() => undefined);
      await running;
      clearTimeout(timeout);
      await pool.end();
    },
  };
}
