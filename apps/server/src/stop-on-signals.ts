import type { FastifyInstance } from 'fastify';

/** npm passes on a Ctrl+C that the terminal has already sent to everyone, so one wish arrives twice. */
const SAME_WISH_MILLISECONDS = 500;

async function stop(app: FastifyInstance, seconds: number, closeDatabases: () => Promise<void>) {
  // A caller that keeps its connection busy must not keep the server alive for ever.
  const cut = setTimeout(() => app.server.closeAllConnections(), seconds * 1000);
  await app.close();
  clearTimeout(cut);
  await closeDatabases();
}

/**
 * The first signal stops the server in order: no new requests, running ones finish, then the database is
 * left. A second one ends the process at once.
 */
export function stopOnSignals(
  app: FastifyInstance,
  seconds: number,
  closeDatabases: () => Promise<void>,
): void {
  let askedAt: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > SAME_WISH_MILLISECONDS) process.exit(1);
      return;
    }
    askedAt = Date.now();
    app.log.info({ signal }, 'Stopping');
    stop(app, seconds, closeDatabases).then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'Stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
