import type { LanguageCode } from '@partsboard/contract/language';
import { sql } from 'kysely';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { storeOrDefault } from '../../db/store-or-default.ts';
import { addedTask } from '../../tasks/add-task.ts';

interface Envelope {
  readonly storeId?: number | null | undefined;
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

/** A picture that the HTML shows by its content id. */
interface Waiting extends Omit<Envelope, 'storeId'> {
  readonly id: number;
  /** Who sends: the store's name, and its own address where it has one. */
  readonly senderName: string;
  readonly senderAddress: string | null;
  /** Where customers write to the store, and under which name browsers find it; null where that is not set. */
  readonly storeAddress: string | null;
  readonly storeHost: string | null;
  readonly createdAt: Date;
}

/** Its body is stored, or made from the order that it is about. */
export type WaitingMail = Waiting & (MailBody | { readonly orderId: number });

/** A mail with everything that is sent of it. */
export type FinishedMail = Waiting & MailBody;

const selectStore = compiledOnce((db: Db, storeId: number | null) =>
  db
    .selectFrom('store')
    .select(['name', sql<string | null>`host_names[1]`.as('hostName')])
    .where('id', '=', storeOrDefault(sql`${storeId}::integer`))
    .compile(),
);

export async function findStoreName(db: Db, storeId: number | null): Promise<string> {
  const [store] = await selectStore(db, storeId);
  if (store === undefined) throw new Error(`There is no store ${storeId}`);
  return store.name;
}

/** The first of the names under which browsers find a store, if it has any. */
export async function findHostName(db: Db, storeId: number | null): Promise<string | null | undefined> {
  const [store] = await selectStore(db, storeId);
  return store?.hostName;
}

/** What waiting tasks that send a mail are known by. */
export const mailTaskKey = (mailId: number | string): string => `mail:${mailId}`;

/** Writes a mail and the task that sends it, in one statement: both or neither. */
export async function insertMail(
  db: Db,
  mail: Envelope & Partial<MailBody> & { readonly orderId?: number | undefined },
): Promise<void> {
  const inserted = db
    .insertInto('mail_outbox')
    .values({
      store_id: mail.storeId ?? null,
      message_id: mail.messageId,
      kind: mail.kind,
      language: mail.language,
      recipient: mail.recipient,
      subject: mail.subject,
      order_id: mail.orderId ?? null,
      html: mail.html ?? null,
      plain_text: mail.plainText ?? null,
    })
    .returning('id');
  const task = addedTask('send-mail', { mailId: sql`mail.id` }, sql`${sql.lit(mailTaskKey(''))} || mail.id`);
  await sql`with mail as (${inserted}) select from mail cross join lateral ${task} as task`.execute(db);
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

const selectWaitingMail = compiledOnce((db: Db, id: number) =>
  db
    .selectFrom('mail_outbox as m')
    .innerJoin('store as s', (join) => join.on('s.id', '=', storeOrDefault(sql.ref('m.store_id'))))
    .select(['m.id', 'kind', 'language', 'recipient', 'subject', 'html'])
    .select(['created_at as createdAt', 'message_id as messageId'])
    .select(['plain_text as plainText', 'order_id as orderId'])
    .select(['s.name as senderName', 's.mail_from as senderAddress'])
    .select([
      sql<string | null>`nullif(s.email, '')`.as('storeAddress'),
      sql<string | null>`s.host_names[1]`.as('storeHost'),
    ])
    .where('m.id', '=', id)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('held_at', 'is', null)
    .compile(),
);

/** A mail that is neither sent nor given up nor held. */
export async function findWaitingMail(db: Db, id: number): Promise<WaitingMail | undefined> {
  const [row] = await selectWaitingMail(db, id);
  return row && toWaitingMail(row);
}

const updateSent = compiledOnce((db: Db, html: string, plainText: string, id: number) =>
  db
    .updateTable('mail_outbox')
    .set({
      sent_at: sql<Date>`now()`,
      html: sql<string | null>`case when order_id is not null then ${html}::text end`,
      plain_text: sql<string | null>`case when order_id is not null then ${plainText}::text end`,
    })
    .where('id', '=', id)
    .compile(),
);

/** A mail about an order keeps what was sent. Of others the text goes: it may hold a link that sets a password. */
export async function markSent(
  db: Db,
  { id, html, plainText }: MailBody & Pick<FinishedMail, 'id'>,
): Promise<void> {
  await updateSent(db, html, plainText, id);
}

/** It keeps its text: the address may be put right, or the mail server may have been wrong. */
export const markGivenUp = (db: Db, id: number, error: string) =>
  db
    .updateTable('mail_outbox')
    .set({ last_error: error, given_up_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

export const markHeld = (db: Db, id: number) =>
  db
    .updateTable('mail_outbox')
    .set({ held_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute();

export type UnsentState = 'held' | 'given-up';

export interface UnsentMail {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly createdAt: Date;
  readonly state: UnsentState;
  readonly error: string | null;
}

/** Mails that nobody sends until somebody says so, the oldest first. */
export const listUnsentMails = (db: Db): Promise<UnsentMail[]> =>
  db
    .selectFrom('mail_outbox')
    .select(['id', 'kind', 'recipient', 'subject', 'created_at as createdAt', 'last_error as error'])
    .select(
      sql<'held' | 'given-up'>`case when given_up_at is null then 'held' else 'given-up' end`.as('state'),
    )
    .where('sent_at', 'is', null)
    .where((eb) => eb.or([eb('held_at', 'is not', null), eb('given_up_at', 'is not', null)]))
    .orderBy('id')
    .execute();

/** Held and given up mails that still have a text wait again. Returns their numbers. */
export const releaseMails = (db: Db, ids: readonly number[]) =>
  db
    .updateTable('mail_outbox')
    .set({ held_at: null, given_up_at: null, last_error: null })
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('sent_at', 'is', null)
    .where((eb) => eb.or([eb('held_at', 'is not', null), eb('given_up_at', 'is not', null)]))
    .where((eb) => eb.or([eb('html', 'is not', null), eb('order_id', 'is not', null)]))
    .returning('id')
    .execute();

/** Returns the numbers of those that were there. */
export const deleteUnsentMails = (db: Db, ids: readonly number[]) =>
  db
    .deleteFrom('mail_outbox')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('sent_at', 'is', null)
    .where((eb) => eb.or([eb('held_at', 'is not', null), eb('given_up_at', 'is not', null)]))
    .returning('id')
    .execute();

const hasTask = sql<boolean>`exists (
  select from graphile_worker.jobs where key = ${sql.lit(mailTaskKey(''))} || mail_outbox.id)`;

interface MailAges {
  /** After so many days a sent mail goes. */
  readonly sentDays: number;
  /** One that was held or given up keeps its text longer, since somebody may still send it. */
  readonly unsentDays: number;
  readonly yearsOfOrders: number;
}

/** A mail that waits for a person, since its task has failed for good, stays. */
export async function deleteOldMails(
  db: Db,
  { sentDays, unsentDays, yearsOfOrders }: MailAges,
): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('order_id', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${sentDays}::int)`)
    .where((eb) =>
      eb.or([
        eb('sent_at', 'is not', null),
        eb('created_at', '<', sql<Date>`now() - make_interval(days => ${unsentDays}::int)`),
      ]),
    )
    .where(sql<boolean>`not ${hasTask}`)
    .execute();
  await db
    .deleteFrom('mail_outbox')
    .where('created_at', '<', sql<Date>`now() - make_interval(years => ${yearsOfOrders}::int)`)
    .execute();
}

/** Waiting mails of the last hour that have no task. */
export const findMailsWithoutTask = (db: Db) =>
  db
    .selectFrom('mail_outbox')
    .select('id')
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('held_at', 'is', null)
    .where(sql<boolean>`not ${hasTask}`)
    .execute();
