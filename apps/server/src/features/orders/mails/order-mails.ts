import type { LanguageCode } from '@partsboard/contract/language';
import type { MailText, OrderMail } from '@partsboard/contract/backoffice/order-mails';
import type { Db } from '../../../db/database.ts';
import { repeatTransaction } from '../../../db/repeat-transaction.ts';
import type { BranchScope } from '../../../db/branch-scope.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';
import { writeAudit } from '../../audit/audit.service.ts';
import { findMailOfOrder, findMailsOfOrder, sendAgain, type MailBody } from '../../mail/mail.service.ts';
import { findBranchEmail } from './branch-mail.repository.ts';
import { lockForChange, refuse, type OrderActor, type OrderChangeDeps } from '../actions/change-order.ts';
import { insertActivities } from '../actions/order-changes.repository.ts';
import { toOrderMail } from '../desk/time-line.ts';
import { findDeskOrder } from '../desk/order-desk.repository.ts';

async function checkOrder(db: Db, branches: BranchScope, orderId: number): Promise<void> {
  if ((await findDeskOrder(db, orderId, branches)) === undefined)
    throw new DomainError('not-found', { title: (t) => t.orders.unknown });
}

const unknownMail = () => new DomainError('not-found', { title: (t) => t.orders.unknownMail });

/** The mails about an order, the newest first. */
export async function listOrderMails(db: Db, branches: BranchScope, orderId: number): Promise<OrderMail[]> {
  await checkOrder(db, branches, orderId);
  return (await findMailsOfOrder(db, orderId)).map(toOrderMail);
}

export interface OrderMailDeps extends OrderChangeDeps {
  /** The body of the confirmation, which is made when it is sent. */
  readonly composeOrderMail: (orderId: number, language: LanguageCode) => Promise<MailBody>;
}

/** What a mail said or will say. Servers of a version before have kept none of the sent texts. */
export async function readOrderMail(
  { db, composeOrderMail }: Pick<OrderMailDeps, 'db' | 'composeOrderMail'>,
  branches: BranchScope,
  orderId: number,
  mailId: number,
): Promise<MailText | null> {
  await checkOrder(db, branches, orderId);
  const mail = await findMailOfOrder(db, orderId, mailId);
  if (mail === undefined) throw unknownMail();
  const { subject, html, plain_text: text } = mail;
  if (html !== null && text !== null) return { subject, html, text };
  if (mail.kind !== 'order-confirmation') return null;
  const body = await composeOrderMail(orderId, mail.language);
  return { subject, html: body.html, text: body.plainText };
}

/** Sends a mail again, to the address that the customer, or the branch, has now. */
export const resendOrderMail = (
  deps: OrderChangeDeps,
  actor: OrderActor,
  orderId: number,
  mailId: number,
): Promise<OrderMail> =>
  repeatTransaction(deps.db, async (tx) => {
    const { locked } = await lockForChange(tx, deps, actor, { id: orderId });
    const mail = await findMailOfOrder(tx, orderId, mailId);
    if (mail === undefined) throw unknownMail();
    if (mail.state === 'sent' && mail.html === null && mail.kind !== 'order-confirmation')
      refuse((t) => t.orders.mailNotKept);
    const recipient =
      mail.kind === 'branch-order' ? await findBranchEmail(tx, locked.order.warehouse_id) : locked.recipient;
    if (recipient === '') refuse((t) => t.orders.noBranchEmail);
    const id = await sendAgain(tx, mail, recipient);
    const { staffId, staffName } = actor.audit;
    const data = { subject: mail.subject, recipient };
    await insertActivities(tx, orderId, [{ kind: 'resend-mail', staffId, staffName, data }]);
    await writeAudit(tx, actor.audit, {
      action: 'order.resend-mail',
      record: { type: 'order', id: orderId, name: locked.order.number },
      after: { mailId, subject: mail.subject },
    });
    const sent = await findMailOfOrder(tx, orderId, id);
    if (sent === undefined) throw unknownMail();
    return toOrderMail(sent);
  });
