import type { AuditAction } from '@partsboard/contract/backoffice/audit';
import type { CreditChange } from '@partsboard/contract/backoffice/companies';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

const MAX_CHANGES = 50;
const ACTIONS: readonly AuditAction[] = ['customer.change-credit', 'customer.approve'];

/** When the limit was changed, by whom, newest first; the audit trail has it. */
export async function findCreditChanges(db: Db, companyId: number): Promise<CreditChange[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .where('record_type', '=', 'company')
    .where('record_id', '=', String(companyId))
    .where('action', 'in', [...ACTIONS])
    .where(sql<boolean>`after ? 'creditLimit'`)
    .select(['at', 'staff_name'])
    .select([
      sql<number | null>`(before ->> 'creditLimit')::float8`.as('before'),
      sql<number>`(after ->> 'creditLimit')::float8`.as('after'),
    ])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_CHANGES)
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    staffName: row.staff_name,
    before: row.before,
    after: row.after,
  }));
}
