import type { FastifyInstance } from 'fastify';

const TEN_MINUTES = 600_000;

/** Removes what has expired, at every server now and then; twice at once does no harm. */
export function scheduleCleanup(app: FastifyInstance, tidy: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      running = tidy().catch((error: unknown) => app.log.warn({ err: error }, 'tidying up failed'));
    }, TEN_MINUTES);
    timer.unref();
    return Promise.resolve();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
