import { runTasks } from '../app-tasks.ts';
import { readSettings } from '../config/settings.ts';
import { openDatabases } from '../db/open-databases.ts';
import { openLog } from '../http/logging.ts';
import { startFailure } from '../process/start-failure.ts';
import { stopOnSignals } from '../process/stop-on-signals.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';
import { startTracing } from '../tracing/start-tracing.ts';

/** Runs background tasks and answers no requests. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = openLog(settings.logLevel);
  const stopTracing = await startTracing(process.env, log);
  const opening = openDatabases(settings, log);
  const state: { tasks?: TaskRunner } = {};
  const isStopping = stopOnSignals(log, settings.shutdownSeconds, async () => {
    await state.tasks?.stop();
    const databases = await opening.catch(() => undefined);
    await databases?.close();
    await stopTracing();
  });
  const databases = await opening;
  if (isStopping()) return;
  state.tasks = runTasks(settings, databases, log);
  process.stdout.write('The worker is ready\n');
}

start().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exitCode = 1;
});
