import type { CompanyChange, CompanyCredit } from '@partsboard/contract/backoffice/company-actions';
import { fromMajor } from '@partsboard/domain/money';
import { vatNumberFault } from '@partsboard/domain/vat-number';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import { changeCompany, type CompanyTarget } from './change-company.ts';
import { vatColumns } from './company-changes.repository.ts';
import { deleteSessionsOfCompany } from './people/people.repository.ts';

/** Name, VAT number, home branch and the number elsewhere. A VAT number is checked where it is new. */
export const changeData = (
  db: Db,
  target: CompanyTarget,
  { name, vatNumber, externalId, homeBranchId }: CompanyChange,
  audit: AuditContext,
): Promise<void> =>
  changeCompany(db, target, audit, (_tx, before) => {
    const typed = vatNumber.trim();
    const isNew = typed !== before.vat_number;
    const fault = isNew ? vatNumberFault(typed) : null;
    if (fault !== null) throw fieldError('vatNumber', (t) => t.account.vatNumber[fault]);
    return {
      action: 'customer.change',
      changes: {
        name: name.trim(),
        ...(isNew ? vatColumns(typed) : {}),
        external_id: externalId?.trim() ?? null,
        home_branch_id: homeBranchId,
      },
    };
  });

export const changeDiscountTable = (
  db: Db,
  target: CompanyTarget,
  discountTable: string | null,
  audit: AuditContext,
): Promise<void> =>
  changeCompany(db, target, audit, () => ({
    action: 'customer.change-discount-table',
    changes: { discount_table: discountTable },
  }));

/** A limit below what is in use lets nothing more be ordered on credit, and takes nothing back. */
export const changeCredit = (
  db: Db,
  target: CompanyTarget,
  { creditLimit, paymentDays }: CompanyCredit,
  audit: AuditContext,
): Promise<void> =>
  changeCompany(db, target, audit, () => ({
    action: 'customer.change-credit',
    changes: { credit_limit: fromMajor(creditLimit), payment_days: paymentDays },
  }));

/** All sessions of a blocked customer end with the change; every server is told of it by the database. */
export const setBlocked = (
  db: Db,
  target: CompanyTarget,
  isBlocked: boolean,
  audit: AuditContext,
): Promise<void> =>
  changeCompany(db, target, audit, async (tx, before) => {
    if (before.is_blocked === isBlocked) {
      throw new DomainError('conflict', {
        title: (t) => (isBlocked ? t.companies.isBlocked : t.companies.isNotBlocked),
      });
    }
    if (isBlocked) await deleteSessionsOfCompany(tx, target.id);
    return { action: isBlocked ? 'customer.block' : 'customer.unblock', changes: { is_blocked: isBlocked } };
  });
