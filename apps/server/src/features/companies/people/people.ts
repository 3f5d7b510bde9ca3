import type { Db } from '../../../db/database.ts';
import type { AuditContext } from '../../../http/backoffice/backoffice-handlers.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';
import { writeAudit } from '../../audit/audit.service.ts';
import { sendRecoveryLink } from '../../auth/recovery-link.service.ts';
import { lockCompany } from '../change-company.ts';
import { auditedName } from '../companies.mapper.ts';
import { unknownCompany } from '../company-detail.ts';
import { findCompany } from '../company.repository.ts';
import { deleteSessionsOfCompany, findPerson } from './people.repository.ts';

export const unknownPerson = () => new DomainError('not-found', { title: (t) => t.companies.unknownPerson });

/** Ends one session of a customer's people, or all of them; every server is told of it by the database. */
export const endSessions = (
  db: Db,
  companyId: number,
  sessionId: string | null,
  audit: AuditContext,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // A login that begins now waits, and is not missed.
    const company = await lockCompany(tx, companyId);
    const sessions = await deleteSessionsOfCompany(tx, companyId, sessionId);
    if (sessionId !== null && sessions === 0) {
      throw new DomainError('not-found', { title: (t) => t.auth.unknownSession });
    }
    await writeAudit(tx, audit, {
      action: 'customer.end-sessions',
      record: { type: 'company', id: companyId, name: auditedName(company) },
      after: { sessions },
    });
  });

/** Sends somebody a link that sets a new password; the old one stays until it is used. */
export const resetPassword = (
  db: Db,
  personId: number,
  shopUrl: string,
  audit: AuditContext,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const person = await findPerson(tx, personId);
    if (person === undefined) throw unknownPerson();
    const company = await findCompany(tx, person.company_id);
    if (company === undefined) throw unknownCompany();
    await sendRecoveryLink(tx, person, person.language, { storeId: company.store_id, shopUrl });
    await writeAudit(tx, audit, {
      action: 'customer.reset-password',
      record: { type: 'company', id: company.id, name: auditedName(company) },
      after: { personId },
    });
  });
