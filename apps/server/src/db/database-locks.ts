import type pg from 'pg';

/*
 * Advisory locks that all processes of one database agree on. Any number will do, as long as it never changes: servers
 * of two versions run side by side during an update.
 */

/** Held by the one that migrates. */
export const MIGRATION_LOCK = 7_251_001;

/**
 * Held by an import (exclusively) or export (shared) of the catalogue, and by whoever changes the schema: an import
 * builds its tables after those that it finds, and would put back what a migration changes meanwhile.
 */
export const CATALOGUE_LOCK = 7_251_010;

/** The first half of the lock that a task runner holds while it lives; the second is a hash of its name. */
export const TASK_RUNNER_LOCK = 7_251_020;

/** Held while changes of orders get their positions in the feed. */
export const ORDER_FEED_LOCK = 7_251_030;

/** The first half of the lock of a large change that another system asks for; the second is a hash of its key. */
export const REQUEST_LOCK = 7_251_040;

/** By this name others know that a migration holds a lock. */
export const MIGRATION_CLIENT = 'partsboard migration';

/** Takes a lock for the rest of the session, and tells before it waits for it. */
export async function takeLock(client: pg.ClientBase, lock: number, onWait: () => void): Promise<void> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [lock]);
  if (rows[0]?.got === true) return;
  onWait();
  await client.query('select pg_advisory_lock($1)', [lock]);
}

/** Whether a migration holds the lock; undefined where nobody does. */
export async function isHeldByMigration(client: pg.ClientBase, lock: number): Promise<boolean | undefined> {
  const { rows } = await client.query<{ migrates: boolean }>(
    `select bool_or(coalesce(a.application_name, '') = $2) as migrates
     from pg_locks l left join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = $1::bigint::oid and l.objsubid = 1
       and l.database = (select oid from pg_database where datname = current_database())
     having count(*) > 0`,
    [lock, MIGRATION_CLIENT],
  );
  return rows[0]?.migrates;
}
