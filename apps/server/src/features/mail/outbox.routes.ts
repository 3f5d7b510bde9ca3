import type { mailRoutes } from '@partsboard/contract/backoffice/mails';
import type { Settings } from '../../config/settings.ts';
import type {
  AuditContext,
  BackofficeHandlers,
  StaffCaller,
} from '../../http/backoffice/backoffice-handlers.ts';
import { countUnsentMails, findMail } from './outbox.repository.ts';
import { listMails, readMail, readSummary, resendAll, resendMail, type OutboxDeps } from './outbox.ts';

export interface OutboxRouteDeps extends OutboxDeps {
  readonly settings: Pick<Settings, 'sendsMail'>;
  /** Sends a mail about an order as the order desk does: to the address of today, noted in the order's time line. */
  readonly resendOrderMail: (
    actor: { readonly branches: StaffCaller['branches']; readonly audit: AuditContext },
    orderId: number,
    mailId: number,
  ) => Promise<{ readonly id: number }>;
}

export const outboxHandlers = (deps: OutboxRouteDeps): BackofficeHandlers<typeof mailRoutes> => {
  const { db, settings } = deps;
  return {
    mails: ({ query }) => listMails(db, query),
    mailCounts: async () => ({ isSending: settings.sendsMail, ...(await countUnsentMails(db)) }),
    mail: ({ params }) => readMail(deps, params.id),
    resendMail: async ({ params, audit }) => {
      const orderId = (await findMail(db, params.id))?.order_id ?? null;
      if (orderId === null) return resendMail(db, params.id, audit);
      // Whoever may send all mails may send those of every branch.
      const { id } = await deps.resendOrderMail({ branches: 'all', audit }, orderId, params.id);
      return readSummary(db, id);
    },
    resendGivenUpMails: ({ audit }) => resendAll(db, 'given-up', audit),
    sendHeldMails: ({ audit }) => resendAll(db, 'held', audit),
  };
};
