import { randomUUID } from 'node:crypto';
import type { MailKind } from '@partsboard/contract/backoffice/mails';
import type { Db } from '../../db/database.ts';
import { addTask, addTasks } from '../../tasks/add-task.ts';
import { renderHtml, renderText, subjectOf, type MailDocument } from './mail-document.ts';
import {
  deleteOldMails,
  deleteUnsentMails,
  findHostName,
  findMailsWithoutTask,
  findStoreName,
  insertMail,
  mailTaskKey,
  releaseMails,
  type MailBody,
} from './mail.repository.ts';
import { releaseAllMails } from './outbox.repository.ts';
import { copyMail, readdressMail, type MailOfOrderRow } from './order-mails.repository.ts';

export { markGivenUp as giveUpMail } from './mail.repository.ts';
export { countUnsentMails } from './outbox.repository.ts';
export type { MailBlock, MailDocument, PictureBlock } from './mail-document.ts';
export { findStoreName, listUnsentMails, type MailBody, type UnsentMail } from './mail.repository.ts';
export {
  deleteMailsOfPerson,
  findMailOfOrder,
  findMailsOfOrder,
  type ListedMailOfOrder,
  type MailOfOrderRow,
} from './order-mails.repository.ts';

export interface OutgoingMail extends MailDocument {
  readonly kind: MailKind;
  readonly recipient: string;
  /** The store that writes; none for the default one. */
  readonly storeId?: number | null;
  /** The order that it is about. */
  readonly orderId?: number;
}

/** Stands for the sender's domain, which takes its place when the mail is sent. */
const MAIL_DOMAIN = 'mail.invalid';
const KEEP_SENT_DAYS = 30;
const KEEP_UNSENT_DAYS = 365;
/** As long as the documents of an order: five years after the end of the year, as Polish tax law asks. */
const KEEP_YEARS_OF_ORDERS = 6;

const newMessageId = (): string => `<${randomUUID()}@${MAIL_DOMAIN}>`;

export const renderBody = (document: MailDocument, storeName: string): MailBody => ({
  html: renderHtml(document, storeName),
  plainText: renderText(document, storeName),
});

/** Where the customers of a store find it: under its own host name where it has one, else as the settings say. */
export function storeUrl(shopUrl: string, hostName: string | null | undefined): string {
  if (hostName === null || hostName === undefined) return shopUrl;
  const url = new URL(shopUrl);
  url.hostname = hostName;
  return url.href.replace(/\/$/, '');
}

export const findShopUrl = async (db: Db, shopUrl: string, storeId: number | null): Promise<string> =>
  storeUrl(shopUrl, await findHostName(db, storeId));

type ComposedMail = Pick<OutgoingMail, 'kind' | 'language' | 'recipient' | 'storeId'> & {
  readonly subject: string;
  readonly orderId: number;
};

const addMailTask = (db: Db, mailId: number) =>
  addTask(db, 'send-mail', { mailId }, { key: mailTaskKey(mailId) });

const addMailTasks = (db: Db, mailIds: readonly number[]) =>
  addTasks(
    db,
    'send-mail',
    mailIds.map((mailId) => ({ payload: { mailId }, key: mailTaskKey(mailId) })),
  );

/** Puts a mail into the outbox, where it has a cause in the transaction of that: both happen or neither. */
export async function enqueueMail(db: Db, outgoing: OutgoingMail): Promise<void> {
  const { kind, storeId = null, language, recipient, orderId } = outgoing;
  const storeName = await findStoreName(db, storeId);
  const subject = subjectOf(outgoing, storeName);
  const envelope = { messageId: newMessageId(), kind, storeId, language, recipient, subject, orderId };
  await insertMail(db, { ...envelope, ...renderBody(outgoing, storeName) });
}

/** The same for a mail that is made from an order when it is sent. */
export const enqueueMailOfOrder = (db: Db, mail: ComposedMail): Promise<void> =>
  insertMail(db, { messageId: newMessageId(), ...mail });

/**
 * Sends a mail again, inside the caller's transaction: a copy where it was sent, else the mail itself,
 * at once and with all its tries. Returns the number of the mail that goes out.
 */
export async function sendAgain(
  tx: Db,
  mail: Pick<MailOfOrderRow, 'id' | 'state'>,
  recipient: string,
): Promise<number> {
  const id = mail.state === 'sent' ? await copyMail(tx, mail.id, newMessageId(), recipient) : mail.id;
  if (mail.state !== 'sent') await readdressMail(tx, mail.id, recipient);
  await addMailTask(tx, id);
  return id;
}

/** During an update a server of the version before, which knows no tasks, may have put mails into the outbox. */
export async function enqueueMailsWithoutTask(db: Db): Promise<void> {
  await addMailTasks(
    db,
    (await findMailsWithoutTask(db)).map(({ id }) => id),
  );
}

/** Sends mails that were held or given up. Returns how many of them there were. */
export const sendUnsentMails = (db: Db, ids: readonly number[]): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const released = (await releaseMails(transaction, ids)).map(({ id }) => id);
    await addMailTasks(transaction, released);
    return released.length;
  });

/** Sends all mails that were held, or all that were given up. Returns how many. */
export async function sendAllMails(tx: Db, state: 'held' | 'given-up'): Promise<number> {
  const ids = await releaseAllMails(tx, state);
  await addMailTasks(tx, ids);
  return ids.length;
}

/** Deletes mails that were held or given up. Returns how many of them there were. */
export const removeUnsentMails = async (db: Db, ids: readonly number[]): Promise<number> =>
  (await deleteUnsentMails(db, ids)).length;

export const purgeMails = (db: Db) =>
  deleteOldMails(db, {
    sentDays: KEEP_SENT_DAYS,
    unsentDays: KEEP_UNSENT_DAYS,
    yearsOfOrders: KEEP_YEARS_OF_ORDERS,
  });
