import type { CompanyApproval } from '@partsboard/contract/backoffice/company-actions';
import type { Permission } from '@partsboard/contract/backoffice/permissions';
import { fromMajor } from '@partsboard/domain/money';
import type { Db } from '../../../db/database.ts';
import type { AuditContext } from '../../../http/backoffice/backoffice-handlers.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';
import { enqueueMail, findShopUrl } from '../../mail/mail.service.ts';
import { changeCompany, type CompanyTarget } from '../change-company.ts';
import { findBranchName } from '../company-changes.repository.ts';
import { findPeople, type CompanyRow } from '../company.repository.ts';
import { deleteSessionsOfCompany } from '../people/people.repository.ts';
import { approvedMail, refusedMail } from './registration-decision-mails.ts';

interface DecisionDeps {
  readonly db: Db;
  readonly shopUrl: string;
}

/** Who decides. */
interface Decider {
  readonly audit: AuditContext;
  readonly permissions: ReadonlySet<Permission>;
}

function checkWaits({ approval }: CompanyRow): void {
  if (approval !== 'approved') return;
  throw new DomainError('conflict', { title: (t) => t.companies.isApproved });
}

/** Discounts and credit are given only by who may change them for any customer. */
function checkTerms({ permissions }: Decider, { discountTable, creditLimit }: CompanyApproval): void {
  const isAllowed =
    (discountTable === null || permissions.has('customers.discounts')) &&
    (creditLimit === 0 || permissions.has('customers.credit'));
  if (!isAllowed) throw new DomainError('forbidden');
}

const findRecipients = async (tx: Db, companyId: number) =>
  (await findPeople(tx, companyId)).filter(({ erased_at }) => erased_at === null);

/** Opens the shop for a customer who waits, or who was refused, with the terms that were agreed. */
export function approveCompany(
  { db, shopUrl }: DecisionDeps,
  target: CompanyTarget,
  approval: CompanyApproval,
  decider: Decider,
): Promise<void> {
  checkTerms(decider, approval);
  return changeCompany(db, target, decider.audit, async (tx, before) => {
    checkWaits(before);
    const { homeBranchId } = approval;
    const branch = homeBranchId === null ? undefined : await findBranchName(tx, homeBranchId);
    const storeUrl = await findShopUrl(tx, shopUrl, before.store_id);
    for (const person of await findRecipients(tx, target.id)) {
      await enqueueMail(tx, approvedMail(before.store_id, person, branch, storeUrl));
    }
    return {
      action: 'customer.approve',
      changes: {
        approval: 'approved',
        refusal_reason: '',
        discount_table: approval.discountTable,
        credit_limit: fromMajor(approval.creditLimit),
        payment_days: approval.paymentDays,
        home_branch_id: homeBranchId,
      },
    };
  });
}

/** Closes the logins of a customer who waits, and says why by mail. */
export const refuseCompany = (
  { db }: DecisionDeps,
  target: CompanyTarget,
  typed: string,
  audit: AuditContext,
): Promise<void> =>
  changeCompany(db, target, audit, async (tx, before) => {
    checkWaits(before);
    if (before.approval === 'refused') {
      throw new DomainError('conflict', { title: (t) => t.companies.isRefused });
    }
    const reason = typed.trim();
    const store = { email: before.store_email ?? '', phone: before.store_phone ?? '' };
    for (const person of await findRecipients(tx, target.id)) {
      await enqueueMail(tx, refusedMail(before.store_id, person, reason, store));
    }
    await deleteSessionsOfCompany(tx, target.id);
    return { action: 'customer.refuse', changes: { approval: 'refused', refusal_reason: reason } };
  });
