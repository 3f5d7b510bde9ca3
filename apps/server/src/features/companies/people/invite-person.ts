import type { NewPerson } from '@partsboard/contract/backoffice/company-actions';
import type { Db } from '../../../db/database.ts';
import { repeatTransaction } from '../../../db/repeat-transaction.ts';
import type { AuditContext } from '../../../http/backoffice/backoffice-handlers.ts';
import { DomainError, fieldError } from '../../../http/errors/domain-error.ts';
import { writeAudit } from '../../audit/audit.service.ts';
import { sendInvitation } from '../../auth/recovery-link.service.ts';
import { lockCompany } from '../change-company.ts';
import { auditedName } from '../companies.mapper.ts';
import type { CompanyRow } from '../company.repository.ts';
import { insertPerson } from './people.repository.ts';

interface Invitation {
  readonly shopUrl: string;
  readonly isInvited: boolean;
}

/** Adds somebody to a company that is locked, with its terms, inside the caller's transaction. Returns the id. */
export async function addPerson(
  tx: Db,
  company: CompanyRow,
  input: NewPerson,
  { shopUrl, isInvited }: Invitation,
): Promise<number> {
  if (company.erased_at !== null || company.standing === 'blocked' || company.standing === 'refused')
    throw new DomainError('conflict', { title: (t) => t.companies.notOpen });
  const { language } = input;
  const email = input.email.trim();
  const firstName = input.firstName.trim();
  const id = await insertPerson(tx, company.id, {
    email,
    firstName,
    lastName: input.lastName.trim(),
    phone: input.phone.trim(),
    language,
  });
  if (id === undefined) throw fieldError('email', (t) => t.auth.emailTaken);
  if (isInvited)
    await sendInvitation(
      tx,
      { id, email, firstName, company: company.name, language },
      { storeId: company.store_id, shopUrl },
    );
  return id;
}

/** Adds somebody to a company and invites the person by mail to choose a password. */
export const invitePerson = (
  db: Db,
  companyId: number,
  input: NewPerson,
  shopUrl: string,
  audit: AuditContext,
): Promise<void> =>
  repeatTransaction(db, async (tx) => {
    // Terms and access are the company's: they do not change before the person is there.
    const company = await lockCompany(tx, companyId);
    const personId = await addPerson(tx, company, input, { shopUrl, isInvited: true });
    await writeAudit(tx, audit, {
      action: 'customer.invite-person',
      record: { type: 'company', id: companyId, name: auditedName(company) },
      after: { personId },
    });
  });
