import { auditActions, auditRecordTypes, type AuditEntry } from '@partsboard/contract/backoffice/audit';
import type { AuditRow } from './audit.repository.ts';

/** Only the service writes entries, and it takes nothing else. */
const oneOf = <const T extends readonly string[]>(names: T, name: string): T[number] => {
  const known = names.find((each) => each === name);
  if (known === undefined)
    throw new Error(`The audit trail contains ${name}, which the contract does not know`);
  return known;
};

const toValues = (json: unknown): AuditEntry['before'] =>
  typeof json === 'object' && json !== null ? { ...json } : null;

export const toAuditEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  staffId: row.staff_id,
  staffName: row.staff_name,
  customerId: row.customer_id,
  address: row.address,
  requestId: row.request_id,
  action: oneOf(auditActions, row.action),
  recordType: oneOf(auditRecordTypes, row.record_type),
  recordId: row.record_id,
  recordName: row.record_name,
  before: toValues(row.before),
  after: toValues(row.after),
});
