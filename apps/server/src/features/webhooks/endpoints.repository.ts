import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

type EndpointTable = Tables['webhook_endpoint'];

const counted = (state: 'waiting' | 'given-up') =>
  sql<number>`(select count(*) from webhook_delivery where endpoint_id = e.id and state = ${sql.lit(state)})`;

export const findEndpoints = (db: Db) =>
  db
    .selectFrom('webhook_endpoint as e')
    .select([
      'e.id',
      'e.name',
      'e.url',
      'e.events',
      'e.low_stock',
      'e.is_enabled',
      'e.created_at',
      'e.version',
    ])
    .select([
      sql<Date | null>`case when e.previous_secret_until > now() then e.previous_secret_until end`.as(
        'previous_secret_until',
      ),
      counted('waiting').as('waiting'),
      counted('given-up').as('given_up'),
    ])
    .orderBy('e.name')
    .orderBy('e.id')
    .execute();

export type EndpointRow = Awaited<ReturnType<typeof findEndpoints>>[number];

/** One endpoint, which nobody else changes until the end of the transaction. */
export const lockEndpoint = (tx: Db, id: number) =>
  tx
    .selectFrom('webhook_endpoint')
    .where('id', '=', id)
    .select(['id', 'name', 'url', 'events', 'low_stock', 'is_enabled', 'secret', 'version'])
    .forNoKeyUpdate()
    .executeTakeFirst();

export type LockedEndpoint = NonNullable<Awaited<ReturnType<typeof lockEndpoint>>>;

export const insertEndpoint = (tx: Db, values: Insertable<EndpointTable>) =>
  tx.insertInto('webhook_endpoint').values(values).returning('id').executeTakeFirstOrThrow();

export const updateEndpoint = (tx: Db, id: number, values: Updateable<EndpointTable>) =>
  tx
    .updateTable('webhook_endpoint')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

/** The secret before goes on signing for some hours. */
export const replaceSecret = (tx: Db, endpoint: LockedEndpoint, secret: string, overlapHours: number) =>
  tx
    .updateTable('webhook_endpoint')
    .set({
      secret,
      previous_secret: endpoint.secret,
      previous_secret_until: sql<Date>`now() + make_interval(hours => ${overlapHours}::int)`,
    })
    .where('id', '=', endpoint.id)
    .execute();

/** Writes a message for one endpoint alone, whatever events it wants. */
export async function insertTestMessage(tx: Db, endpointId: number): Promise<number> {
  const { id } = await tx
    .insertInto('webhook_delivery')
    .values({
      endpoint_id: endpointId,
      message_id: sql<string>`'msg_' || replace(gen_random_uuid()::text, '-', '')`,
      event: 'test',
      subject: 'test',
      body: JSON.stringify({ type: 'test', timestamp: new Date().toISOString(), data: {} }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
