import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTasksDue, queuedTasks, removeAllTasks, runDueTasks } from '../../../test/run-due-tasks.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import {
  endless,
  failing,
  hanging,
  startReceiver,
  taken,
  type Receiver,
} from '../../../test/webhook-receiver.ts';
import { deliverWebhooks, tidyUpWebhooks, type DeliverDeps } from './deliver-webhooks.service.ts';
import { findDelivery, restartDeliveries } from './deliveries.repository.ts';
import { insertEndpoint, lockEndpoint, replaceSecret, updateEndpoint } from './endpoints.repository.ts';
import { retryWaits } from './retry-waits.ts';
import { writeWebhookEvent } from './webhook-events.service.ts';
import { newSecret } from './webhook-signature.ts';

const ATTEMPTS = retryWaits.length + 1;

let database: TestDatabase;
let receiver: Receiver;
let endpointId: number;
const secret = newSecret();

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  receiver = await startReceiver();
  ({ id: endpointId } = await insertEndpoint(database.db, {
    name: 'ERP',
    url: receiver.url,
    events: ['order.changed', 'return.requested'],
    secret,
  }));
});
afterEach(async () => {
  await receiver.close();
  await database.pool.query('delete from webhook_endpoint');
  await removeAllTasks(database);
});

const write = (subject: string, data: Record<string, unknown> = {}) =>
  writeWebhookEvent(database.db, { event: 'order.changed', subject, data });

const deliver = (endpoint: number, options: Partial<DeliverDeps>) =>
  deliverWebhooks({ db: database.db, log: { warn: () => undefined }, allowed: 'any', ...options }, endpoint);

const run = (options: Partial<DeliverDeps> = {}) =>
  runDueTasks(database, {
    'deliver-webhooks': ({ endpointId: endpoint }) => deliver(endpoint, options),
  });

/** Does not wait for the next try. */
async function runAgain(options: Partial<DeliverDeps> = {}) {
  await database.pool.query(`update webhook_delivery set next_try_at = now() where state = 'waiting'`);
  await makeTasksDue(database);
  await run(options);
}

const deliveries = async () =>
  (
    await database.pool.query<{ id: number; state: string; tries: number; subject: string; wait: number }>(
      `select id, state, tries, subject, extract(epoch from next_try_at - now())::float8 as wait
       from webhook_delivery order by id`,
    )
  ).rows;

async function lastAttempt() {
  const [delivery] = await deliveries();
  return (await findDelivery(database.db, delivery?.id ?? 0))?.attempts[0];
}

describe('a message', () => {
  it('is signed after the Standard Webhooks specification, and its request and answer are kept', async () => {
    receiver.answerWith((response) => response.writeHead(201, { 'x-answer': 'yes' }).end('thank\0you'));
    await write('order 1', { number: 'A-1' });
    await run();
    const [message] = receiver.received;
    const verified = new Webhook(secret).verify(
      message?.body ?? '',
      message?.headers as Record<string, string>,
    );
    expect(verified).toMatchObject({ type: 'order.changed', data: { number: 'A-1' } });
    expect(message?.headers['content-type']).toBe('application/json');
    expect(await deliveries()).toMatchObject([{ state: 'delivered', tries: 1 }]);
    expect(await lastAttempt()).toMatchObject({
      status: 201,
      answerBody: 'thank�you',
      answerHeaders: { 'x-answer': 'yes' },
      requestHeaders: { 'webhook-id': message?.headers['webhook-id'] },
      error: null,
    });
    expect(await queuedTasks(database)).toEqual([]);
  });

  it('is signed with both secrets for a day after a new one was made', async () => {
    const endpoint = await lockEndpoint(database.db, endpointId);
    if (endpoint === undefined) throw new Error('No endpoint');
    const next = newSecret();
    await replaceSecret(database.db, endpoint, next, 24);
    await write('order 1');
    await run();
    const check = (with_: string, index: number) => () =>
      new Webhook(with_).verify(
        receiver.received[index]?.body ?? '',
        receiver.received[index]?.headers as Record<string, string>,
      );
    expect(check(secret, 0)).not.toThrow();
    expect(check(next, 0)).not.toThrow();
    await database.pool.query(`update webhook_endpoint set previous_secret_until = now()`);
    await write('order 1');
    await run();
    expect(check(secret, 1)).toThrow();
    expect(check(next, 1)).not.toThrow();
  });

  it('is not written for an endpoint that does not want it, or that is disabled', async () => {
    await writeWebhookEvent(database.db, { event: 'customer.registered', subject: 'customer 1', data: {} });
    await updateEndpoint(database.db, endpointId, { is_enabled: false });
    await write('order 1');
    expect(await deliveries()).toEqual([]);
  });

  it('is not there where its cause was undone', async () => {
    const undone = database.db.transaction().execute(async (tx) => {
      await writeWebhookEvent(tx, { event: 'order.changed', subject: 'order 1', data: {} });
      throw new Error('the cause failed');
    });
    await expect(undone).rejects.toThrow('the cause failed');
    expect([await deliveries(), await queuedTasks(database)]).toEqual([[], []]);
  });
});

