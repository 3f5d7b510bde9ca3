import type { LanguageCode } from '@partsboard/contract/language';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

interface Envelope {
  readonly messageId: string;
  readonly kind: string;
  readonly language: LanguageCode;
  readonly recipient: string;
  readonly subject: string;
}

export interface MailBody {
  readonly html: string;
  readonly plainText: string;
}

interface Waiting extends Envelope {
  readonly id: number;
  readonly createdAt: Date;
}

/** Its body is stored, or made from the order that it is about. */
export type WaitingMail = Waiting & (MailBody | { readonly orderId: number });

/** A mail with everything that is sent of it. */
export type FinishedMail = Waiting & MailBody;

/** Returns the mail's number. */
export async function insertMail(
  db: Db,
  mail: Envelope & (MailBody | { readonly orderId: number }),
): Promise<number> {
  const { id } = await db
    .insertInto('mail_outbox')
    .values({
      message_id: mail.messageId,
      kind: mail.kind,
      language: mail.language,
      recipient: mail.recipient,
      subject: mail.subject,
      ...('orderId' in mail ? { order_id: mail.orderId } : { html: mail.html, plain_text: mail.plainText }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface MailRow extends Waiting {
  readonly html: string | null;
  readonly plainText: string | null;
  readonly orderId: number | null;
}

function toWaitingMail({ html, plainText, orderId, ...mail }: MailRow): WaitingMail {
  if (html !== null && plainText !== null) return { ...mail, html, plainText };
  if (orderId !== null) return { ...mail, orderId };
  throw new Error(`Mail ${mail.id} has nothing to say`);
}

/** A mail that is neither sent nor given up. */
export async function findWaitingMail(db: Db, id: number): Promise<WaitingMail | undefined> {
  const row = await db
    .selectFrom('mail_outbox')
    .select(['id', 'kind', 'language', 'recipient', 'subject', 'html'])
    .select(['created_at as createdAt', 'message_id as messageId'])
    .select(['plain_text as plainText', 'order_id as orderId'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirst();
  return row && toWaitingMail(row);
}

export const markSent = (db: Db, id: number) =>
  db
    .updateTable('mail_outbox')
    .set({ sent_at: sql<Date>`now()`, html: null, plain_text: null })
    .where('id', '=', id)
    .execute();

export const markGivenUp = (db: Db, id: number, error: string) =>
  db
    .updateTable('mail_outbox')
    .set({ last_error: error, given_up_at: sql<Date>`now()`, html: null, plain_text: null })
    .where('id', '=', id)
    .execute();

const hasTask = sql<boolean>`exists (select from graphile_worker.jobs where key = 'mail:' || mail_outbox.id)`;

/** A mail that waits for a person, since its task has failed for good, stays. */
export const deleteOldMails = (db: Db, days: number) =>
  db
    .deleteFrom('mail_outbox')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days}::int)`)
    .where(sql<boolean>`not ${hasTask}`)
    .execute();

/** Waiting mails of the last hour that have no task. */
export const findMailsWithoutTask = (db: Db) =>
  db
    .selectFrom('mail_outbox')
    .select('id')
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where(sql<boolean>`not ${hasTask}`)
    .execute();
