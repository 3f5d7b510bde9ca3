import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serverFolder } from '../src/config/folders.ts';
import { insertEndpoint } from '../src/features/webhooks/endpoints.repository.ts';
import { writeWebhookEvent } from '../src/features/webhooks/webhook-events.service.ts';
import { newSecret } from '../src/features/webhooks/webhook-signature.ts';
import { bundleProcess, StartedProcess } from './processes/started-process.ts';
import { queuedTasks, removeAllTasks } from './run-due-tasks.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { hanging, startReceiver, taken, type Receiver } from './webhook-receiver.ts';

const TIME = 180_000;
const ORDERS = 20;
const CHANGES = 5;
/** The worker is killed when so many messages are through. */
const SENT_BEFORE = 20;

let database: TestDatabase;
let script: string;
let folder: string;
let receiver: Receiver;
const started: StartedProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await temporaryFolder('webhooks');
  script = await bundleProcess(join(serverFolder, 'src', 'cli', 'worker.ts'));
}, TIME);
afterAll(() => database.drop());
beforeEach(async () => {
  receiver = await startReceiver();
  await insertEndpoint(database.db, {
    name: 'ERP',
    url: receiver.url,
    events: ['order.changed'],
    secret: newSecret(),
  });
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.end('SIGKILL')));
  await receiver.close();
  await removeAllTasks(database);
  await database.pool.query('delete from webhook_endpoint');
});

function startWorker(): void {
  started.push(
    new StartedProcess(script, [], {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      WEBHOOKS: 'any',
    }),
  );
}

const writeEvent = (order: number, change: number) =>
  writeWebhookEvent(database.db, {
    event: 'order.changed',
    subject: `order ${order}`,
    data: { order, change },
  });

async function writeEvents(): Promise<void> {
  for (let change = 1; change <= CHANGES; change += 1)
    for (let order = 1; order <= ORDERS; order += 1) await writeEvent(order, change);
}

/** The changes of each order, in the order in which they came first. */
function changesOf(order: number): unknown[] {
  const changes = receiver.bodies().flatMap(({ data }) => (data['order'] === order ? [data['change']] : []));
  return [...new Set(changes)];
}

describe('webhooks of a worker that is killed', { timeout: TIME }, () => {
  it('all arrive, and for each order in the order in which they were written', async () => {
    // So that the kill comes in the middle.
    receiver.answerWith((response, message) => void delay(5).then(() => taken(response, message)));
    startWorker();
    const writing = writeEvents();
    await expect
      .poll(() => receiver.received.length, { timeout: TIME, interval: 5 })
      .toBeGreaterThan(SENT_BEFORE);
    await started.splice(0)[0]?.end('SIGKILL');
    await writing;
    expect((await queuedTasks(database)).length).toBeGreaterThan(0);

    startWorker();
    await expect.poll(() => queuedTasks(database), { timeout: TIME }).toEqual([]);
    const expected = Array.from({ length: CHANGES }, (_, index) => index + 1);
    for (let order = 1; order <= ORDERS; order += 1) expect(changesOf(order)).toEqual(expected);
    // Only what was being sent at the kill may have been sent twice.
    expect(receiver.received.length).toBeLessThanOrEqual(ORDERS * CHANGES + 1);
  });

  it('come again where the worker was waiting for the answer', async () => {
    receiver.answerWith(hanging);
    startWorker();
    await writeEvent(1, 1);
    await expect.poll(() => receiver.received.length, { timeout: TIME, interval: 5 }).toBe(1);
    await started.splice(0)[0]?.end('SIGKILL');
    receiver.answerWith(taken);
    startWorker();
    await expect.poll(() => queuedTasks(database), { timeout: TIME }).toEqual([]);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });
});
