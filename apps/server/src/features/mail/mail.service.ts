import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { renderHtml, renderText, type MailDocument } from './mail-document.ts';
import { deleteOldMails, insertMail } from './mail.repository.ts';

export type { MailBlock, MailDocument } from './mail-document.ts';

export interface Letter extends MailDocument {
  readonly kind: 'welcome' | 'password-recovery' | 'order-confirmation';
  readonly recipient: string;
}

/** Wakes the worker once the transaction is through; without it the mail waits for the next look. */
export interface MailBell {
  readonly ring: () => void;
}

const MAIL_DOMAIN = 'partsboard.mail';
const KEEP_DAYS = 30;

/** Puts a mail into the outbox, inside the transaction of its cause: both happen or neither. */
export const enqueueMail = (db: Db, letter: Letter) =>
  insertMail(db, {
    messageId: `<${randomUUID()}@${MAIL_DOMAIN}>`,
    kind: letter.kind,
    language: letter.language,
    recipient: letter.recipient,
    subject: letter.subject,
    html: renderHtml(letter),
    plainText: renderText(letter),
  });

export const purgeMails = (db: Db) => deleteOldMails(db, KEEP_DAYS);
