import type { WebhookDeliveryFilter } from '@partsboard/contract/backoffice/webhooks';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';

const AT_ONCE = 100;

/**
 * The next message about each subject, as far as its time has come. Later ones about the same subject wait until it is
 * delivered or given up.
 */
export const findDueDeliveries = (db: Db, endpointId: number) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('webhook_delivery as w')
        .where('w.endpoint_id', '=', endpointId)
        .where('w.state', '=', 'waiting')
        .distinctOn('w.subject')
        .select(['w.id', 'w.message_id', 'w.body', 'w.tries', 'w.next_try_at'])
        .orderBy('w.subject')
        .orderBy('w.id')
        .as('d'),
    )
    .where('d.next_try_at', '<=', sql<Date>`now()`)
    .select(['d.id', 'd.message_id', 'd.body', 'd.tries'])
    .orderBy('d.id')
    .limit(AT_ONCE)
    .execute();

export type DueDelivery = Awaited<ReturnType<typeof findDueDeliveries>>[number];

/** Where to send to and what to sign with; nothing where the endpoint is disabled. */
export const findTarget = (db: Db, endpointId: number) =>
  db
    .selectFrom('webhook_endpoint')
    .where('id', '=', endpointId)
    .where('is_enabled', '=', true)
    .select([
      'url',
      'secret',
      sql<string | null>`case when previous_secret_until > now() then previous_secret end`.as(
        'previous_secret',
      ),
    ])
    .executeTakeFirst();

export type Target = NonNullable<Awaited<ReturnType<typeof findTarget>>>;

