import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { columns } from '../db/tables.ts';

interface Counts {
  readonly tasks_waiting: number;
  readonly tasks_failed: number;
  readonly mails_waiting: number;
  readonly mails_held: number;
  readonly mails_given_up: number;
  readonly orders: number;
}

/** What waits and what has failed, of all servers together, since they share the database. */
export async function readWorkCounts(db: Db): Promise<Counts | undefined> {
  const { rows } = await sql<Counts>`
  select
    (select count(*)::int from graphile_worker.jobs where attempts < max_attempts) as tasks_waiting,
    (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts) as tasks_failed,
    count(*) filter (where given_up_at is null and held_at is null)::int as mails_waiting,
    count(*) filter (where held_at is not null)::int as mails_held,
    count(*) filter (where given_up_at is not null)::int as mails_given_up,
    (select coalesce(max(id), 0)::int from customer_order) as orders
  from mail_outbox where sent_at is null`.execute(db);
  return rows[0];
}

/** How the imports of each kind have ended, whichever process ran them. */
export const readImportResults = (db: Db) =>
  db.selectFrom('import_result').select(columns.import_result).orderBy('kind').execute();
