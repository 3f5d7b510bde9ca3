import type { LanguageCode } from '@partsboard/contract/language';
import type { OwnSession } from '@partsboard/contract/backoffice/session';
import type { Db } from '../../../db/database.ts';
import type { AuditContext, StaffCaller } from '../../../http/backoffice/backoffice-handlers.ts';
import { DomainError, fieldError } from '../../../http/errors/domain-error.ts';
import { writeAudit } from '../../audit/audit.service.ts';
import { deviceName } from '../../../security/device-name.ts';
import { hashPassword } from '../../../security/password.ts';
import { warnMember } from './account-warning.ts';
import { recordLogin } from './log-in.ts';
import { checkPassword, normalPassword, readNewPassword } from './check-credentials.ts';
import { updateLanguage, updatePassword } from '../staff-account.repository.ts';
import { deleteDevicesOf } from './staff-device.repository.ts';
import { deleteSession, deleteSessionsOf, findSessionsOf } from './staff-session.repository.ts';

export const recordOf = ({ staffId, name }: Pick<StaffCaller, 'staffId' | 'name'>) =>
  ({ type: 'staff', id: staffId, name }) as const;

/** Changes the own password; every other session ends, and no other browser is known any more. */
export async function changeOwnPassword(
  db: Db,
  staff: StaffCaller,
  { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
  audit: AuditContext,
): Promise<void> {
  const next = readNewPassword('password', password);
  await checkPassword(db, staff.staffId, 'currentPassword', currentPassword);
  if (next === normalPassword(currentPassword)) throw fieldError('password', (t) => t.staff.samePassword);
  const passwordHash = await hashPassword(next);
  await db.transaction().execute(async (transaction) => {
    await updatePassword(transaction, staff.staffId, { passwordHash, mustChange: false });
    await deleteSessionsOf(transaction, staff.staffId, staff.sessionId);
    await deleteDevicesOf(transaction, staff.staffId, staff.sessionId);
    await writeAudit(transaction, audit, { action: 'staff.change-password', record: recordOf(staff) });
    await warnMember(transaction, staff.staffId, 'passwordChanged');
    if (staff.stage !== 'complete') await recordLogin(transaction, audit, staff.sessionId);
  });
}

export const changeOwnLanguage = (db: Db, { staffId }: StaffCaller, language: LanguageCode) =>
  updateLanguage(db, staffId, language);

export async function logOut(db: Db, staff: StaffCaller, audit: AuditContext): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await deleteSession(transaction, staff.staffId, staff.sessionId);
    if (staff.stage !== 'complete') return;
    await writeAudit(transaction, audit, { action: 'staff.log-out', record: recordOf(staff) });
  });
}

/** Where somebody is logged in, this session first. */
export async function listOwnSessions(db: Db, staff: StaffCaller): Promise<OwnSession[]> {
  const rows = await findSessionsOf(db, staff);
  return rows.map((row) => ({
    id: row.id,
    ...deviceName(row.user_agent),
    address: row.address,
    startedAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isCurrent: row.id === staff.sessionId,
  }));
}

const auditEnd = (transaction: Db, staff: StaffCaller, audit: AuditContext, count: number) =>
  writeAudit(transaction, audit, {
    action: 'staff.end-sessions',
    record: recordOf(staff),
    after: { ended: count },
  });

/** Another person's session is as unknown as one that has ended. */
export async function endOwnSession(
  db: Db,
  staff: StaffCaller,
  sessionId: string,
  audit: AuditContext,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const ended = await deleteSession(transaction, staff.staffId, sessionId);
    if (!ended) throw new DomainError('not-found', { title: (t) => t.auth.unknownSession });
    await auditEnd(transaction, staff, audit, 1);
  });
}

export async function endOtherOwnSessions(db: Db, staff: StaffCaller, audit: AuditContext): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const ended = await deleteSessionsOf(transaction, staff.staffId, staff.sessionId);
    if (ended.length > 0) await auditEnd(transaction, staff, audit, ended.length);
  });
}
