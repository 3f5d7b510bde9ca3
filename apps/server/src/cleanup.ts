import type { FastifyInstance } from 'fastify';
import type { Db } from './db/database.ts';
import { purgeSessions } from './features/auth/auth.service.ts';
import { purgeCheckoutRequests } from './features/checkout/checkout.service.ts';
import { purgeMails } from './features/mail/mail.service.ts';

const TEN_MINUTES = 600_000;

async function removeExpired(db: Db): Promise<void> {
  await purgeSessions(db);
  await purgeMails(db);
  await purgeCheckoutRequests(db);
}

/** Removes expired rows now and then. Every server does; when two do at once, no harm is done. */
export function registerCleanup(app: FastifyInstance, { db }: { readonly db: Db }): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  app.addHook('onReady', (done) => {
    timer = setInterval(() => {
      running = removeExpired(db).catch((error: unknown) => {
        app.log.warn({ err: error }, 'Removing expired rows failed');
      });
    }, TEN_MINUTES);
    timer.unref();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
