import type { DatabaseLog } from '../db/database.ts';

/** npm passes on a Ctrl+C that the terminal has already sent to everyone, so one wish arrives twice. */
const SAME_WISH_MILLISECONDS = 500;

/**
 * The first signal stops in order, as `stop` says, and ends the process; a second one ends it at once. Answers
 * whether a stop was asked for: what is being done then may fail of it.
 */
export function stopOnSignals(log: DatabaseLog, stop: () => Promise<void>): () => boolean {
  let askedAt: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > SAME_WISH_MILLISECONDS) process.exit(1);
      return;
    }
    askedAt = Date.now();
    log.info({ signal }, 'Stopping');
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
  return () => askedAt !== undefined;
}
