import { askFirstProcess } from './call-budget-channel.ts';
import { connectDatabases } from '../db/open-databases.ts';
import { openLog } from '../http/logging.ts';
import { readSettings } from '../config/settings.ts';
import { serve, type Shop, type WorkerLinks } from './serve.ts';
import { sessionTalk } from './session-talk.ts';
import { startFailure } from './start-failure.ts';
import { isWorkerCommand, type WorkerEvent } from './worker-messages.ts';

const tell = (news: WorkerEvent): Promise<void> =>
  new Promise((resolve) => {
    // A channel that is gone has ended this process, or is about to.
    process.send?.(news, undefined, undefined, () => resolve());
  });

/** The channel to the process that started this one. */
const channel = {
  send: (message: object) => void process.send?.(message),
  listen: (hear: (message: unknown) => void) => void process.on('message', hear),
};

const linksToOthers = (): WorkerLinks => ({
  neighbours: (forget) => sessionTalk(channel, forget),
  askForCalls: askFirstProcess(channel),
});

async function work(): Promise<void> {
  const settings = readSettings(process.env);
  const log = openLog(settings.logLevel);
  const opening = connectDatabases(settings, log);
  let shop: Shop | undefined;
  const state = { stopping: false };
  const stop = async () => {
    state.stopping = true;
    await shop?.stop();
    const databases = await opening.catch(() => undefined);
    await databases?.close();
  };
  process.on('message', (message) => {
    if (!isWorkerCommand(message) || state.stopping) return;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'Stopping failed');
        process.exit(1);
      },
    );
  });
  void tell({ kind: 'started' });
  try {
    const databases = await opening;
    if (state.stopping) return;
    shop = serve(settings, databases, linksToOthers());
    await tell({ kind: 'listening', port: await shop.listening });
  } catch (error) {
    // Before the first process hears of it and leaves PostgreSQL, which stops only when nobody is left.
    await stop();
    throw error;
  }
}

/** One of several processes that answer on one port. It ends when told to, and with the one that started it. */
export function runWorker(): void {
  // A Ctrl+C reaches every process of the terminal; the first one decides what follows from it.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  work().catch(async (error: unknown) => {
    await tell({ kind: 'failed', message: startFailure(error) });
    process.exit(1);
  });
}
