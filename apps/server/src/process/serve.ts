import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Databases } from '../db/database.ts';
import { databaseIsReady } from '../db/migrate.ts';
import type { LeaseCalls } from '../http/limits/leased-call-store.ts';
import { backofficeFolder, shopFolder } from '../config/folders.ts';
import type { Settings } from '../config/settings.ts';
import { ListenError } from './start-failure.ts';

/** A server that runs, or is being started, in this process or in several. */
export interface RunningServer {
  /** The port, once it listens. */
  readonly listening: Promise<number>;
  /** No new requests; running ones finish. May be called at any time, also while the server is being started. */
  stop(): Promise<void>;
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<AddressInfo> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new ListenError(error, host, port);
  }
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address;
}

async function startApp(settings: Settings, databases: Databases, leaseCalls: LeaseCalls | undefined) {
  const isReady = () => databaseIsReady(databases.pool);
  const app = await buildApp({ ...databases, settings, shopFolder, backofficeFolder, isReady, leaseCalls });
  try {
    const { port } = await listen(app, settings);
    return { app, port };
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function closeApp(app: FastifyInstance, seconds: number): Promise<void> {
  // A caller that keeps its connection busy must not keep the server running for ever.
  const timeout = setTimeout(() => app.server.closeAllConnections(), seconds * 1000);
  await app.close();
  clearTimeout(timeout);
}

/**
 * How much the heap may grow before it is collected, in percent of what was in use. By default it doubles on a machine
 * with much memory, and a day of all kinds of calls ends with a hundred megabytes of garbage.
 */
const HEAP_GROWTH = 30;

/** Answers from this process. A worker counts calls together with the others, by `leaseCalls`. */
export function serve(settings: Settings, databases: Databases, leaseCalls?: LeaseCalls): RunningServer {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  const starting = startApp(settings, databases, leaseCalls);
  return {
    listening: starting.then(({ port }) => port),
    async stop() {
      const started = await starting.catch(() => undefined);
      if (started) await closeApp(started.app, settings.shutdownSeconds);
    },
  };
}
