import { fromMajor, toMajor } from '@partsboard/domain/money';
import { vatNumberFault } from '@partsboard/domain/vat-number';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { lockCompany, toRefusal } from './change-company.ts';
import { auditedName, toAudited } from './companies.mapper.ts';
import {
  findBranchIdByCode,
  findIdByExternalId,
  findKnownCompany,
  insertCompanyOf,
  updateCompany,
  vatColumns,
  type CompanyColumns,
} from './company-changes.repository.ts';
import { unknownCompany } from './company-detail.ts';
import { findCompany, type CompanyRow } from './company.repository.ts';
import { deleteSessionsOfCompany } from './people/people.repository.ts';

/** What another system knows about a company; what it does not name stays as it is. */
export interface CompanyInput {
  readonly name?: string | undefined;
  readonly vatNumber?: string | undefined;
  readonly discountTable?: string | null | undefined;
  readonly creditLimit?: number | undefined;
  readonly paymentDays?: number | undefined;
  readonly homeBranch?: string | null | undefined;
  readonly isBlocked?: boolean | undefined;
}

interface PutCompany {
  readonly externalId: string;
  readonly input: CompanyInput;
  readonly audit: AuditContext;
}

export async function readCompany(db: Db, externalId: string): Promise<CompanyRow> {
  const found = await findIdByExternalId(db, externalId.trim());
  const company = found && (await findCompany(db, found.id));
  if (company === undefined) throw unknownCompany();
  return company;
}

async function branchOf(tx: Db, code: string | null): Promise<number | null> {
  if (code === null) return null;
  const branch = await findBranchIdByCode(tx, code);
  if (branch === undefined) throw fieldError('homeBranch', (t) => t.staff.unknownBranch);
  return branch.id;
}

function vatNumberOf(typed: string, before: string): CompanyColumns {
  if (typed === before) return {};
  const fault = vatNumberFault(typed);
  if (fault !== null) throw fieldError('vatNumber', (t) => t.account.vatNumber[fault]);
  return vatColumns(typed);
}

function creditOf(zloty: number): CompanyColumns {
  const limit = fromMajor(zloty);
  if (toMajor(limit) !== zloty) throw fieldError('creditLimit', (t) => t.integration.amountDecimals);
  return { credit_limit: limit };
}

async function changesOf(tx: Db, input: CompanyInput, before: CompanyRow): Promise<CompanyColumns> {
  const { name, vatNumber, discountTable, creditLimit, paymentDays, homeBranch, isBlocked } = input;
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(vatNumber !== undefined && vatNumberOf(vatNumber.trim(), before.vat_number)),
    ...(discountTable !== undefined && { discount_table: discountTable }),
    ...(creditLimit !== undefined && creditOf(creditLimit)),
    ...(paymentDays !== undefined && { payment_days: paymentDays }),
    ...(homeBranch !== undefined && { home_branch_id: await branchOf(tx, homeBranch) }),
    ...(isBlocked !== undefined && { is_blocked: isBlocked }),
  };
}

async function addCompany(tx: Db, externalId: string, name: string | undefined): Promise<number> {
  if (name === undefined) throw fieldError('name', (t) => t.validation.required);
  return insertCompanyOf(tx, externalId, name.trim());
}

/** Changes a company by the id of another system, or adds it, and writes down what differs. */
export async function putCompany(tx: Db, { externalId: id, input, audit }: PutCompany): Promise<CompanyRow> {
  const externalId = id.trim();
  try {
    const known = await findKnownCompany(tx, externalId, input.vatNumber ?? '');
    const companyId = known?.id ?? (await addCompany(tx, externalId, input.name));
    const before = await lockCompany(tx, companyId);
    if (before.erased_at !== null) throw new DomainError('conflict', { title: (t) => t.companies.isErased });
    if (input.isBlocked === true && !before.is_blocked) await deleteSessionsOfCompany(tx, companyId);
    await updateCompany(tx, companyId, {
      ...(await changesOf(tx, input, before)),
      external_id: externalId,
    });
    const after = await readCompany(tx, externalId);
    await writeAudit(tx, audit, {
      action: 'customer.change',
      record: { type: 'company', id: companyId, name: auditedName(after) },
      before: known === undefined ? null : toAudited(before),
      after: toAudited(after),
    });
    return after;
  } catch (error) {
    throw toRefusal(error);
  }
}
