import type { AuditAction, AuditRecordType } from '@partsboard/contract/backoffice/audit';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { insertAuditEntries } from './audit.repository.ts';

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

const toEntry = (context: AuditContext, { action, record, before = null, after = null }: AuditedChange) => {
  const changed = difference(before, after);
  return {
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
  };
};

/** Writes a change down, inside the transaction that makes it: neither is there without the other. */
export async function writeAudit(
  transaction: Db,
  context: AuditContext,
  change: AuditedChange,
): Promise<void> {
  await insertAuditEntries(transaction, [toEntry(context, change)]);
}

/** Writes many changes down with one statement; there are at most some thousand. */
export async function writeAudits(
  transaction: Db,
  context: AuditContext,
  changes: readonly AuditedChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await insertAuditEntries(
    transaction,
    changes.map((change) => toEntry(context, change)),
  );
}
