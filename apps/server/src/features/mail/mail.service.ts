import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { addTask } from '../../tasks/add-task.ts';
import { renderHtml, renderText, type MailDocument } from './mail-document.ts';
import { deleteOldMails, findMailsWithoutTask, insertMail, type MailBody } from './mail.repository.ts';

export type { MailBlock, MailDocument } from './mail-document.ts';

export interface OutgoingMail extends MailDocument {
  readonly kind:
    | 'welcome'
    | 'password-recovery'
    | 'password-changed'
    | 'order-confirmation'
    | 'order-step'
    | 'branch-order'
    | 'branch-digest';
  readonly recipient: string;
}

const MAIL_DOMAIN = 'partsboard.mail';
const KEEP_DAYS = 30;

const newMessageId = (): string => `<${randomUUID()}@${MAIL_DOMAIN}>`;

export const renderBody = (document: MailDocument): MailBody => ({
  html: renderHtml(document),
  plainText: renderText(document),
});

type MailOfOrder = Pick<OutgoingMail, 'kind' | 'language' | 'recipient' | 'subject'> & {
  readonly orderId: number;
};

const addMailTask = (db: Db, mailId: number) =>
  addTask(db, 'send-mail', { mailId }, { key: `mail:${mailId}` });

/** Puts a mail into the outbox, inside the transaction of its cause: both happen or neither. */
export async function enqueueMail(db: Db, outgoing: OutgoingMail): Promise<void> {
  const { kind, language, recipient, subject } = outgoing;
  const mail = { messageId: newMessageId(), kind, language, recipient, subject, ...renderBody(outgoing) };
  await addMailTask(db, await insertMail(db, mail));
}

/** The same for a mail that is made from an order when it is sent. */
export async function enqueueMailOfOrder(db: Db, mail: MailOfOrder): Promise<void> {
  await addMailTask(db, await insertMail(db, { messageId: newMessageId(), ...mail }));
}

/** During an update a server of the version before, which knows no tasks, may have put mails into the outbox. */
export async function enqueueMailsWithoutTask(db: Db): Promise<void> {
  for (const { id } of await findMailsWithoutTask(db)) await addMailTask(db, id);
}

export const purgeMails = (db: Db) => deleteOldMails(db, KEEP_DAYS);
