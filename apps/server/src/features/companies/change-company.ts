import type { AuditAction } from '@partsboard/contract/backoffice/audit';
import type { Db } from '../../db/database.ts';
import { repeatTransaction } from '../../db/repeat-transaction.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import { timeAgo } from '../../messages/time-ago.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { auditedName, toAudited } from './companies.mapper.ts';
import {
  findLastChange,
  lockCompanyRows,
  updateCompany,
  type CompanyColumns,
} from './company-changes.repository.ts';
import { unknownCompany } from './company-detail.ts';
import { findCompany, type CompanyRow } from './company.repository.ts';

/** Which company, and the version that the person has seen. */
export interface CompanyTarget {
  readonly id: number;
  readonly version: number;
}

/** What is changed, and what the audit trail calls it. */
export interface CompanyWork {
  readonly action: AuditAction;
  readonly changes: CompanyColumns;
}

/** Locked until the transaction ends. */
export async function lockCompany(tx: Db, id: number): Promise<CompanyRow> {
  await lockCompanyRows(tx, id);
  const company = await findCompany(tx, id);
  if (company === undefined) throw unknownCompany();
  return company;
}

async function refuseOldVersion(tx: Db, id: number): Promise<never> {
  const last = await findLastChange(tx, id);
  throw new DomainError('conflict', {
    title: (t) =>
      t.orders.changedMeanwhile(last?.staff_name ?? t.orders.server, timeAgo(last?.seconds ?? 0, t.locale)),
  });
}

/** The field of a change that a constraint of the table has refused. */
const refusals: Readonly<Record<string, DomainError>> = {
  company_vat_key_key: fieldError('vatNumber', (t) => t.account.vatNumberTaken),
  company_external_id_key: fieldError('externalId', (t) => t.companies.externalIdTaken),
  company_discount_table_fk: fieldError('discountTable', (t) => t.companies.unknownDiscountTable),
  company_home_branch_fk: fieldError('homeBranchId', (t) => t.staff.unknownBranch),
};

export function toRefusal(error: unknown): unknown {
  const constraint: unknown = error instanceof Error ? Reflect.get(error, 'constraint') : undefined;
  return (typeof constraint === 'string' ? refusals[constraint] : undefined) ?? error;
}

/** Changes a company, one change at a time, and writes down what differs. */
export async function changeCompany(
  db: Db,
  { id, version }: CompanyTarget,
  audit: AuditContext,
  decide: (tx: Db, before: CompanyRow) => Promise<CompanyWork> | CompanyWork,
): Promise<void> {
  try {
    await repeatTransaction(db, async (tx) => {
      const before = await lockCompany(tx, id);
      if (before.version !== version) await refuseOldVersion(tx, id);
      if (before.erased_at !== null)
        throw new DomainError('conflict', { title: (t) => t.companies.isErased });
      const { action, changes } = await decide(tx, before);
      await updateCompany(tx, id, changes);
      const after = await findCompany(tx, id);
      if (after === undefined) throw unknownCompany();
      await writeAudit(tx, audit, {
        action,
        record: { type: 'company', id, name: auditedName(after) },
        before: toAudited(before),
        after: toAudited(after),
      });
    });
  } catch (error) {
    throw toRefusal(error);
  }
}
