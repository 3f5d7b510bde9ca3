import type { FastifyBaseLogger } from 'fastify';
import { mailFolder, shopUrlOf, type Settings } from './config/settings.ts';
import type { Databases, Db } from './db/database.ts';
import { purgeSessions } from './features/auth/auth.service.ts';
import { composeOrderMail } from './features/checkout/order-mail.ts';
import { purgeCheckoutRequests } from './features/checkout/checkout.service.ts';
import { fileTransport, smtpTransport, type MailTransport } from './features/mail/mail-transport.ts';
import { enqueueMailsWithoutTask, purgeMails } from './features/mail/mail.service.ts';
import { sendMail, type SendMailDeps } from './features/mail/send-mail.ts';
import { allotBackOrders } from './features/orders/allot-back-orders.service.ts';
import { sendDigests, tellBranch } from './features/orders/branch-mail.service.ts';
import { databasePriceAndStock } from './features/pricing/pricing.service.ts';
import { purgeSearchMisses } from './features/search/search.service.ts';
import { purgeStaffSessions } from './features/staff/staff-sessions.service.ts';
import type { TaskHandlers } from './tasks/task-payloads.ts';
import { startTaskRunner, type TaskRunner } from './tasks/task-runner.ts';

interface TaskDeps {
  readonly settings: Settings;
  readonly db: Db;
  readonly log: FastifyBaseLogger;
}

function mailTransport(settings: Settings, log: FastifyBaseLogger): MailTransport {
  const { smtpUrl, mailFrom } = settings;
  return smtpUrl === undefined
    ? fileTransport(mailFolder(settings), mailFrom, log)
    : smtpTransport(smtpUrl, mailFrom);
}

/** What every background task does. `close` is called when no task runs any more. */
export function appTasks({ settings, db, log }: TaskDeps): {
  readonly handlers: TaskHandlers;
  readonly close: () => void;
} {
  const transport = mailTransport(settings, log);
  const shopUrl = shopUrlOf(settings);
  const mailDeps: SendMailDeps = {
    db,
    transport,
    composeOrder: (orderId, language) => composeOrderMail(db, shopUrl, orderId, language),
    log,
  };
  return {
    handlers: {
      'send-mail': ({ mailId }) => sendMail(mailDeps, mailId),
      'tell-branch': ({ orderId }) => tellBranch(db, shopUrl, orderId),
      'send-order-digests': () => sendDigests(db, shopUrl),
      'allot-back-orders': async () => {
        const orders = await allotBackOrders({ db, prices: databasePriceAndStock, shopUrl });
        if (orders > 0) log.info({ orders }, 'stock allotted to back orders');
      },
      'remove-expired': async () => {
        await purgeSessions(db);
        await purgeStaffSessions(db);
        await purgeCheckoutRequests(db);
        await purgeMails(db);
        await purgeSearchMisses(db);
        await enqueueMailsWithoutTask(db);
        await transport.tidyUp();
      },
    },
    close: () => transport.close(),
  };
}

/** Runs the background tasks in this process. */
export function runTasks(
  settings: Settings,
  { db, openPool }: Pick<Databases, 'db' | 'openPool'>,
  log: FastifyBaseLogger,
): TaskRunner {
  const { handlers, close } = appTasks({ settings, db, log });
  const runner = startTaskRunner({ openPool, handlers, log, stopSeconds: settings.shutdownSeconds });
  return {
    async stop() {
      await runner.stop();
      close();
    },
  };
}
