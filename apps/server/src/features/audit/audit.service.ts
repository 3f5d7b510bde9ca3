import type {
  AuditAction,
  AuditEntry,
  AuditFilter,
  AuditRecordType,
} from '@partsboard/contract/backoffice/audit';
import { PAGE_SIZE } from '@partsboard/contract/backoffice/paging';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { readCursor, toPage } from '../../http/backoffice/cursor.ts';
import { fieldError } from '../../http/errors/domain-error.ts';
import { toAuditEntry } from './audit.mapper.ts';
import { findAuditEntries, insertAuditEntry } from './audit.repository.ts';

type Values = Readonly<Record<string, unknown>>;

/** One change, as the audit trail tells it. No password, secret or code may be in it. */
export interface AuditedChange {
  readonly action: AuditAction;
  readonly record: {
    readonly type: AuditRecordType;
    readonly id: number | string;
    /** What people call it. */
    readonly name: string;
  };
  readonly before?: Values | null;
  readonly after?: Values | null;
}

/** Only what differs, so that a reader sees the change and not the record. */
function difference(before: Values | null, after: Values | null) {
  if (before === null || after === null) return { before, after };
  const changed = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

const toJson = (values: Values | null): string | null => (values === null ? null : JSON.stringify(values));

/** Writes a change down, inside the transaction that makes it: neither is there without the other. */
export async function writeAudit(
  transaction: Db,
  context: AuditContext,
  { action, record, before = null, after = null }: AuditedChange,
): Promise<void> {
  const changed = difference(before, after);
  await insertAuditEntry(transaction, {
    staff_id: context.staffId,
    staff_name: context.staffName,
    customer_id: context.customerId ?? null,
    address: context.address,
    request_id: context.requestId,
    action,
    record_type: record.type,
    record_id: String(record.id),
    record_name: record.name,
    before: toJson(changed.before),
    after: toJson(changed.after),
  });
}

function readTime(field: 'from' | 'to', text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw fieldError(field, (t) => t.staff.unknownTime);
  return time;
}

/** Who changed what, newest first. */
export async function listAudit(
  db: Db,
  { cursor, limit = PAGE_SIZE, from, to, ...filter }: AuditFilter,
): Promise<{ items: AuditEntry[]; nextCursor: string | null }> {
  const position = readCursor(cursor, ['number', 'number']);
  const rows = await findAuditEntries(db, {
    ...filter,
    from: readTime('from', from),
    to: readTime('to', to),
    before: position && { at: new Date(position[0]), id: position[1] },
    limit: limit + 1,
  });
  return toPage(rows, limit, { item: toAuditEntry, position: (row) => [row.at.getTime(), row.id] });
}
