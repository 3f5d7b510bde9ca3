import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { columns, type Tables } from '../../db/tables.ts';

export type AuditRow = Selectable<Tables['audit_entry']>;

export const insertAuditEntry = (db: Db, entry: Insertable<Tables['audit_entry']>) =>
  db.insertInto('audit_entry').values(entry).execute();

interface AuditSearch {
  readonly staffId?: number | undefined;
  readonly customerId?: number | undefined;
  readonly action?: string | undefined;
  readonly recordType?: string | undefined;
  readonly recordId?: string | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  /** The last entry of the page before. */
  readonly before: { readonly at: Date; readonly id: number } | undefined;
  readonly limit: number;
}

/** Newest first; each filter has an index in this order. */
export function findAuditEntries(db: Db, search: AuditSearch): Promise<AuditRow[]> {
  const { staffId, customerId, action, recordType, recordId, from, to, before } = search;
  let query = db.selectFrom('audit_entry').select(columns.audit_entry);
  if (staffId !== undefined) query = query.where('staff_id', '=', staffId);
  if (customerId !== undefined) query = query.where('customer_id', '=', customerId);
  if (action !== undefined) query = query.where('action', '=', action);
  if (recordType !== undefined) query = query.where('record_type', '=', recordType);
  if (recordId !== undefined) query = query.where('record_id', '=', recordId);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (to !== undefined) query = query.where('at', '<', to);
  if (before !== undefined) {
    query = query.where(sql<boolean>`(at, id) < (${before.at}::timestamptz, ${before.id}::bigint)`);
  }
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(search.limit).execute();
}
