import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseLog } from '../db/database.ts';
import { TASK_RUNNER_LOCK } from '../db/database-locks.ts';

export interface RunnerLock {
  /** From now on no other runner takes this one's tasks. */
  readonly held: Promise<void>;
  release(): Promise<void>;
}

const CHECK_MILLISECONDS = 5_000;
const RETRY_MILLISECONDS = 1_000;
/** PostgreSQL notices a killed process at once, but a machine that was switched off only because it sends nothing. */
const IDLE_TIMEOUT = '20s';

/**
 * A task stays locked by its runner when that is killed, and graphile-worker waits four hours before it gives the task
 * to another. A runner holds a lock while it lives: where that lock is free, the runner is dead and
 * its tasks may be run again now.
 */
const FREE_TASKS_OF_DEAD_RUNNERS = `
  select graphile_worker.force_unlock_workers(array(
    select locked_by
    from (select distinct locked_by from graphile_worker.jobs where locked_by is not null) runner
    where pg_try_advisory_xact_lock($1, hashtext(locked_by))))`;

async function holdUntilBroken(
  pool: pg.Pool,
  runnerId: string,
  onHeld: () => void,
  signal: AbortSignal,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set idle_session_timeout = '${IDLE_TIMEOUT}'`);
    await client.query('select pg_advisory_lock($1, hashtext($2))', [TASK_RUNNER_LOCK, runnerId]);
    onHeld();
    for (;;) {
      // On another connection, since the one that holds the lock could take it again.
      await pool.query(FREE_TASKS_OF_DEAD_RUNNERS, [TASK_RUNNER_LOCK]);
      await delay(CHECK_MILLISECONDS, undefined, { signal });
      await client.query('select 1');
    }
  } finally {
    client.release(true);
  }
}

/** Shows other runners, by a lock that ends with its process, that this one lives; frees the tasks of dead ones. */
export function holdRunnerLock(pool: pg.Pool, runnerId: string, log: DatabaseLog): RunnerLock {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = () => signal.aborted;
  let onHeld: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    onHeld = resolve;
  });
  const hold = async () => {
    while (!isStopping()) {
      try {
        await holdUntilBroken(pool, runnerId, onHeld, signal);
      } catch (error) {
        if (isStopping()) break;
        log.warn({ err: error }, 'The lock of the task runner was lost; taking it again soon');
        await delay(RETRY_MILLISECONDS, undefined, { signal }).catch(() => undefined);
      }
    }
    // Resolves the promise of callers who still wait for the lock.
    onHeld();
  };
  const holding = hold();
  return {
    held,
    async release() {
      stopping.abort();
      await holding;
    },
  };
}
