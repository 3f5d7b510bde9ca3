import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { columns, type Tables } from '../../db/tables.ts';

export type AuditRow = Selectable<Tables['audit_entry']>;

export const insertAuditEntries = (db: Db, entries: readonly Insertable<Tables['audit_entry']>[]) =>
  db.insertInto('audit_entry').values(entries).execute();

export interface AuditSearch {
  /** Beginnings of words, as PostgreSQL's text search takes them. */
  readonly words: string | undefined;
  readonly staffId?: number | undefined;
  readonly customerId?: number | undefined;
  readonly action?: string | undefined;
  readonly recordType?: string | undefined;
  readonly recordId?: string | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

interface Place {
  /** The last entry of the page before. */
  readonly before: { readonly at: Date; readonly id: number } | undefined;
  readonly limit: number;
}

// As the index has them.
const WORDS = sql`to_tsvector('simple', translate(record_name || ' ' || staff_name || ' '
  || coalesce(before::text, '') || ' ' || coalesce(after::text, ''), '@._-/', '     '))`;

/** Collecting so many takes some milliseconds. */
const MANY = 5_000;

const found = (words: string): RawBuilder<unknown> =>
  sql`select id from audit_entry where ${WORDS} @@ to_tsquery('simple', ${words})`;

/** Whether so many are found that those of a page are found faster one by one, in the order of the list. */
async function findsMany(db: Db, words: string): Promise<boolean> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from (${found(words)} limit ${MANY + 1}) as found`.execute(db);
  return (rows[0]?.count ?? 0) > MANY;
}

/** Newest first; each filter has an index in this order. */
export async function findAuditEntries(db: Db, search: AuditSearch & Place): Promise<AuditRow[]> {
  const { words, staffId, customerId, action, recordType, recordId, from, to, before } = search;
  let query = db.selectFrom('audit_entry').select(columns.audit_entry);
  if (words !== undefined)
    query = (await findsMany(db, words))
      ? query.where(sql<boolean>`${WORDS} @@ to_tsquery('simple', ${words})`)
      : query.where(sql<boolean>`id = any(array(${found(words)}))`);
  if (staffId !== undefined) query = query.where('staff_id', '=', staffId);
  if (customerId !== undefined) query = query.where('customer_id', '=', customerId);
  if (action !== undefined) query = query.where('action', '=', action);
  const isOneType = recordType !== undefined && recordId === undefined;
  // As a range and sorted by it: where nearly all entries have one type, PostgreSQL would read those for a few others.
  if (isOneType)
    query = query
      .where('record_type', '>=', recordType)
      .where('record_type', '<=', recordType)
      .orderBy('record_type', 'desc');
  else if (recordType !== undefined) query = query.where('record_type', '=', recordType);
  if (recordId !== undefined) query = query.where('record_id', '=', recordId);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (to !== undefined) query = query.where('at', '<', to);
  if (before !== undefined) {
    query = query.where(sql<boolean>`(at, id) < (${before.at}::timestamptz, ${before.id}::bigint)`);
  }
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(search.limit).execute();
}
