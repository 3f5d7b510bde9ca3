import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { lockCompany } from './change-company.ts';
import { auditedName } from './companies.mapper.ts';
import { findIdByExternalId } from './company-changes.repository.ts';
import { addPerson } from './people/invite-person.ts';
import { findKnownPerson, updatePerson, type KnownPerson } from './people/people.repository.ts';

/** What another system knows about a person. */
export interface PersonInput {
  readonly company: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly language: LanguageCode;
  readonly invite?: boolean | undefined;
}

interface PutPerson {
  readonly externalId: string;
  readonly input: PersonInput;
  readonly shopUrl: string;
  readonly audit: AuditContext;
}

/**
 * Who has the id keeps company and email address: whoever could change the address of a login could open it. An account
 * without an id is taken for the person where it is one of the same company.
 */
function checkKnown(known: KnownPerson, companyId: number, email: string): void {
  if (known.external_id === null) {
    if (known.company_id !== companyId) throw fieldError('email', (t) => t.auth.emailTaken);
    return;
  }
  if (known.company_id !== companyId)
    throw new DomainError('conflict', { title: (t) => t.companies.otherCompany });
  if (known.email.toLowerCase() !== email.toLowerCase())
    throw new DomainError('conflict', { title: (t) => t.companies.otherEmail });
}

/** Changes a person by the id of another system, or adds one, inside the caller's transaction. Returns the person's id. */
export async function putPerson(
  tx: Db,
  { externalId: id, input, shopUrl, audit }: PutPerson,
): Promise<number> {
  const externalId = id.trim();
  const email = input.email.trim();
  const company = await findIdByExternalId(tx, input.company.trim());
  if (company === undefined) throw fieldError('company', (t) => t.integration.unknownCompany);
  const locked = await lockCompany(tx, company.id);
  const known = await findKnownPerson(tx, externalId, email);
  if (known !== undefined) checkKnown(known, company.id, email);
  const personId =
    known?.id ??
    (await addPerson(tx, locked, { ...input, email }, { shopUrl, isInvited: input.invite === true }));
  await updatePerson(tx, personId, {
    external_id: externalId,
    first_name: input.firstName.trim(),
    last_name: input.lastName.trim(),
    phone: input.phone.trim(),
    language: input.language,
  });
  await writeAudit(tx, audit, {
    action: known === undefined ? 'customer.invite-person' : 'customer.change-person',
    record: { type: 'company', id: company.id, name: auditedName(locked) },
    after: { personId },
  });
  return personId;
}
