import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppDeps } from '../app.ts';
import type { Databases } from '../db/database.ts';
import { schemaIsCurrent } from '../db/migrate.ts';
import { shopFolder } from '../config/folders.ts';
import type { Settings } from '../config/settings.ts';
import { ListenError } from './start-failure.ts';

/** What a server that is one of several workers shares with the others. */
export type WorkerLinks = Pick<AppDeps, 'neighbours' | 'askForCalls'>;

/** The shop as its starter sees it, in this process or in several. */
export interface Shop {
  /** The port on which it answers from then on. */
  readonly listening: Promise<number>;
  /** No new requests; running ones finish. To be called at any time, also while the shop is being started. */
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

async function startApp(settings: Settings, databases: Databases, links: WorkerLinks) {
  const isReady = () => schemaIsCurrent(databases.pool);
  const app = await buildApp({ ...databases, settings, shopFolder, isReady, ...links });
  try {
    const { port } = await listen(app, settings);
    return { app, port };
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function closeApp(app: FastifyInstance, seconds: number): Promise<void> {
  // A caller that keeps its connection busy must not keep the server alive for ever.
  const cut = setTimeout(() => app.server.closeAllConnections(), seconds * 1000);
  await app.close();
  clearTimeout(cut);
}

/**
 * How much more the heap may hold before it is cleared, in percent of what was in use. Left to itself it doubles on a
 * machine with much memory, and a day of all kinds of calls ends with a hundred megabytes of what nobody uses.
 */
const HEAP_GROWTH = 30;

/** Answers from this process. */
export function serve(settings: Settings, databases: Databases, links: WorkerLinks = {}): Shop {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  const starting = startApp(settings, databases, links);
  return {
    listening: starting.then(({ port }) => port),
    async stop() {
      const started = await starting.catch(() => undefined);
      if (started) await closeApp(started.app, settings.shutdownSeconds);
    },
  };
}
