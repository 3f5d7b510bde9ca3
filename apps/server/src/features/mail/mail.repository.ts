import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { LanguageCode } from '../../http/handlers.ts';

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
  readonly tries: number;
}

/** Its body is stored, or made from the order that it is about. */
export type WaitingMail = Waiting & (MailBody | { readonly orderId: number });

/** A mail with everything that is sent of it. */
export type FinishedMail = Waiting & MailBody;

export const insertMail = (db: Db, mail: Envelope & (MailBody | { readonly orderId: number })) =>
  db
    .insertInto('mail_outbox')
    .values({
      message_id: mail.messageId,
      kind: mail.kind,
      language: mail.language,
      recipient: mail.recipient,
      subject: mail.subject,
      ...('orderId' in mail ? { order_id: mail.orderId } : { html: mail.html, plain_text: mail.plainText }),
    })
    .execute();

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

/**
 * Takes mails that are due. They are lent, not locked: the sender holds no transaction open, extends the time
 * for as long as it takes, and if that server dies they come back soon.
 */
export async function claimMails(db: Db, most: number, lendSeconds: number): Promise<WaitingMail[]> {
  const { rows } = await sql<MailRow>`
    update mail_outbox set tries = tries + 1, next_try_at = now() + make_interval(secs => ${lendSeconds}::int)
    where id in (
      select id from mail_outbox
      where sent_at is null and given_up_at is null and next_try_at <= now()
      order by next_try_at, id limit ${most} for update skip locked
    )
    returning id, created_at as "createdAt", tries, message_id as "messageId", kind, language, recipient, subject, html,
      plain_text as "plainText", order_id as "orderId"
  `.execute(db);
  return rows.map(toWaitingMail).sort((one, other) => one.id - other.id);
}

/** Keeps mails that are still being sent from coming back. */
export const extendClaims = (db: Db, ids: readonly number[], lendSeconds: number) =>
  db
    .updateTable('mail_outbox')
    .set({ next_try_at: sql<Date>`now() + make_interval(secs => ${lendSeconds}::int)` })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('sent_at', 'is', null)
    .execute();

export const markSent = (db: Db, ids: readonly number[]) =>
  db
    .updateTable('mail_outbox')
    .set({ sent_at: sql<Date>`now()`, html: null, plain_text: null, last_error: null })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();

export const markFailed = (db: Db, id: number, error: string, retrySeconds: number) =>
  db
    .updateTable('mail_outbox')
    .set({ last_error: error, next_try_at: sql<Date>`now() + make_interval(secs => ${retrySeconds}::int)` })
    .where('id', '=', id)
    .execute();

export const markGivenUp = (db: Db, id: number, error: string) =>
  db
    .updateTable('mail_outbox')
    .set({ last_error: error, given_up_at: sql<Date>`now()`, html: null, plain_text: null })
    .where('id', '=', id)
    .execute();

export const deleteOldMails = (db: Db, days: number) =>
  db
    .deleteFrom('mail_outbox')
    .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('given_up_at', 'is not', null)]))
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days}::int)`)
    .execute();
