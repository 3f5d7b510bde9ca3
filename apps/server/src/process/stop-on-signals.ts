import type { DatabaseLog } from '../db/database.ts';

/** npm passes on a Ctrl+C that the terminal has already sent to all processes, so one key press arrives twice. */
const REPEATED_SIGNAL_MILLISECONDS = 500;

/** In addition to the time for running requests and tasks. A frozen database does not even close a connection. */
const EXTRA_STOP_SECONDS = 10;

/**
 * The first signal calls `stop` and ends the process, also where that hangs; a second one ends it at once. Returns a function that tells
 * whether the process is stopping, since that may make other work fail.
 */
export function stopOnSignals(
  log: DatabaseLog,
  shutdownSeconds: number,
  stop: () => Promise<void>,
): () => boolean {
  let stoppingSince: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > REPEATED_SIGNAL_MILLISECONDS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    log.info({ signal }, 'Stopping');
    setTimeout(
      () => {
        log.error({}, 'Stopping takes too long; ending at once');
        process.exit(1);
      },
      (shutdownSeconds + EXTRA_STOP_SECONDS) * 1000,
    );
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'Stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return () => stoppingSince !== undefined;
}
