import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { ORDER_FEED_LOCK } from '../../db/database-locks.ts';

/** So many changes get their positions at once. */
const PUBLISHED_AT_ONCE = 10_000;

/**
 * Gives committed changes the next positions, one process at a time. A change of a transaction that still runs is not
 * seen here: it gets a later position, so nobody has read past it.
 */
export async function publishChanges(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ORDER_FEED_LOCK})`.execute(tx);
  // Of its own, so that it sees what was committed while the lock was waited for.
  await sql`
    with fresh as (
      select id, row_number() over (order by id) as place
      from (select id from order_feed where position is null order by id limit ${PUBLISHED_AT_ONCE}) as first
    )
    update order_feed f
    set position = (select coalesce(max(position), 0) from order_feed) + fresh.place
    from fresh where f.id = fresh.id`.execute(tx);
}

export async function hasUnpublished(db: Db): Promise<boolean> {
  const { rows } = await sql`select from order_feed where position is null limit 1`.execute(db);
  return rows.length > 0;
}

export const findEntries = (db: Db, after: number, limit: number) =>
  db
    .selectFrom('order_feed')
    .where('position', '>', after)
    .select(['position', 'order_id', 'kind', 'changed_at', 'state', 'payment_status', 'version'])
    .orderBy('position')
    .limit(limit)
    .execute();

export async function findLastPosition(db: Db): Promise<number> {
  const last = await db
    .selectFrom('order_feed')
    .select((eb) => eb.fn.max('position').as('position'))
    .executeTakeFirst();
  return last?.position ?? 0;
}

export async function findAcknowledged(db: Db, client: string): Promise<number> {
  const reader = await db
    .selectFrom('order_feed_reader')
    .where('client', '=', client)
    .select('position')
    .executeTakeFirst();
  return reader?.position ?? 0;
}

export const writeAcknowledged = (tx: Db, client: string, position: number) =>
  tx
    .insertInto('order_feed_reader')
    .values({ client, position })
    .onConflict((conflict) =>
      conflict.column('client').doUpdateSet({ position, acknowledged_at: sql<Date>`now()` }),
    )
    .execute();
