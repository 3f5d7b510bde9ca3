import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { renderHtml, renderText, type MailDocument } from './mail-document.ts';
import { deleteOldMails, insertMail, type MailBody } from './mail.repository.ts';

export type { MailBlock, MailDocument } from './mail-document.ts';

export interface Letter extends MailDocument {
  readonly kind: 'welcome' | 'password-recovery' | 'password-changed' | 'order-confirmation';
  readonly recipient: string;
}

/** Wakes the worker once the transaction is through; without it the mail waits for the next look. */
export interface MailQueue {
  readonly wake: () => void;
}

const MAIL_DOMAIN = 'partsboard.mail';
const KEEP_DAYS = 30;

const newMessageId = (): string => `<${randomUUID()}@${MAIL_DOMAIN}>`;

export const renderBody = (document: MailDocument): MailBody => ({
  html: renderHtml(document),
  plainText: renderText(document),
});

/** Puts a mail into the outbox, inside the transaction of its cause: both happen or neither. */
export const enqueueMail = (db: Db, letter: Letter) =>
  insertMail(db, {
    messageId: newMessageId(),
    kind: letter.kind,
    language: letter.language,
    recipient: letter.recipient,
    subject: letter.subject,
    ...renderBody(letter),
  });

/** The same for a mail that is made from an order when it is sent. */
export const enqueueMailOfOrder = (
  db: Db,
  mail: Pick<Letter, 'kind' | 'language' | 'recipient' | 'subject'> & { readonly orderId: number },
) => insertMail(db, { messageId: newMessageId(), ...mail });

export const purgeMails = (db: Db) => deleteOldMails(db, KEEP_DAYS);