describe('a receiver that does not take a message', () => {
  it.each([
    ['fails', failing, { status: 500, error: null, answerBody: 'It is broken' }],
    [
      'redirects',
      (response: Parameters<typeof taken>[0]) => response.writeHead(307, { location: '/elsewhere' }).end(),
      { status: 307, answerHeaders: { location: '/elsewhere' } },
    ],
    [
      'hangs up',
      (response: Parameters<typeof taken>[0]) => response.destroy(),
      { status: null, error: 'socket hang up' },
    ],
  ])('and %s gets it again', async (_name, answer, attempt) => {
    receiver.answerWith(answer);
    await write('order 1');
    await run();
    expect(await lastAttempt()).toMatchObject(attempt);
    expect(receiver.received.map(({ url }) => url)).toEqual(['/hook']);
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ state: 'waiting', tries: 1 });
    receiver.answerWith(taken);
    await runAgain();
    expect(await deliveries()).toMatchObject([{ state: 'delivered', tries: 2 }]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('and hangs is left after the time limit', async () => {
    receiver.answerWith(hanging);
    await write('order 1');
    await run({ timeLimitMilliseconds: 100 });
    expect(await lastAttempt()).toMatchObject({ status: null, error: 'No answer within 0.1 s' });
    expect(await deliveries()).toMatchObject([{ state: 'waiting', tries: 1 }]);
  });

  it('and hangs keeps a task for a short time; the rest gets another one, behind those that wait already', async () => {
    receiver.answerWith(hanging);
    for (const subject of ['order 1', 'order 2', 'order 3']) await write(subject);
    await database.pool.query(`update webhook_delivery set next_try_at = now() - interval '1 hour'`);
    await removeAllTasks(database);
    await deliver(endpointId, { timeLimitMilliseconds: 60, runMilliseconds: 50 });
    expect((await deliveries()).map(({ tries }) => tries)).toEqual([1, 0, 0]);
    // A task that was due an hour ago would be run before every mail.
    expect((await queuedTasks(database))[0]?.wait).toBeGreaterThan(-600);
  });

  it('and answers a gigabyte is read for a few kilobytes', async () => {
    const sent = { bytes: 0 };
    receiver.answerWith(endless(sent));
    await write('order 1');
    await run();
    expect(await deliveries()).toMatchObject([{ state: 'delivered' }]);
    expect((await lastAttempt())?.answerBody).toBe('x'.repeat(4096));
    expect(sent.bytes).toBeLessThan(64 * 1024 * 1024);
  });

  it('gets it eleven times more within two days, and then it is given up and listed', async () => {
    const total = retryWaits.reduce((sum, wait) => sum + wait, 0);
    expect(total / 3600).toBeGreaterThan(46);
    expect(total / 3600).toBeLessThanOrEqual(48);
    receiver.answerWith(failing);
    await write('order 1');
    await run();
    for (let tries = 1; tries < ATTEMPTS; tries += 1) {
      const [delivery] = await deliveries();
      expect(delivery).toMatchObject({ state: 'waiting', tries });
      expect(delivery?.wait).toBeGreaterThan((retryWaits[tries - 1] ?? 0) - 60);
      const [task] = await queuedTasks(database);
      expect(task?.wait).toBeCloseTo(delivery?.wait ?? 0, 0);
      await runAgain();
    }
    expect(await deliveries()).toMatchObject([{ state: 'given-up', tries: ATTEMPTS }]);
    expect(await queuedTasks(database)).toEqual([]);

    receiver.answerWith(taken);
    expect(await restartDeliveries(database.db, { endpointId })).toBe(1);
    await run();
    expect(await deliveries()).toMatchObject([{ state: 'delivered', tries: 1 }]);
    expect(receiver.received).toHaveLength(ATTEMPTS + 1);
  });
});

describe('the order of messages', () => {
  it('is kept for each subject: later ones wait until an earlier one is delivered or given up', async () => {
    receiver.answerWith((response, { body }) =>
      body.includes('"refused"')
        ? failing(response, { url: '', headers: {}, body })
        : taken(response, { url: '', headers: {}, body }),
    );
    await write('order 1', { refused: true });
    await write('order 1', { place: 2 });
    await write('order 2', { place: 3 });
    await run();
    await runAgain();
    expect(receiver.bodies().map(({ data }) => data)).toEqual([
      { refused: true },
      { place: 3 },
      { refused: true },
    ]);
    await database.pool.query(
      `update webhook_delivery set tries = $1 where state = 'waiting' and body like '%refused%'`,
      [retryWaits.length],
    );
    await runAgain();
    expect(receiver.bodies().at(-1)?.data).toEqual({ place: 2 });
    expect((await deliveries()).map(({ state }) => state)).toEqual(['given-up', 'delivered', 'delivered']);
  });

  it('does not shorten the wait of an earlier message when a later one is written', async () => {
    receiver.answerWith(failing);
    await write('order 1');
    await run();
    await write('order 1');
    await run();
    expect(receiver.received).toHaveLength(1);
    expect(await queuedTasks(database)).toHaveLength(1);
  });
});

describe('what waits', () => {
  it('is sent when its endpoint is enabled again, and not before', async () => {
    await write('order 1');
    await updateEndpoint(database.db, endpointId, { is_enabled: false });
    await run();
    expect(receiver.received).toEqual([]);
    await updateEndpoint(database.db, endpointId, { is_enabled: true });
    await tidyUpWebhooks(database.db);
    await run();
    expect(receiver.received).toHaveLength(1);
  });

  it('waits while webhooks are off', async () => {
    await write('order 1');
    await run({ allowed: 'off' });
    expect([receiver.received, await queuedTasks(database)]).toEqual([[], []]);
    await tidyUpWebhooks(database.db);
    await run();
    expect(receiver.received).toHaveLength(1);
  });

  it('is not sent to a private address unless that is allowed', async () => {
    await write('order 1');
    await run({ allowed: 'public' });
    expect(await lastAttempt()).toMatchObject({ status: null, error: 'The address is not allowed' });
    expect(receiver.received).toEqual([]);
  });
});

it('old records are removed, those of given-up messages later', async () => {
  for (const subject of ['a', 'b', 'c', 'd']) await write(subject);
  await run();
  await database.pool.query(
    `update webhook_delivery set finished_at = now() - interval '31 days' where subject in ('a', 'b')`,
  );
  await database.pool.query(`update webhook_delivery set state = 'given-up' where subject in ('b', 'c')`);
  await database.pool.query(
    `update webhook_delivery set finished_at = now() - interval '91 days' where subject = 'c'`,
  );
  await tidyUpWebhooks(database.db);
  expect((await deliveries()).map(({ subject }) => subject)).toEqual(['b', 'd']);
  const { rows } = await database.pool.query('select from webhook_attempt');
  expect(rows).toHaveLength(2);
});