/** Tasks of an endpoint whose messages were committed with them, so that whoever sends all that is due does their work. */
export async function findDueTasks(db: Db, endpointId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from graphile_worker.jobs
    where starts_with(key, ${`webhooks:${endpointId}:`}) and locked_at is null and run_at <= now()`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function completeTasks(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await sql`select from graphile_worker.complete_jobs(${ids}::bigint[])`.execute(db);
}

export interface Attempt {
  readonly deliveryId: number;
  readonly milliseconds: number;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly status: number | null;
  readonly answerHeaders: Readonly<Record<string, string>> | null;
  readonly answerBody: string | null;
  readonly error: string | null;
}

export const insertAttempt = (db: Db, attempt: Attempt) =>
  db
    .insertInto('webhook_attempt')
    .values({
      delivery_id: attempt.deliveryId,
      milliseconds: attempt.milliseconds,
      request_headers: JSON.stringify(attempt.requestHeaders),
      status: attempt.status,
      answer_headers: attempt.answerHeaders === null ? null : JSON.stringify(attempt.answerHeaders),
      answer_body: attempt.answerBody,
      error: attempt.error,
    })
    .execute();

export const finishDelivery = (db: Db, id: number, state: 'delivered' | 'given-up') =>
  db
    .updateTable('webhook_delivery')
    .set({ state, tries: sql<number>`tries + 1`, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

export const postponeDelivery = (db: Db, id: number, seconds: number) =>
  db
    .updateTable('webhook_delivery')
    .set({
      tries: sql<number>`tries + 1`,
      next_try_at: sql<Date>`now() + make_interval(secs => ${seconds}::int)`,
    })
    .where('id', '=', id)
    .execute();

/**
 * Adds a task for the time at which something that waits for an enabled endpoint is due: for all endpoints, or for one.
 * What has been due for long comes after the tasks that wait already.
 */
export async function addTasksForWaiting(db: Db, endpointId: number | null): Promise<void> {
  await sql`
    select add_webhook_task(next.endpoint_id, 'next', greatest(next.at, now()))
    from (
      select first.endpoint_id, min(first.next_try_at) as at
      from (
        select distinct on (d.endpoint_id, d.subject) d.endpoint_id, d.next_try_at
        from webhook_delivery as d join webhook_endpoint as e on e.id = d.endpoint_id and e.is_enabled
        where d.state = 'waiting' and (${endpointId}::integer is null or d.endpoint_id = ${endpointId}::integer)
        order by d.endpoint_id, d.subject, d.id
      ) as first
      group by first.endpoint_id
    ) as next`.execute(db);
}

/** Begins again with what was given up, or with one message whatever became of it. Returns how many. */
export async function restartDeliveries(
  db: Db,
  which: { readonly id: number } | { readonly endpointId: number },
): Promise<number> {
  const chosen =
    'id' in which
      ? sql`id = ${which.id}::bigint`
      : sql`endpoint_id = ${which.endpointId}::integer and state = 'given-up'`;
  const { rows } = await sql`
    with restarted as (
      update webhook_delivery set state = 'waiting', tries = 0, next_try_at = now(), finished_at = null
      where ${chosen} and state <> 'waiting' returning endpoint_id
    )
    select add_webhook_task(endpoint_id, 'redelivery', now()) from restarted`.execute(db);
  return rows.length;
}

const lastResult = sql<string | null>`(
  select coalesce(a.status::text, a.error) from webhook_attempt as a
  where a.delivery_id = d.id order by a.id desc limit 1)`;

const deliveries = (db: Db) =>
  db
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_endpoint as e', 'e.id', 'd.endpoint_id')
    .select(['d.id', 'd.endpoint_id', 'e.name as endpoint_name', 'd.message_id', 'd.event', 'd.subject'])
    .select(['d.created_at', 'd.state', 'd.tries', 'd.next_try_at', lastResult.as('last_result')]);

interface DeliverySearch extends WebhookDeliveryFilter {
  /** The last one of the page before. */
  readonly before: number | undefined;
  readonly limit: number;
}

/**
 * The columns before the number of the index that has the rarest of the wanted rows together. Sorted by number alone,
 * PostgreSQL may read all rows from the newest on to find a few.
 */
function sortedBy({ endpointId, state, event, subject }: WebhookDeliveryFilter) {
  if (subject !== undefined) return ['d.subject'] as const;
  if (state !== undefined && endpointId !== undefined) return ['d.endpoint_id', 'd.state'] as const;
  if (state !== undefined) return ['d.state'] as const;
  if (event !== undefined) return ['d.event'] as const;
  return endpointId === undefined ? [] : (['d.endpoint_id'] as const);
}

/** Newest first; each filter has an index in this order. */
export function findDeliveries(db: Db, search: DeliverySearch) {
  const { endpointId, state, event, subject, before, limit } = search;
  let query = deliveries(db);
  if (endpointId !== undefined) query = query.where('d.endpoint_id', '=', endpointId);
  // As ranges: of a column that equals something PostgreSQL leaves out the sort, and with it the index.
  if (state !== undefined) query = query.where('d.state', '>=', state).where('d.state', '<=', state);
  if (event !== undefined) query = query.where('d.event', '>=', event).where('d.event', '<=', event);
  if (subject !== undefined) query = query.where('d.subject', '=', subject);
  if (before !== undefined) query = query.where('d.id', '<', before);
  for (const column of sortedBy(search)) query = query.orderBy(column, 'desc');
  return query.orderBy('d.id', 'desc').limit(limit).execute();
}

export type DeliveryRow = Awaited<ReturnType<typeof findDeliveries>>[number];

const MOST_ATTEMPTS = 50;

export const findDelivery = (db: Db, id: number) =>
  deliveries(db)
    .where('d.id', '=', id)
    .select(['d.body', 'e.url'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('webhook_attempt as a')
          .whereRef('a.delivery_id', '=', 'd.id')
          .select([
            sql<string>`to_json(a.at)`.as('at'),
            'a.milliseconds',
            sql<Record<string, string>>`a.request_headers`.as('requestHeaders'),
            'a.status',
            sql<Record<string, string> | null>`a.answer_headers`.as('answerHeaders'),
            'a.answer_body as answerBody',
            'a.error',
          ])
          .orderBy('a.id', 'desc')
          .limit(MOST_ATTEMPTS),
      ).as('attempts'),
    )
    .executeTakeFirst();

/** Removes finished deliveries with their attempts. What was given up is kept longer. */
export async function deleteOldDeliveries(
  db: Db,
  days: { delivered: number; givenUp: number },
): Promise<void> {
  await sql`
    delete from webhook_delivery where state <> 'waiting' and finished_at < now() - make_interval(
      days => case state when 'delivered' then ${days.delivered}::int else ${days.givenUp}::int end)`.execute(
    db,
  );
}

export async function countDeliveries(
  db: Db,
  state: NonNullable<WebhookDeliveryFilter['state']>,
): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_delivery')
    .where('state', '=', state)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
