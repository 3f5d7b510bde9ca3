import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { announcedCache, type AnnouncedCache } from './announced-cache.ts';
import { listenForNotifications, type NotificationListener } from './notification-listener.ts';

interface Server {
  readonly cache: AnnouncedCache<number, string>;
  readonly listener: NotificationListener;
  loads: number;
}

let database: TestDatabase;
let servers: Server[];
/** Happens while the database's answer is on its way. */
let meanwhile: () => Promise<unknown>;

async function startServer(): Promise<Server> {
  let isConnected = false;
  const cache = announcedCache({
    name: 'names of a test',
    channel: 'shop_changed',
    max: 10,
    load: async (id: number) => {
      server.loads += 1;
      const query = database.db.selectFrom('store').where('id', '=', id).select('name');
      const { name } = await query.executeTakeFirstOrThrow();
      await meanwhile();
      return name;
    },
  });
  const listener = listenForNotifications({
    url: () => database.url,
    subscribers: [
      {
        ...cache,
        onConnected: () => {
          cache.onConnected();
          isConnected = true;
        },
      },
    ],
  });
  const server = { cache, listener, loads: 0 };
  await vi.waitFor(() => expect(isConnected).toBe(true));
  return server;
}

const rename = (name: string) => database.pool.query('update store set name = $1 where id = 1', [name]);

const namesSeen = () => Promise.all(servers.map(({ cache }) => cache.read(1)));

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  meanwhile = () => Promise.resolve();
  await rename('Before');
  servers = [await startServer(), await startServer()];
});
afterEach(() => Promise.all(servers.map(({ listener }) => listener.stop())));

describe('a cache that the database clears', () => {
  it('loads a value once, also for those who ask at the same time', async () => {
    const [server] = servers;
    expect(await Promise.all([server?.cache.read(1), server?.cache.read(1)])).toEqual(['Before', 'Before']);
    await server?.cache.read(1);
    expect(server?.loads).toBe(1);
  });

  it('shows a change by SQL on every server within a second', async () => {
    expect(await namesSeen()).toEqual(['Before', 'Before']);
    await rename('After');
    await vi.waitFor(async () => expect(await namesSeen()).toEqual(['After', 'After']), { timeout: 1_000 });
  });

  it('does not keep a value that was being loaded when it changed', async () => {
    const [server] = servers;
    let answer: (() => void) | undefined;
    meanwhile = () => new Promise<void>((resolve) => (answer = resolve));
    const early = server?.cache.read(1);
    await vi.waitFor(() => expect(answer).toBeDefined());
    await rename('After');
    meanwhile = () => Promise.resolve();
    // Only a cache that was cleared loads again.
    await vi.waitFor(() => {
      void server?.cache.read(1);
      expect(server?.loads).toBe(2);
    });
    answer?.();
    expect(await early).toBe('Before');
    expect(await server?.cache.read(1)).toBe('After');
  });

  it('keeps nothing while changes may be missed, nor what failed', async () => {
    const [server] = servers;
    await expect(server?.cache.read(0)).rejects.toThrow();
    await expect(server?.cache.read(0)).rejects.toThrow();
    expect(server?.loads).toBe(2);
    await server?.listener.stop();
    await server?.cache.read(1);
    await server?.cache.read(1);
    expect(server?.loads).toBe(4);
  });
});
