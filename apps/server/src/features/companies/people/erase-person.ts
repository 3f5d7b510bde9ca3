import type { Db } from '../../../db/database.ts';
import { repeatTransaction } from '../../../db/repeat-transaction.ts';
import type { AuditContext } from '../../../http/backoffice/backoffice-handlers.ts';
import { DomainError, fieldError } from '../../../http/errors/domain-error.ts';
import { writeAudit } from '../../audit/audit.service.ts';
import { lockCompany } from '../change-company.ts';
import {
  anonymiseCompany,
  blankFreeTexts,
  anonymisePerson,
  deletePersonalData,
  findOpenOrders,
  findOpenReturns,
  findOrdersToRefund,
  isLastPerson,
  MAX_NAMED,
} from './erase-person.repository.ts';
import { unknownPerson } from './people.ts';
import { findPerson } from './people.repository.ts';

const naming = (numbers: readonly string[]): string =>
  numbers.slice(0, MAX_NAMED).join(', ') + (numbers.length > MAX_NAMED ? ' …' : '');

/** Whoever waits for goods or money, or owes some, has to stay known. */
async function refuseOpenBusiness(tx: Db, personId: number): Promise<void> {
  const orders = await findOpenOrders(tx, personId);
  const refunds = await findOrdersToRefund(tx, personId);
  const returns = await findOpenReturns(tx, personId);
  if (orders.length + refunds.length + returns.length === 0) return;
  throw new DomainError('conflict', {
    title: (t) => t.companies.hasOpenBusiness(naming(orders), naming(refunds), naming(returns)),
  });
}

/**
 * Erases who somebody is, and the login; a company that has nobody left is erased with its last person. Orders and
 * documents stay as they are, with the addresses on them: the law wants them kept. Returns the company's id.
 */
export const erasePerson = (
  db: Db,
  personId: number,
  confirmation: string,
  audit: AuditContext,
): Promise<number> =>
  repeatTransaction(db, async (tx) => {
    const found = await findPerson(tx, personId);
    if (found === undefined) throw unknownPerson();
    const companyId = found.company_id;
    await lockCompany(tx, companyId);
    // As it is now that nobody else can change it.
    const person = await findPerson(tx, personId);
    if (person === undefined) throw unknownPerson();
    if (confirmation.trim().toLowerCase() !== person.email.toLowerCase()) {
      throw fieldError('confirmation', (t) => t.companies.wrongConfirmation);
    }
    await refuseOpenBusiness(tx, personId);
    const isLast = await isLastPerson(tx, companyId, personId);
    await deletePersonalData(tx, personId, person.email);
    await blankFreeTexts(tx, personId);
    await anonymisePerson(tx, personId);
    if (isLast) await anonymiseCompany(tx, companyId);
    await writeAudit(tx, audit, {
      action: 'customer.erase',
      record: { type: 'company', id: companyId, name: `#${companyId}` },
      after: { personId, isCompanyErased: isLast },
    });
    return companyId;
  });
