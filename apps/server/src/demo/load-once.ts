import type { Databases, DatabaseLog } from '../db/database.ts';

/** One step of the demo data. Loading is all or nothing: a killed load is tried again at the next start. */
export interface DemoStep {
  readonly name: string;
  readonly load: (databases: Databases, signal?: AbortSignal) => Promise<void>;
}

const DEMO_DATA_LOCK = 7_251_003;

/** Loads the steps that this database was never given; of several servers one loads, the others wait. */
export async function loadOnce(
  databases: Databases,
  steps: readonly DemoStep[],
  log: DatabaseLog,
  signal?: AbortSignal,
): Promise<void> {
  const { db, pool } = databases;
  const lock = await pool.connect();
  try {
    // Another server's load may take longer than a statement may.
    await lock.query('set statement_timeout = 0');
    await lock.query('select pg_advisory_lock($1)', [DEMO_DATA_LOCK]);
    const loaded = await db.selectFrom('loaded_demo_data').select('part as step').execute();
    const known = new Set(loaded.map(({ step }) => step));
    for (const { name, load } of steps.filter((step) => !known.has(step.name))) {
      signal?.throwIfAborted();
      await load(databases, signal);
      await db.insertInto('loaded_demo_data').values({ part: name }).execute();
      log.info({ step: name }, 'Demo data was loaded');
    }
    await lock.query('select pg_advisory_unlock($1)', [DEMO_DATA_LOCK]);
  } finally {
    // Its setting ends with it, and its lock where that is still held.
    lock.release(true);
  }
}
