import type { LanguageCode } from '@partsboard/contract/language';
import type { MailState } from '@partsboard/contract/backoffice/order-mails';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { mailsWithState } from './mail-state.repository.ts';

export interface MailOfOrderRow {
  readonly id: number;
  readonly kind: string;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly language: LanguageCode;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string | null;
  readonly plain_text: string | null;
  readonly state: MailState;
  readonly problem: string | null;
}

const ofOrder = (db: Db, orderId: number) => mailsWithState(db).where('m.order_id', '=', orderId);

const MOST_MAILS = 200;

export type ListedMailOfOrder = Omit<MailOfOrderRow, 'html' | 'plain_text'>;

/** The mails about an order without their texts, newest first. */
export const findMailsOfOrder = (db: Db, orderId: number): Promise<ListedMailOfOrder[]> =>
  ofOrder(db, orderId).orderBy('m.id', 'desc').limit(MOST_MAILS).execute();

export const findMailOfOrder = (
  db: Db,
  orderId: number,
  mailId: number,
): Promise<MailOfOrderRow | undefined> =>
  ofOrder(db, orderId).where('m.id', '=', mailId).select(['m.html', 'm.plain_text']).executeTakeFirst();

/** A mail with the same text as a sent one. Returns its number. */
export async function copyMail(tx: Db, id: number, messageId: string, recipient: string): Promise<number> {
  const copy = await tx
    .insertInto('mail_outbox')
    .columns(['message_id', 'recipient', 'kind', 'language', 'subject', 'html', 'plain_text', 'order_id'])
    .expression((eb) =>
      eb
        .selectFrom('mail_outbox')
        .where('id', '=', id)
        .select([
          sql<string>`${messageId}::text`.as('message_id'),
          sql<string>`${recipient}::text`.as('recipient'),
        ])
        .select(['kind', 'language', 'subject', 'html', 'plain_text', 'order_id']),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return copy.id;
}

/** A mail that was not sent waits again, for this address. */
export const readdressMail = (tx: Db, id: number, recipient: string) =>
  tx
    .updateTable('mail_outbox')
    .set({ recipient, held_at: null, given_up_at: null, last_error: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();

/** Mails to somebody, and what others were told about the person's orders. */
export async function deleteMailsOfPerson(tx: Db, personId: number, email: string): Promise<void> {
  await tx
    .deleteFrom('mail_outbox')
    .where(sql`lower(recipient)`, '=', email.toLowerCase())
    .execute();
  await tx
    .deleteFrom('mail_outbox')
    .where('order_id', 'in', (orders) =>
      orders.selectFrom('customer_order').select('customer_order.id').where('customer_id', '=', personId),
    )
    .execute();
}
