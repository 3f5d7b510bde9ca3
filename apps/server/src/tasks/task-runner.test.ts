import { EventEmitter, once } from 'node:events';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTasksDue, queuedTasks, removeAllTasks, runDueTasks } from '../../test/run-due-tasks.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { openPools, type Databases } from '../db/database.ts';
import { openLog } from '../http/logging.ts';
import { addTask } from './add-task.ts';
import { listFailedTasks, removeTasks, retryTasks } from './failed-tasks.ts';
import { holdRunnerLock } from './runner-lock.ts';
import type { TaskHandlers } from './task-payloads.ts';
import { startTaskRunner, type TaskRunner } from './task-runner.ts';

const log = openLog('silent');
const STOP_SECONDS = 60;
/** However busy the machine is. */
const SOON = { timeout: 30_000 };
const TIME = 60_000;

let database: TestDatabase;
let databases: Databases;
let runners: TaskRunner[];

beforeAll(async () => {
  database = await createTestDatabase();
  databases = openPools({ url: () => database.url, poolSize: 5, log });
});
afterAll(async () => {
  await databases.close();
  await database.drop();
});
beforeEach(() => {
  runners = [];
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await removeAllTasks(database);
});

function start(handlers: Partial<TaskHandlers>, stopSeconds = STOP_SECONDS): TaskRunner {
  const runner = startTaskRunner({
    openPool: databases.openPool,
    handlers: {
      'send-mail': () => Promise.resolve(),
      'tell-branch': () => Promise.resolve(),
      'send-order-digests': () => Promise.resolve(),
      'allot-back-orders': () => Promise.resolve(),
      'deliver-webhooks': () => Promise.resolve(),
      'tell-low-stock': () => Promise.resolve(),
      'write-order-files': () => Promise.resolve(),
      'replace-figures': () => Promise.resolve(),
      'list-figures': () => Promise.resolve(),
      'reconcile-erp': () => Promise.resolve(),
      'import-catalogue': () => Promise.resolve(),
      'remove-expired': () => Promise.resolve(),
      ...handlers,
    },
    log,
    stopSeconds,
  });
  runners.push(runner);
  return runner;
}

/** Numbers of mails, in the order in which their tasks were run. */
function recorder() {
  const ids: number[] = [];
  const handler: TaskHandlers['send-mail'] = ({ mailId }) => {
    ids.push(mailId);
    return Promise.resolve();
  };
  return { ids, handler };
}

/** Ends when the test says so, as with a slow mail server. */
function slowTask() {
  const gate = new EventEmitter();
  const started = once(gate, 'started');
  const handler = async () => {
    const finished = once(gate, 'finish');
    gate.emit('started');
    await finished;
  };
  return { handler, started, finish: () => gate.emit('finish') };
}

const lockedBy = (runner: string) =>
  database.pool.query(
    'update graphile_worker._private_jobs set locked_at = now(), locked_by = $1, attempts = 1',
    [runner],
  );

