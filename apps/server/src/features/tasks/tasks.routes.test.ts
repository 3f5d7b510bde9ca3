import type { Task, TaskCounts, TaskRun, TimedTask } from '@partsboard/contract/backoffice/tasks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  codeOf,
  createBackofficeApp,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../test/backoffice-app.ts';
import { removeAllTasks } from '../../../test/run-due-tasks.ts';
import { addTask } from '../../tasks/add-task.ts';
import { deleteOldTaskRuns, keepTaskRun } from '../../tasks/task-runs.ts';
import { addImportTask } from '../catalogue-imports/import-task.service.ts';
import { addReplacementTask } from '../integration/replacement-task.service.ts';
import { enqueueMail } from '../mail/mail.service.ts';

let app: BackofficeApp;
let admin: StaffHeaders;

beforeAll(async () => {
  app = await createBackofficeApp();
  admin = await app.startSession(ADMINISTRATOR);
});
afterAll(() => app.close());
beforeEach(async () => {
  await removeAllTasks(app.database);
  await app.database.pool.query('truncate task_run');
});

const list = async (query: Record<string, unknown> = {}): Promise<Task[]> => {
  const answer = await app.ask('tasks', admin, { query });
  expect(answer.status, answer.text).toBe(200);
  return (answer.json as { items: Task[] }).items;
};
const runs = async (query: Record<string, unknown> = {}) =>
  ((await app.ask('taskRuns', admin, { query })).json as { items: TaskRun[] }).items;
const change = (statement: string) =>
  app.database.pool.query(`update graphile_worker._private_jobs set ${statement}`);

async function failedTask(): Promise<Task> {
  await addTask(app.database.db, 'reconcile-erp', {}, { key: 'compare' });
  await change(`attempts = max_attempts, last_error = 'The ERP did not answer'`);
  const [task] = await list({ state: 'failed' });
  if (task === undefined) throw new Error('There is no failed task');
  return task;
}

