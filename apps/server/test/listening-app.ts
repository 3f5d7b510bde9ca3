import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import type { Db } from '../src/db/database.ts';
import { listenForNotifications } from '../src/db/notification-listener.ts';
import { createSecondApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** One more server on a database, with the caches of a real one: it is notified of changes from the beginning. */
export async function createListeningApp(
  database: TestDatabase,
  db: Db = database.db,
  options: Parameters<typeof createSecondApp>[1] = {},
): Promise<FastifyInstance> {
  let isListening = false;
  const watcher = {
    channels: [],
    onConnected: () => (isListening = true),
    onNotification: () => undefined,
    onDisconnected: () => undefined,
  };
  const app = await createSecondApp(
    { ...database, db },
    {
      ...options,
      listen: (subscribers) =>
        listenForNotifications({ url: () => database.url, subscribers: [...subscribers, watcher] }),
    },
  );
  // A busy machine takes a while to connect.
  await vi.waitFor(() => expect(isListening).toBe(true), { timeout: 10_000 });
  return app;
}
