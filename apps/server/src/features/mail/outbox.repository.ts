import type { MailState } from '@partsboard/contract/backoffice/order-mails';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { endOfDay, startOfDay } from '../../db/polish-day.ts';
import { mailsWithState, mailState } from './mail-state.repository.ts';

export interface OutboxQuery {
  /** Undefined for all. */
  readonly states: readonly MailState[] | undefined;
  readonly kind: string | undefined;
  /** Days in Poland. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Beginnings of words, as PostgreSQL's text search takes them. */
  readonly words: string | undefined;
  /** The last mail of the page before: microseconds since 1970, and its number. */
  readonly before: { readonly at: number; readonly id: number } | undefined;
  readonly limit: number;
}

// As the index has them.
const WORDS = sql`to_tsvector('simple', translate(recipient || ' ' || subject, '@._-/', '     '))`;

const found = (words: string): RawBuilder<unknown> =>
  sql`select id from mail_outbox where ${WORDS} @@ to_tsquery('simple', ${words})`;

/** Collecting so many takes some milliseconds. */
const MANY = 5_000;

/** Whether so many are found that those of a page are found faster one by one, in the order of the list. */
async function findsMany(db: Db, words: string): Promise<boolean> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from (${found(words)} limit ${MANY + 1}) as found`.execute(db);
  return (rows[0]?.count ?? 0) > MANY;
}

const outbox = (db: Db) =>
  mailsWithState(db).select([
    'm.order_id',
    sql<number>`(extract(epoch from m.created_at) * 1000000)::bigint`.as('sort_value'),
  ]);

/** Newest first; each filter has an index in this order. */
export async function findOutboxPage(db: Db, query: OutboxQuery) {
  const { states, kind, from, to, words, before } = query;
  let mails = outbox(db);
  if (states !== undefined) mails = mails.where(sql<boolean>`${mailState} = any(${states}::text[])`);
  if (states !== undefined && !states.includes('sent')) mails = mails.where('m.sent_at', 'is', null);
  if (kind !== undefined) mails = mails.where('m.kind', '=', kind);
  if (from !== undefined) mails = mails.where(sql<boolean>`m.created_at >= ${startOfDay(from)}`);
  if (to !== undefined) mails = mails.where(sql<boolean>`m.created_at < ${endOfDay(to)}`);
  if (words !== undefined)
    mails = (await findsMany(db, words))
      ? mails.where(sql<boolean>`${WORDS} @@ to_tsquery('simple', ${words})`)
      : mails.where(sql<boolean>`m.id = any(array(${found(words)}))`);
  if (before !== undefined)
    mails = mails.where(sql<boolean>`(m.created_at, m.id) <
      (timestamptz 'epoch' + ${before.at}::float8 * interval '1 microsecond', ${before.id}::bigint)`);
  return mails.orderBy('m.created_at', 'desc').orderBy('m.id', 'desc').limit(query.limit).execute();
}

export type OutboxRow = Awaited<ReturnType<typeof findOutboxPage>>[number];

export const findMail = (db: Db, id: number) =>
  outbox(db)
    .where('m.id', '=', id)
    .select(['m.html', 'm.plain_text'])
    .select([
      sql<number>`coalesce(task.attempts, 0)`.as('tries'),
      sql<Date | null>`case when task.attempts < task.max_attempts then task.run_at end`.as('next_try_at'),
    ])
    .executeTakeFirst();

export type FoundMail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

interface UnsentCounts {
  readonly waiting: number;
  readonly refused: number;
  readonly held: number;
  readonly givenUp: number;
}

const NOTHING: UnsentCounts = { waiting: 0, refused: 0, held: 0, givenUp: 0 };

/** How many mails were not sent, and why. */
export async function countUnsentMails(db: Db): Promise<UnsentCounts> {
  const { rows } = await sql<UnsentCounts>`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'refused')::int as refused,
      count(*) filter (where state = 'held')::int as held,
      count(*) filter (where state = 'given-up')::int as "givenUp"
    from (${unsent()}) as mail`.execute(db);
  return rows[0] ?? NOTHING;
}

const unsent = (): RawBuilder<unknown> => sql`
  select m.id, ${mailState} as state
  from mail_outbox as m left join graphile_worker.jobs as task on task.key = 'mail:' || m.id
  where m.sent_at is null`;

/** All mails of a state that have a text wait again. Returns their numbers. */
export async function releaseAllMails(tx: Db, state: 'held' | 'given-up'): Promise<number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    update mail_outbox set held_at = null, given_up_at = null, last_error = null
    where id in (select mail.id from (${unsent()}) as mail where mail.state = ${state})
      and (html is not null or order_id is not null)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