describe('background tasks', () => {
  it('run, wait or have failed', async () => {
    await addTask(app.database.db, 'allot-back-orders', {});
    expect(await list()).toMatchObject([
      { name: 'allot-back-orders', state: 'waiting', tries: 0, maxTries: 25, startedAt: null },
    ]);
    await change(`locked_at = now(), locked_by = 'runner'`);
    expect(await list({ state: 'running' })).toMatchObject([{ state: 'running', nextRunAt: null }]);
    await failedTaskBeside();
    expect((await app.ask('taskCounts', admin)).json as TaskCounts).toEqual({
      running: 1,
      waiting: 0,
      failed: 1,
    });
    expect(await list({ name: 'reconcile-erp' })).toHaveLength(1);
    const page = (await app.ask('tasks', admin, { query: { limit: 1 } })).json as { nextCursor: string };
    expect(await list({ limit: 1, cursor: page.nextCursor })).toMatchObject([{ name: 'allot-back-orders' }]);
  });

  const failedTaskBeside = async () => {
    await addTask(app.database.db, 'reconcile-erp', {});
    await app.database.pool.query(
      `update graphile_worker._private_jobs set attempts = max_attempts where locked_at is null`,
    );
  };

  it('that have failed are run again, with all their tries', async () => {
    const task = await failedTask();
    expect(task).toMatchObject({ lastError: 'The ERP did not answer', nextRunAt: null });
    expect((await app.ask('retryTask', admin, { params: { id: task.id } })).status).toBe(200);
    expect(await list()).toMatchObject([{ id: task.id, state: 'waiting', tries: 0 }]);
    const audit = await app.ask('auditEntries', admin, { query: { action: 'task.retry' } });
    expect(audit.json).toMatchObject({ items: [{ recordType: 'task', recordName: 'reconcile-erp' }] });
  });

  it('are cancelled, and a mail of one is kept as undelivered', async () => {
    await enqueueMail(app.database.db, {
      kind: 'welcome',
      recipient: 'anna@workshop.example',
      language: 'pl',
      subject: 'Witamy',
      blocks: [],
    });
    const [task] = await list();
    expect((await app.ask('cancelTask', admin, { params: { id: task?.id ?? 0 } })).status).toBe(200);
    expect(await list()).toEqual([]);
    const mails = await app.ask('mails', admin, { query: { states: 'given-up' } });
    expect(mails.json).toMatchObject({ items: [{ recipient: 'anna@workshop.example' }] });
    const again = await app.ask('cancelTask', admin, { params: { id: task?.id ?? 0 } });
    expect([again.status, codeOf(again)]).toEqual([404, 'not-found']);
  });

  it.each(['waiting', 'loading'])('of an import that is %s end it when they are cancelled', async (state) => {
    const { db, pool } = app.database;
    const { rows } = await pool.query<{ id: number }>(
      `insert into catalogue_import (kind, state, file_name, bytes, staff_name) values ('upload', $1, 'new.zip', 1, '')
       returning id`,
      [state],
    );
    const importId = rows[0]?.id ?? 0;
    await pool.query(
      `insert into catalogue_import_piece (import_id, position, content) values ($1, 0, 'x')`,
      [importId],
    );
    await addImportTask(db, importId);
    const [task] = await list();
    expect((await app.ask('cancelTask', admin, { params: { id: task?.id ?? 0 } })).status).toBe(200);
    const ended = await app.ask('catalogueImport', admin, { params: { id: importId } });
    expect(ended.json).toMatchObject({ state: 'cancelled' });
    const pieces = await pool.query('select from catalogue_import_piece where import_id = $1', [importId]);
    expect(pieces.rowCount).toBe(0);
  });

  it('of a replacement of figures leave it to be applied again when they are cancelled', async () => {
    const { db, pool } = app.database;
    const { rows } = await pool.query<{ id: number }>(
      `insert into figures_replacement (kind, client, state) values ('stock', 'erp', 'waiting') returning id`,
    );
    const id = rows[0]?.id ?? 0;
    await addReplacementTask(db, id, 'stock');
    const [task] = await list();
    expect((await app.ask('cancelTask', admin, { params: { id: task?.id ?? 0 } })).status).toBe(200);
    const found = await pool.query('select state from figures_replacement where id = $1', [id]);
    expect(found.rows).toEqual([{ state: 'open' }]);
  });

  it('that run are left alone', async () => {
    await addTask(app.database.db, 'allot-back-orders', {});
    await change(`locked_at = now(), locked_by = 'runner'`);
    const [task] = await list();
    for (const name of ['retryTask', 'cancelTask'] as const) {
      const answer = await app.ask(name, admin, { params: { id: task?.id ?? 0 } });
      expect([answer.status, answer.json]).toMatchObject([
        409,
        { title: 'This task is running. Wait until it has ended.' },
      ]);
    }
    expect(await list()).toHaveLength(1);
  });

  it('that come at certain times name the next one', async () => {
    const { items } = (await app.ask('timedTasks', admin)).json as { items: TimedTask[] };
    expect(items).toMatchObject([
      { name: 'remove-expired', schedule: '*/10 * * * *', lastRunAt: null },
      { name: 'send-order-digests', schedule: '0 * * * *' },
    ]);
    expect(Date.parse(items[0]?.nextRunAt ?? '')).toBeGreaterThan(Date.now());
  });

  it('write down failures, and what took long or comes seldom', async () => {
    const { db } = app.database;
    const run = { taskId: 7, startedAt: new Date(), milliseconds: 5, attempt: 1, error: null };
    await keepTaskRun(db, { ...run, name: 'send-mail' });
    await keepTaskRun(db, { ...run, name: 'send-mail', error: '451 Try again later' });
    await keepTaskRun(db, { ...run, name: 'send-mail', milliseconds: 2_000 });
    await keepTaskRun(db, { ...run, taskId: 8, name: 'remove-expired' });
    expect(await runs()).toMatchObject([
      { name: 'remove-expired', error: null },
      { name: 'send-mail', milliseconds: 2_000 },
      { name: 'send-mail', error: '451 Try again later' },
    ]);
    expect(await runs({ taskId: 7 })).toHaveLength(2);
    expect(await runs({ hasFailed: true })).toHaveLength(1);
    expect(await runs({ name: 'remove-expired' })).toHaveLength(1);
    await app.database.pool.query(
      `update task_run set started_at = now() - interval '31 days' where task_id = 7`,
    );
    await deleteOldTaskRuns(db);
    expect(await runs()).toHaveLength(1);
  });
});
