import { createServer, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Databases } from './db/database.ts';
import { schemaIsCurrent } from './db/migrate.ts';
import { openStore } from './db/open-store.ts';
import { demoLogins, loadDemoData } from './demo-data.ts';
import { shopFolder } from './folders.ts';
import { openLog } from './plugins/logging.ts';
import { readSettings, type Settings } from './plugins/settings.ts';
import { ListenError, sentenceFor } from './start-failure.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** Known before the database is started and the demo data loaded, which takes seconds the first time. */
function checkPort({ host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(new ListenError(error, host, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
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

function announce(settings: Settings, { port }: AddressInfo): void {
  const lines = [`Partsboard is ready: ${settings.publicUrl ?? `http://localhost:${port}`}`];
  if (settings.demoData) {
    lines.push(`Demo logins: ${demoLogins.emails.join(' and ')}, password ${demoLogins.password}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function startApp(settings: Settings, databases: Databases): Promise<FastifyInstance> {
  const { db, dbRead } = databases;
  const app = await buildApp({ settings, db, dbRead, shopFolder, isReady: () => schemaIsCurrent(db) });
  try {
    announce(settings, await listen(app, settings));
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}

/** No new requests; running ones finish. */
async function closeApp(app: FastifyInstance, seconds: number): Promise<void> {
  // A caller that keeps its connection busy must not keep the server alive for ever.
  const cut = setTimeout(() => app.server.closeAllConnections(), seconds * 1000);
  await app.close();
  clearTimeout(cut);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  await checkPort(settings);
  const log = openLog(settings.logLevel);
  const opening = openStore(settings, log);
  let app: FastifyInstance | undefined;
  // From the first moment: a Ctrl+C while the tables are made or the demo data is loaded must stop PostgreSQL too.
  const isStopping = stopOnSignals(log, async () => {
    if (app) await closeApp(app, settings.shutdownSeconds);
    const databases = await opening.catch(() => undefined);
    await databases?.close();
  });
  const databases = await opening;
  try {
    if (settings.demoData) await loadDemoData(databases, log);
    if (!isStopping()) app = await startApp(settings, databases);
  } catch (error) {
    if (isStopping()) return;
    await databases.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${sentenceFor(error) ?? `The server could not start: ${detail}`}\n`);
  process.exitCode = 1;
});
