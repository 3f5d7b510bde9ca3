import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { mailFolder, shopUrlOf, type Settings } from './config/settings.ts';
import type { Databases, Db } from './db/database.ts';
import { purgeSessions } from './features/auth/auth.service.ts';
import { purgeCatalogueImports } from './features/catalogue-imports/catalogue-imports.repository.ts';
import { runCatalogueImport } from './features/catalogue-imports/run-import.service.ts';
import { composeOrderMail } from './features/checkout/order-mail.ts';
import { purgeCheckoutRequests } from './features/checkout/checkout.service.ts';
import { purgeErpReports } from './features/erp/erp-reports.repository.ts';
import { reconcile } from './features/erp/reconcile.ts';
import { writeOrderFiles } from './features/integration/order-files/write-order-files.ts';
import { purgeCartRequests } from './features/cart/cart.service.ts';
import { listDueParts } from './features/part-desk/listed-figures.service.ts';
import { replaceFigures } from './features/integration/replacements.ts';
import { purgeReplacements } from './features/integration/replacements.repository.ts';
import { purgeStoredAnswers } from './features/integration/run-once.service.ts';
import { fileTransport, smtpTransport, type MailTransport } from './features/mail/mail-transport.ts';
import { enqueueMailsWithoutTask, purgeMails } from './features/mail/mail.service.ts';
import { sendMail, type SendMailDeps } from './features/mail/send-mail.ts';
import { allotBackOrders } from './features/orders/actions/allot-back-orders.service.ts';
import { sendDigests, tellBranch } from './features/orders/mails/branch-mail.service.ts';
import { purgePhoneOrders } from './features/phone-orders/phone-orders.service.ts';
import { databasePriceAndStock } from './features/pricing/pricing.service.ts';
import { purgeLooks } from './features/demand/demand.service.ts';
import { purgeSearchMisses } from './features/search/search.service.ts';
import { purgeStaffSessions } from './features/staff/sessions/staff-sessions.service.ts';
import { deliverWebhooks, tidyUpWebhooks } from './features/webhooks/deliver-webhooks.service.ts';
import { tellLowStock } from './features/webhooks/tell-low-stock.service.ts';
import type { TaskHandlers } from './tasks/task-payloads.ts';
import { deleteOldTaskRuns, keepTaskRun } from './tasks/task-runs.ts';
import { startTaskRunner, type TaskRunner } from './tasks/task-runner.ts';
import type { TimedTask } from './tasks/timed-tasks.ts';

interface TaskDeps {
  readonly settings: Settings;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly log: FastifyBaseLogger;
}

function mailTransport(settings: Settings, log: FastifyBaseLogger): MailTransport | undefined {
  const { sendsMail, smtpUrl, mailFrom } = settings;
  if (!sendsMail) return undefined;
  const sender = { from: mailFrom, host: new URL(shopUrlOf(settings)).hostname };
  return smtpUrl === undefined
    ? fileTransport(mailFolder(settings), sender, log)
    : smtpTransport(smtpUrl, sender);
}

/** What every background task does. `close` is called when no task runs any more. */
export function appTasks({ settings, db, pool, log }: TaskDeps): {
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
      'deliver-webhooks': ({ endpointId }) =>
        deliverWebhooks({ db, log, allowed: settings.webhooks }, endpointId),
      'tell-low-stock': () => tellLowStock(db),
      'write-order-files': async () => {
        const files = await writeOrderFiles(db, settings);
        if (files > 0) log.info({ files }, 'order files written');
      },
      'replace-figures': ({ replacementId }) => replaceFigures(db, replacementId),
      'list-figures': () => listDueParts(db),
      'reconcile-erp': async () => {
        if (!(await reconcile(db, settings))) log.warn('the ERP did not answer: it was not compared');
      },
      'import-catalogue': ({ importId }) =>
        runCatalogueImport({ db, pool, log, keep: settings.catalogueVersionsKept }, importId),
      'remove-expired': async () => {
        await purgeSessions(db);
        await purgeStaffSessions(db);
        await purgePhoneOrders(db);
        await purgeCartRequests(db);
        await purgeCheckoutRequests(db);
        await purgeMails(db);
        await purgeSearchMisses(db);
        await purgeLooks(db);
        await deleteOldTaskRuns(db);
        await purgeStoredAnswers(db);
        await purgeReplacements(db);
        await purgeErpReports(db);
        await enqueueMailsWithoutTask(db);
        await purgeCatalogueImports(db);
        await tidyUpWebhooks(db);
        await transport?.tidyUp();
      },
    },
    close: () => transport?.close(),
  };
}

/** At night in Poland, and every minute. */
export const timedTasks = ({ erpUrl, orderFiles }: Settings): TimedTask[] => [
  ...(erpUrl === undefined ? [] : [{ task: 'reconcile-erp', match: '30 1 * * *' } as const]),
  ...(orderFiles === undefined ? [] : [{ task: 'write-order-files', match: '* * * * *' } as const]),
];

/** Runs the background tasks in this process. */
export function runTasks(
  settings: Settings,
  { db, pool, openPool }: Pick<Databases, 'db' | 'pool' | 'openPool'>,
  log: FastifyBaseLogger,
): TaskRunner {
  const { handlers, close } = appTasks({ settings, db, pool, log });
  const runner = startTaskRunner({
    openPool,
    handlers,
    timedTasks: timedTasks(settings),
    // What cannot be written down must not fail the task.
    onRun: (taskRun) =>
      keepTaskRun(db, taskRun).catch((error: unknown) => log.warn({ err: error }, 'task not logged')),
    log,
    stopSeconds: settings.shutdownSeconds,
  });
  return {
    async stop() {
      await runner.stop();
      close();
    },
  };
}
