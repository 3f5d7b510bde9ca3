import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { addTask } from '../../tasks/add-task.ts';

const TASK = 'list-figures';
/** What comes within these seconds is listed once, and takes no processor from those who send it. */
const WAIT_SECONDS = 5;

/**
 * Changes prices or stock of many parts and leaves the list of parts to a task: to write that takes several times as
 * long as to write the figures themselves. Of a few parts the list is changed at once, by triggers. Returns how many
 * figures have changed.
 */
export async function listLater(tx: Db, change: () => Promise<number>): Promise<number> {
  await sql`set local partsboard.list_later = 'on'`.execute(tx);
  const changed = await change();
  // At the end: two that add the task at the same time wait for each other at its key.
  if (changed > 0) await addTask(tx, TASK, {}, { key: TASK, queue: TASK, waitSeconds: WAIT_SECONDS });
  return changed;
}

/** Shows what was left to the task, some thousand parts in a transaction: orders change rows of the list too. */
export async function listDueParts(db: Db): Promise<void> {
  for (let isDone = false; !isDone;) {
    const { rows } = await sql<{ readonly listed: number | null }>`
      select list_due_parts() as listed`.execute(db);
    isDone = (rows[0]?.listed ?? null) === null;
  }
}
