import cluster from 'node:cluster';
import { createServer } from 'node:net';
import { runTasks } from './app-tasks.ts';
import type { Db } from './db/database.ts';
import { openDatabases } from './db/open-databases.ts';
import { readSetUpCode } from './features/set-up/set-up-code.ts';
import { isStaffed } from './features/staff/server-commands.service.ts';
import { demoLogins, loadDemoData } from './demo/demo-data.ts';
import { hasDemoData } from './demo/own-shop.ts';
import { openLog } from './http/logging.ts';
import { readSettings, type Settings } from './config/settings.ts';
import { startMetricsServer, type MetricsServer } from './process/metrics-server.ts';
import { serve, type RunningServer } from './process/serve.ts';
import { ListenError, startFailure } from './process/start-failure.ts';
import { stopOnSignals } from './process/stop-on-signals.ts';
import { runWorker } from './process/worker.ts';
import { startWorkers } from './process/worker-pool.ts';
import type { TaskRunner } from './tasks/task-runner.ts';
import { startTracing } from './tracing/start-tracing.ts';

/** Checked before the database is started and the demo data loaded, which takes seconds the first time. */
function checkPort({ host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(new ListenError(error, host, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** What there is to say about the demo data, by whether it is wanted and whether it is there. */
function demoLines({ demoData: isWanted }: Settings, isThere: boolean): string[] {
  if (isWanted && isThere)
    return [
      `Demo logins: ${demoLogins.emails.join(' and ')}, password ${demoLogins.password}`,
      `Back office, under /backoffice: ${demoLogins.staff}, the same password`,
    ];
  if (isWanted)
    return ['The database holds a shop of its own and was given no demo data; DEMO_DATA=off says the same.'];
  return isThere
    ? [
        'DEMO_DATA is off, but the database holds the demo data, with logins that everybody knows. For an empty shop name another folder in DATA_DIR, or another database in DATABASE_URL.',
      ]
    : [];
}

async function printReady(settings: Settings, db: Db, port: number): Promise<void> {
  const lines = [
    `Partsboard is ready: ${settings.publicUrl ?? `http://localhost:${port}`}`,
    ...demoLines(settings, await hasDemoData(db)),
  ];
  if (!(await isStaffed(db)))
    lines.push(
      `Nobody can log in to /backoffice yet. Open it and enter the set-up code ${await readSetUpCode(db)}`,
    );
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  await checkPort(settings);
  const log = openLog(settings.logLevel);
  const stopTracing = await startTracing(process.env, log);
  const opening = openDatabases(settings, log);
  let server: RunningServer | undefined;
  let tasks: TaskRunner | undefined;
  let metrics: MetricsServer | undefined;
  const stop = () => Promise.all([server?.stop(), tasks?.stop(), metrics?.stop()]);
  const demo = new AbortController();
  let loadingDemo: Promise<boolean> | undefined;
  // From the start: a Ctrl+C during the migration or while the demo data is loaded must stop PostgreSQL too.
  const isStopping = stopOnSignals(log, settings.shutdownSeconds, async () => {
    demo.abort();
    await loadingDemo?.catch(() => undefined);
    await stop();
    const databases = await opening.catch(() => undefined);
    await databases?.close();
    await stopTracing();
  });
  const databases = await opening;
  try {
    if (settings.demoData) await (loadingDemo = loadDemoData(databases, log, demo.signal));
    if (isStopping()) return;
    server =
      settings.workers === 1 ? serve(settings, databases) : startWorkers(import.meta.filename, settings, log);
    // In this process alone, however many workers answer.
    if (settings.runsTasks) tasks = runTasks(settings, databases, log);
    const port = await server.listening;
    if (settings.metricsPort !== undefined) metrics = await startMetricsServer(settings, databases.db, log);
    if (!isStopping()) await printReady(settings, databases.db, port);
  } catch (error) {
    if (isStopping()) return;
    await stop();
    await databases.close();
    throw error;
  }
}

if (cluster.isPrimary) {
  start().catch((error: unknown) => {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exitCode = 1;
  });
} else {
  runWorker();
}
