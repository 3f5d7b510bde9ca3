import type {
  RegistrationSetting,
  StoreRegistration,
} from '@partsboard/contract/backoffice/registration-settings';
import type { Db } from '../../../db/database.ts';
import type { AuditContext } from '../../../http/backoffice/backoffice-handlers.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';
import { writeAudit } from '../../audit/audit.service.ts';
import {
  findRegistrations,
  lockRegistration,
  updateRegistration,
} from './registration-settings.repository.ts';

/** How each store takes registrations. */
export const listRegistrations = (db: Db): Promise<StoreRegistration[]> => findRegistrations(db);

/** Who waits already goes on waiting. */
export const changeRegistration = (
  db: Db,
  storeId: number,
  setting: RegistrationSetting,
  audit: AuditContext,
): Promise<StoreRegistration> =>
  db.transaction().execute(async (tx) => {
    const before = await lockRegistration(tx, storeId);
    if (before === undefined) throw new DomainError('not-found', { title: (t) => t.content.unknownStore });
    const { registration, staffLanguage } = setting;
    await updateRegistration(tx, storeId, setting);
    await writeAudit(tx, audit, {
      action: 'store.change-registration',
      record: { type: 'store', id: storeId, name: before.name },
      before: { registration: before.registration, staffLanguage: before.staffLanguage },
      after: { registration, staffLanguage },
    });
    return { ...before, registration, staffLanguage };
  });
