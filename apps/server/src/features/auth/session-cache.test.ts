import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createListeningApp } from '../../../test/listening-app.ts';
import { base64, createSecondApp, createTestApp, type TestApp } from '../../../test/test-app.ts';
import { listenForNotifications } from '../../db/notification-listener.ts';

const second = 'second@partsboard.example';
const AN_HOUR = 3_600_000;
let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp({ sessionCacheMilliseconds: AN_HOUR });
});
afterAll(() => shop.close());

type Headers = Record<string, string>;

const statusOf = async (headers: Headers, app: FastifyInstance = shop.app): Promise<number> =>
  (await app.inject({ method: 'GET', url: '/api/Customer/get', headers })).statusCode;

describe('a session that was read a moment ago', () => {
  it('is not read again', async () => {
    const headers = await shop.logIn();
    expect(await statusOf(headers)).toBe(200);
    await shop.database.pool.query('delete from session');
    expect(await statusOf(headers)).toBe(200);
  });

  it('is refused at once after its logout', async () => {
    const headers = await shop.logIn();
    expect(await statusOf(headers)).toBe(200);
    await shop.call({ method: 'POST', url: '/api/user/logout', headers });
    expect(await statusOf(headers)).toBe(401);
  });

  it('is refused at once when its owner changes the password elsewhere', async () => {
    const [here, elsewhere] = [await shop.logIn(second), await shop.logIn(second)];
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 200]);
    const payload = { password: base64('partsboard') };
    await shop.call({ method: 'POST', url: '/api/Customer/SetPassword', headers: elsewhere, payload });
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([401, 200]);
  });
});

/** Another server on the same database, notified of sessions that end. */
const listeningServer = (sessionCacheMilliseconds: number): Promise<FastifyInstance> =>
  createListeningApp(shop.database, shop.database.db, { sessionCacheMilliseconds });

it('is not read again for long where its end is announced, and soon where it is not', async () => {
  const announced = await listeningServer(1);
  const unannounced = await createSecondApp(shop.database, { sessionCacheMilliseconds: 1 });
  const headers = await shop.logIn();
  expect(await statusOf(headers, announced)).toBe(200);
  expect(await statusOf(headers, unannounced)).toBe(200);
  const client = await shop.database.pool.connect();
  // As if the notification were lost.
  await client.query(`begin; set local session_replication_role = replica; delete from session; commit`);
  client.release();
  await expect.poll(() => statusOf(headers, unannounced)).toBe(401);
  expect(await statusOf(headers, announced)).toBe(200);
  await Promise.all([announced.close(), unannounced.close()]);
});

describe('another server', () => {
  let other: FastifyInstance;

  beforeAll(async () => {
    other = await listeningServer(AN_HOUR);
  });
  afterAll(() => other.close());

  const logOut = (headers: Headers) => shop.call({ method: 'POST', url: '/api/user/logout', headers });

  it.each([
    ['the customer logs out', logOut],
    ['it is deleted with SQL', () => shop.database.pool.query('delete from session')],
    ['all sessions are truncated', () => shop.database.pool.query('truncate session')],
    [
      'its customer is deleted',
      () => shop.database.pool.query(`delete from customer where email = 'third@workshop.example'`),
    ],
    [
      'its company is blocked',
      () =>
        shop.database.pool.query(
          `update company set is_blocked = true
           where id = (select company_id from customer where email = 'third@workshop.example')`,
        ),
    ],
  ])('refuses a cached session within moments after %s', async (_event, end) => {
    await shop.database.pool.query(
      `insert into customer (email, password_hash, first_name, last_name, language)
       select 'third@workshop.example', password_hash, 'Ewa', 'Kos', 'en' from customer limit 1
       on conflict do nothing`,
    );
    const headers = await shop.logIn('third@workshop.example');
    expect(await statusOf(headers, other)).toBe(200);
    await end(headers);
    await expect.poll(() => statusOf(headers, other)).toBe(401);
  });

  it('is not notified of a clean-up that finds no expired session', async () => {
    const headers = await shop.logIn();
    const notifications: string[] = [];
    const marker = 'after the clean-up';
    const listener = listenForNotifications({
      url: () => shop.database.url,
      subscribers: [
        {
          channels: ['sessions_ended'],
          onConnected: () => notifications.push('connected'),
          onNotification: (_channel, payload) => notifications.push(payload),
          onDisconnected: () => undefined,
        },
      ],
    });
    await expect.poll(() => notifications).toEqual(['connected']);
    await shop.database.pool.query('delete from session where expires_at <= now()');
    await shop.database.pool.query(`select pg_notify('sessions_ended', $1)`, [marker]);
    await expect.poll(() => notifications).toContain(marker);
    expect(notifications).toEqual(['connected', marker]);
    expect(await statusOf(headers, other)).toBe(200);
    await listener.stop();
  });
});