describe('a task', { timeout: TIME }, () => {
  it('is run after the commit of its cause, and not at all where that is undone', async () => {
    const { ids, handler } = recorder();
    start({ 'send-mail': handler });
    const undone = database.db.transaction().execute(async (transaction) => {
      await addTask(transaction, 'send-mail', { mailId: 1 });
      throw new Error('the cause failed');
    });
    await expect(undone).rejects.toThrow('the cause failed');
    await database.db.transaction().execute(async (transaction) => {
      await addTask(transaction, 'send-mail', { mailId: 2 });
    });
    await expect.poll(() => ids, SOON).toEqual([2]);
    await expect.poll(() => queuedTasks(database), SOON).toEqual([]);
  });

  it('is run once for all that were added with its key', async () => {
    for (const mailId of [1, 2, 3]) await addTask(database.db, 'send-mail', { mailId }, { key: 'same' });
    await addTask(database.db, 'send-mail', { mailId: 4 });
    const { ids, handler } = recorder();
    start({ 'send-mail': handler });
    await expect.poll(() => queuedTasks(database), SOON).toEqual([]);
    expect(ids.sort()).toEqual([3, 4]);
  });

  it('fails where its payload is not what it expects', async () => {
    await database.pool.query(`select graphile_worker.add_job('send-mail', '{"mailId": "seven"}')`);
    start({});
    await expect
      .poll(async () => (await queuedTasks(database))[0]?.last_error, SOON)
      .toBe('The payload does not fit the task send-mail');
  });

  it('that fails at each try stops after 25, is shown, and can be tried again or removed', async () => {
    await addTask(database.db, 'send-mail', { mailId: 7 }, { key: 'mail:7' });
    const [added] = await queuedTasks(database);
    const ids = [added?.id ?? 0];
    const poison = () => Promise.reject(new Error('It is poison'));
    for (let tries = 1; tries <= 25; tries += 1) {
      expect(await removeTasks(database.db, ids)).toBe(0);
      await makeTasksDue(database);
      await runDueTasks(database, { 'send-mail': poison });
      expect(await listFailedTasks(database.db)).toMatchObject([{ tries }]);
    }
    const [failed] = await listFailedTasks(database.db);
    expect(failed).toMatchObject({
      name: 'send-mail',
      key: 'mail:7',
      error: 'It is poison',
      nextTryAt: null,
    });

    expect(await retryTasks(database.db, ids)).toBe(1);
    expect(await queuedTasks(database)).toMatchObject([{ tries: 0 }]);
    await database.pool.query('update graphile_worker._private_jobs set attempts = max_attempts');
    expect(await removeTasks(database.db, ids)).toBe(1);
    expect(await listFailedTasks(database.db)).toEqual([]);
  });

  it('comes at its time, once for all runners', async () => {
    start({});
    start({});
    await expect
      .poll(async () => {
        const { rows } = await database.pool.query<{ identifier: string }>(
          'select identifier from graphile_worker._private_known_crontabs order by identifier',
        );
        return rows;
      }, SOON)
      .toEqual([{ identifier: 'remove-expired' }, { identifier: 'send-order-digests' }]);
  });
});

describe('a runner that stops', { timeout: TIME }, () => {
  it('finishes the tasks that it runs', async () => {
    await addTask(database.db, 'send-mail', { mailId: 1 });
    const { handler, started, finish } = slowTask();
    const runner = start({ 'send-mail': handler });
    await started;
    runners = [];
    const stopped = runner.stop();
    finish();
    await stopped;
    expect(await queuedTasks(database)).toEqual([]);
  });

  it('leaves to others what is not done in time', async () => {
    await addTask(database.db, 'send-mail', { mailId: 1 });
    const { handler, started, finish } = slowTask();
    const runner = start({ 'send-mail': handler }, 0);
    await started;
    runners = [];
    await runner.stop();
    expect(await queuedTasks(database)).toMatchObject([{ tries: 1, last_error: 'The server was stopped' }]);
    finish();
  });
});

describe('a runner that was killed', { timeout: TIME }, () => {
  it('leaves its tasks to the others, and a living one keeps its own', async () => {
    const pool = new pg.Pool({ connectionString: database.url });
    const living = holdRunnerLock(pool, 'pool-living', log);
    await living.held;
    await addTask(database.db, 'send-mail', { mailId: 1 });
    await lockedBy('pool-living');
    const { ids, handler } = recorder();
    start({ 'send-mail': handler });
    await addTask(database.db, 'send-mail', { mailId: 2 });
    await expect.poll(() => ids, SOON).toEqual([2]);
    // A task that has run is removed a moment later.
    await expect.poll(() => queuedTasks(database), SOON).toMatchObject([{ tries: 1 }]);

    await living.release();
    await pool.end();
    // The other one looks every five seconds.
    await expect.poll(() => ids, SOON).toEqual([2, 1]);
  });
});
