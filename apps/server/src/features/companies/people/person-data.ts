import type { Db } from '../../../db/database.ts';
import type { AuditContext } from '../../../http/backoffice/backoffice-handlers.ts';
import { writeAudit } from '../../audit/audit.service.ts';
import { auditedName } from '../companies.mapper.ts';
import { unknownCompany } from '../company-detail.ts';
import { findCompany } from '../company.repository.ts';
import { unknownPerson } from './people.ts';
import { findPerson } from './people.repository.ts';
import { findPersonData, type PersonData } from './person-data.repository.ts';

/** What is handed to somebody who asks what is stored about them; that it was read is written down. */
export const exportPersonData = (db: Db, personId: number, audit: AuditContext): Promise<PersonData> =>
  db.transaction().execute(async (tx) => {
    const person = await findPerson(tx, personId);
    const data = person && (await findPersonData(tx, personId));
    if (data === undefined) throw unknownPerson();
    const company = await findCompany(tx, person?.company_id ?? 0);
    if (company === undefined) throw unknownCompany();
    await writeAudit(tx, audit, {
      action: 'customer.export-data',
      record: { type: 'company', id: company.id, name: auditedName(company) },
      after: { personId },
    });
    return data;
  });
