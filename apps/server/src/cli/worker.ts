import { runTasks } from '../app-tasks.ts';
import { readSettings } from '../config/settings.ts';
import { openDatabases } from '../db/open-databases.ts';
import { openLog } from '../http/logging.ts';
import { startFailure } from '../process/start-failure.ts';
import { stopOnSignals } from '../process/stop-on-signals.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';

/** Runs background tasks and answers no requests. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = openLog(settings.logLevel);
  const opening = openDatabases(settings, log);
  const state: { tasks?: TaskRunner } = {};
  const isStopping = stopOnSignals(log, async () => {
    await state.tasks?.stop();
    const databases = await opening.catch(() => undefined);
    await databases?.close();
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
