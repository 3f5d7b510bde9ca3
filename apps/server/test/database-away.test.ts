import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../src/db/database.ts';
import { sql } from 'kysely';
import { databaseIsReady, schemaIsCurrent } from '../src/db/migrate.ts';
import { startSessions } from './customer-session.ts';
import { freezableDatabase as freezable } from './freezable-database.ts';
import { addCustomer } from './shop-fixture.ts';
import { createSecondApp, createTestApp, type TestApp } from './test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const serverOn = async (options: Partial<Parameters<typeof connect>[0]>) => {
  const connection = connect({ url: () => shop.database.url, poolSize: 2, ...options });
  const app = await createSecondApp({ ...shop.database, db: connection.db });
  return {
    app,
    connection,
    close: async () => {
      await app.close();
      await connection.close();
    },
  };
};

const freezableDatabase = () => freezable(shop.database.url);

const unavailable = { code: 'unavailable', status: 503 };

describe('while the database is away', () => {
  it('calls are answered as unavailable, with a time to try again, and pages and probes still work', async () => {
    const server = await serverOn({ url: () => 'postgres://nobody@127.0.0.1:9/nothing' });
    const answer = await server.app.inject({ url: '/api/config', headers: { 'accept-language': 'en' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({
      ...unavailable,
      title: 'The service is not available at the moment. Please try again shortly.',
    });
    expect((await server.app.inject('/health/live')).statusCode).toBe(200);
    expect((await server.app.inject('/api/docs')).statusCode).toBe(200);
    await server.close();
  });

  it('a call that waits on a lock for too long is given up, not left hanging', async () => {
    const server = await serverOn({ statementTimeout: 200 });
    const blocker = await shop.database.pool.connect();
    await blocker.query('begin; lock table topic in access exclusive mode');
    const answer = await server.app.inject({ url: '/api/Topic/list' });
    await blocker.query('rollback');
    blocker.release();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject(unavailable);
    expect((await server.app.inject('/api/Topic/list')).statusCode).toBe(200);
    await server.close();
  });

  describe('without a word, since it is frozen', () => {
    const LIMIT = 400;

    it('a call ends a second after the limit of a statement, in and outside a transaction', async () => {
      const frozen = await freezableDatabase();
      const server = await serverOn({ url: () => frozen.url, statementTimeout: LIMIT });
      const [session] = await startSessions(shop.database.db, [
        (await addCustomer(shop.database.db)).customerId,
      ]);
      const calls = {
        read: () => server.app.inject({ url: '/api/Topic/list' }),
        transaction: () =>
          server.app.inject({
            method: 'POST',
            url: '/api/Customer/Update',
            headers: { ...session },
            payload: { FirstName: 'Ewa', LastName: 'Kos' },
          }),
      };
      for (const call of Object.values(calls)) {
        expect((await call()).statusCode).toBe(200);
        frozen.freeze();
        const answer = await call();
        expect(answer.statusCode).toBe(503);
        expect(answer.json()).toMatchObject(unavailable);
        frozen.thaw();
        // The silent connection was closed: the next call does not wait behind the lost statement.
        expect((await call()).statusCode).toBe(200);
      }
      expect(server.connection.pool.totalCount).toBeLessThanOrEqual(2);
      await server.close();
      await frozen.close();
    });

    it('whoever asks has an answer when the time of a request is over, whatever a statement may take', async () => {
      const frozen = await freezableDatabase();
      const connection = connect({ url: () => frozen.url, poolSize: 20, statementTimeout: 600_000 });
      const app = await createSecondApp(
        { ...shop.database, db: connection.db },
        {
          environment: { ANSWER_TIMEOUT_SECONDS: '1' },
          isReady: () => databaseIsReady(connection.pool),
          catalogueVersionCacheMilliseconds: 0,
        },
      );
      expect((await app.inject('/health/ready')).statusCode).toBe(200);
      frozen.freeze();
      const urls = [
        '/api/Topic/list',
        '/api/Currency',
        '/backoffice/pictures/0123456789abcdef0123456789abcdef.png',
        '/backoffice/documents/terms',
        '/assets/index-123.js',
        '/health/ready',
      ];
      const answers = await Promise.all(urls.map((url) => app.inject(url)));
      for (const [index, answer] of answers.entries()) {
        expect([urls[index], answer.statusCode, answer.headers['retry-after']]).toEqual([
          urls[index],
          503,
          '2',
        ]);
      }
      await frozen.close();
      await app.close();
      await connection.close();
    });

    it('so has whoever asks about the catalogue, of which the version is read first', async () => {
      const frozen = await freezableDatabase();
      const connection = connect({ url: () => frozen.url, poolSize: 2, statementTimeout: 600_000 });
      const app = await createSecondApp(
        { ...shop.database, db: connection.db },
        {
          environment: { ANSWER_TIMEOUT_SECONDS: '1' },
          // Nothing else is read before the version then.
          sessionCacheMilliseconds: 600_000,
          catalogueVersionCacheMilliseconds: 0,
        },
      );
      const [headers] = await startSessions(shop.database.db, [
        (await addCustomer(shop.database.db)).customerId,
      ]);
      const suggest = () =>
        app.inject({ url: '/api/Level4Product/Suggest?term=34', headers: { ...headers } });
      expect((await suggest()).statusCode).toBe(200);
      frozen.freeze();
      const answer = await suggest();
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
      await frozen.close();
      await app.close();
      await connection.close();
    });

    it('the probe says that the server is not ready, and says again that it is when the database answers', async () => {
      const frozen = await freezableDatabase();
      const connection = connect({ url: () => frozen.url, poolSize: 1 });
      const app = await createSecondApp(shop.database, {
        isReady: () => schemaIsCurrent(connection.pool, LIMIT),
      });
      const probe = async () => (await app.inject('/health/ready')).statusCode;
      expect(await probe()).toBe(200);
      frozen.freeze();
      expect([await probe(), await probe()]).toEqual([503, 503]);
      frozen.thaw();
      expect(await probe()).toBe(200);
      await app.close();
      await connection.close();
      await frozen.close();
    });

    it('nothing of a statement in a transaction is waited for once one has got no answer', async () => {
      const frozen = await freezableDatabase();
      const connection = connect({ url: () => frozen.url, poolSize: 1, statementTimeout: LIMIT });
      const failure = connection.db.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
        frozen.freeze();
        await sql`select 2`.execute(transaction);
      });
      await expect(failure).rejects.toThrow('Query read timeout');
      // Had the rollback been sent, it would still be waited for.
      expect(connection.pool.totalCount).toBe(0);
      await connection.close();
      await frozen.close();
    });
  });

  it('a server recovers by itself once its connections were cut', async () => {
    const server = await serverOn({});
    expect((await server.app.inject('/api/Currency')).statusCode).toBe(200);
    await shop.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const statuses = new Set<number>();
    for (let call = 0; call < 5; call += 1) {
      statuses.add((await server.app.inject('/api/Currency')).statusCode);
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await server.app.inject('/api/Currency')).statusCode).toBe(200);
    await server.close();
  });
});

describe('an unexpected error', () => {
  it('is answered without details, with the request id that the log has', async () => {
    await shop.database.pool.query('alter table currency rename column display_locale to oops');
    const answer = await shop.call({ url: '/api/Currency', headers: { 'x-request-id': 'trace-me' } });
    await shop.database.pool.query('alter table currency rename column oops to display_locale');
    expect(answer.status).toBe(500);
    expect(answer.json).toEqual({
      type: 'about:blank',
      code: 'internal',
      title: 'Something went wrong on our side. Please try again later.',
      status: 500,
      requestId: 'trace-me',
    });
  });
});
