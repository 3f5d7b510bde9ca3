import type {
  Task,
  TaskFilter,
  TaskRun,
  TaskRunFilter,
  TimedTask,
} from '@partsboard/contract/backoffice/tasks';
import { PAGE_SIZE } from '@partsboard/contract/backoffice/paging';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { readCursor, toPage } from '../../http/backoffice/cursor.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { cronItems, nextRun, TIMED_TASKS, type TimedTask as Timed } from '../../tasks/timed-tasks.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { endImport } from '../catalogue-imports/import-task.service.ts';
import { reopenReplacement } from '../integration/replacement-task.service.ts';
import { giveUpMail } from '../mail/mail.service.ts';
import * as repository from './tasks.repository.ts';
import type { TaskRow, TaskRunRow } from './tasks.repository.ts';

export { countTasks } from './tasks.repository.ts';

const toTask = (row: TaskRow): Task => ({
  id: row.id,
  name: row.name,
  key: row.key,
  state: row.state,
  tries: row.tries,
  maxTries: row.max_tries,
  lastError: row.last_error,
  addedAt: row.created_at.toISOString(),
  startedAt: row.locked_at?.toISOString() ?? null,
  nextRunAt: row.state === 'waiting' ? row.run_at.toISOString() : null,
});

const toRun = (row: TaskRunRow): TaskRun => ({
  id: row.id,
  taskId: row.task_id,
  name: row.name,
  startedAt: row.started_at.toISOString(),
  milliseconds: row.milliseconds,
  attempt: row.attempt,
  error: row.error,
});

interface Paged {
  readonly cursor?: string;
  readonly limit?: number;
}

export async function listTasks(db: Db, { cursor, limit = PAGE_SIZE, ...filter }: TaskFilter & Paged) {
  const before = readCursor(cursor, ['number'])?.[0];
  const rows = await repository.findTasks(db, { ...filter, before, limit: limit + 1 });
  return toPage(rows, limit, { item: toTask, position: (row) => [row.id] });
}

export async function listTaskRuns(db: Db, { cursor, limit = PAGE_SIZE, ...filter }: TaskRunFilter & Paged) {
  const before = readCursor(cursor, ['number'])?.[0];
  const rows = await repository.findTaskRuns(db, { ...filter, before, limit: limit + 1 });
  return toPage(rows, limit, { item: toRun, position: (row) => [row.id] });
}

/** What is run at certain times, by a server with these further timed tasks. */
export async function listTimedTasks(db: Db, more: readonly Timed[]): Promise<TimedTask[]> {
  const lastTimes = await repository.findLastTimes(db);
  const now = new Date();
  const items = cronItems(more);
  return [...TIMED_TASKS, ...more].map(({ task, match }, index) => {
    const item = items[index];
    return {
      name: task,
      schedule: match,
      lastRunAt: lastTimes.get(task)?.toISOString() ?? null,
      nextRunAt: (item && nextRun(item, now)?.toISOString()) ?? null,
    };
  });
}

/** Changes a task that does not run, and writes down who did it. */
async function changeTask(
  db: Db,
  id: number,
  audit: AuditContext,
  action: 'task.retry' | 'task.cancel',
  change: (tx: Db, task: TaskRow) => Promise<boolean>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const task = await repository.findTask(tx, id);
    if (task === undefined) throw new DomainError('not-found', { title: (t) => t.tasks.unknown });
    if (task.state === 'running' || !(await change(tx, task)))
      throw new DomainError('conflict', { title: (t) => t.tasks.runs });
    await writeAudit(tx, audit, {
      action,
      record: { type: 'task', id, name: task.name },
      before: { key: task.key, tries: task.tries, lastError: task.last_error },
    });
  });
}

export const retryTask = (db: Db, id: number, audit: AuditContext): Promise<void> =>
  changeTask(db, id, audit, 'task.retry', (tx) => repository.restartTask(tx, id));

/** Keys of tasks that are about one thing end with its id: `mail:7`, `import:7`, `replacement:7`. */
const SUBJECT = /^[a-z]+:(\d+)$/;

/**
 * Removes a task. A mail that it would have sent is given up, so that it is not forgotten; its import is over, and figures
 * that it would have replaced can be applied again.
 */
export const cancelTask = (db: Db, id: number, audit: AuditContext): Promise<void> =>
  changeTask(db, id, audit, 'task.cancel', async (tx, { name, key, last_error: lastError }) => {
    const subject = Number(SUBJECT.exec(key ?? '')?.[1] ?? 0);
    if (name === 'send-mail') await giveUpMail(tx, subject, lastError ?? `Cancelled by ${audit.staffName}`);
    if (name === 'import-catalogue') await endImport(tx, subject);
    if (name === 'replace-figures') await reopenReplacement(tx, subject);
    return repository.removeTask(tx, id);
  });
