import { connectDatabases } from '../db/open-databases.ts';
import { openLog } from '../http/logging.ts';
import { readSettings } from '../config/settings.ts';
import { leaseFromFirstProcess } from './call-budget-channel.ts';
import { startTracing } from '../tracing/start-tracing.ts';
import { serve, type RunningServer } from './serve.ts';
import { startFailure } from './start-failure.ts';
import { isStopMessage, type WorkerMessage } from './worker-messages.ts';

const send = (message: WorkerMessage): Promise<void> =>
  new Promise((resolve) => {
    // If the channel is closed, this process has ended or is about to.
    process.send?.(message, undefined, undefined, () => resolve());
  });

/** The channel to the first process. */
const channel = {
  send: (message: object) => void process.send?.(message),
  onMessage: (listener: (message: unknown) => void) => void process.on('message', listener),
};

async function work(): Promise<void> {
  const settings = readSettings(process.env);
  const log = openLog(settings.logLevel);
  const stopTracing = await startTracing(process.env, log);
  const opening = connectDatabases(settings, log);
  let server: RunningServer | undefined;
  const state = { isStopping: false };
  const stop = async () => {
    state.isStopping = true;
    await server?.stop();
    const databases = await opening.catch(() => undefined);
    await databases?.close();
    await stopTracing();
  };
  process.on('message', (message) => {
    if (!isStopMessage(message) || state.isStopping) return;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'Stopping failed');
        process.exit(1);
      },
    );
  });
  void send({ kind: 'ready' });
  try {
    const databases = await opening;
    if (state.isStopping) return;
    server = serve(settings, databases, leaseFromFirstProcess(channel));
    await send({ kind: 'listening', port: await server.listening });
  } catch (error) {
    // Before the first process is told and disconnects: PostgreSQL stops only when the last connection is closed.
    await stop();
    throw error;
  }
}

/** One of several processes that answer on one port. It stops on a message, and ends with the first process. */
export function runWorker(): void {
  // Ctrl+C sends a signal to every process of the terminal; the first process decides what happens.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  work().catch(async (error: unknown) => {
    await send({ kind: 'failed', message: startFailure(error) });
    process.exit(1);
  });
}
