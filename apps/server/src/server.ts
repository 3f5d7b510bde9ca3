import cluster from 'node:cluster';
import { createServer } from 'node:net';
import { runTasks } from './app-tasks.ts';
import { openDatabases } from './db/open-databases.ts';
import { demoLogins, loadDemoData } from './demo/demo-data.ts';
import { openLog } from './http/logging.ts';
import { readSettings, type Settings } from './config/settings.ts';
import { serve, type RunningServer } from './process/serve.ts';
import { ListenError, startFailure } from './process/start-failure.ts';
import { stopOnSignals } from './process/stop-on-signals.ts';
import { runWorker } from './process/worker.ts';
import { startWorkers } from './process/worker-pool.ts';
import type { TaskRunner } from './tasks/task-runner.ts';

/** Checked before the database is started and the demo data loaded, which takes seconds the first time. */
function checkPort({ host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(new ListenError(error, host, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function printReady(settings: Settings, port: number): void {
  const lines = [`Partsboard is ready: ${settings.publicUrl ?? `http://localhost:${port}`}`];
  if (settings.demoData) {
    lines.push(
      `Demo logins: ${demoLogins.emails.join(' and ')}, password ${demoLogins.password}`,
      `Back office, under /backoffice: ${demoLogins.staff}, the same password`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  await checkPort(settings);
  const log = openLog(settings.logLevel);
  const opening = openDatabases(settings, log);
  let server: RunningServer | undefined;
  let tasks: TaskRunner | undefined;
  const stop = () => Promise.all([server?.stop(), tasks?.stop()]);
  // From the start: a Ctrl+C during the migration or while the demo data is loaded must stop PostgreSQL too.
  const isStopping = stopOnSignals(log, async () => {
    await stop();
    const databases = await opening.catch(() => undefined);
    await databases?.close();
  });
  const databases = await opening;
  try {
    if (settings.demoData) await loadDemoData(databases, log);
    if (isStopping()) return;
    server =
      settings.workers === 1 ? serve(settings, databases) : startWorkers(import.meta.filename, settings, log);
    // In this process alone, however many workers answer.
    if (settings.runsTasks) tasks = runTasks(settings, databases, log);
    const port = await server.listening;
    if (!isStopping()) printReady(settings, port);
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
