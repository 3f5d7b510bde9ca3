import type { SecondFactorSetup } from '@partsboard/contract/backoffice/session';
import type { Db } from '../../../db/database.ts';
import type { AuditContext, StaffCaller } from '../../../http/backoffice/backoffice-handlers.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';
import { writeAudit } from '../../audit/audit.service.ts';
import { findStoreName } from '../../mail/mail.service.ts';
import { warnMember } from './account-warning.ts';
import { recordLogin } from './log-in.ts';
import { describeSecret, hashRecoveryCode, newRecoveryCodes, newSecret } from './one-time-codes.ts';
import { recordOf } from './own-account.ts';
import { checkPendingCode } from './check-credentials.ts';
import {
  confirmSecret,
  deleteSecondFactor,
  replaceRecoveryCodes,
  updatePendingSecret,
} from './second-factor.repository.ts';
import { findSecrets } from '../staff-account.repository.ts';
import { deleteSessionsOf, findSessionById, refreshSession } from './staff-session.repository.ts';

/** Makes a secret, which counts once its first code has come back. */
export async function beginSecondFactor(db: Db, staff: StaffCaller): Promise<SecondFactorSetup> {
  const { email } = await findSecrets(db, staff.staffId);
  const secret = newSecret();
  await updatePendingSecret(db, staff.staffId, secret);
  return describeSecret(secret, email, await findStoreName(db, null));
}

/** The second factor counts from now on; all other sessions end, since they have not given it. */
export async function finishSecondFactor(
  db: Db,
  staff: StaffCaller,
  code: string,
  audit: AuditContext,
): Promise<string[]> {
  const { staffId, sessionId } = staff;
  const { secret, step } = await checkPendingCode(db, staffId, code);
  const recoveryCodes = newRecoveryCodes();
  await db.transaction().execute(async (transaction) => {
    if (!(await confirmSecret(transaction, staffId, secret, step))) {
      throw new DomainError('conflict', { title: (t) => t.staff.noPendingSecondFactor });
    }
    await replaceRecoveryCodes(transaction, staffId, recoveryCodes.map(hashRecoveryCode));
    await refreshSession(transaction, sessionId, true);
    await deleteSessionsOf(transaction, staffId, sessionId);
    await writeAudit(transaction, audit, { action: 'staff.set-up-second-factor', record: recordOf(staff) });
    if (staff.stage !== 'complete') await recordLogin(transaction, audit, sessionId);
  });
  return recoveryCodes;
}

export async function removeSecondFactor(db: Db, staff: StaffCaller, audit: AuditContext): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const session = await findSessionById(transaction, staff.sessionId);
    if (session?.requiresSecondFactor !== false) {
      throw new DomainError('conflict', { title: (t) => t.staff.secondFactorRequired });
    }
    if (!session.hasTotp) throw new DomainError('conflict', { title: (t) => t.staff.noSecondFactor });
    await deleteSecondFactor(transaction, staff.staffId);
    await writeAudit(transaction, audit, { action: 'staff.remove-second-factor', record: recordOf(staff) });
    await warnMember(transaction, staff.staffId, 'secondFactorRemoved');
  });
}

export async function renewRecoveryCodes(db: Db, staff: StaffCaller, audit: AuditContext): Promise<string[]> {
  const recoveryCodes = newRecoveryCodes();
  await db.transaction().execute(async (transaction) => {
    const { totpSecret } = await findSecrets(transaction, staff.staffId);
    if (totpSecret === null) throw new DomainError('conflict', { title: (t) => t.staff.noSecondFactor });
    await replaceRecoveryCodes(transaction, staff.staffId, recoveryCodes.map(hashRecoveryCode));
    await writeAudit(transaction, audit, { action: 'staff.renew-recovery-codes', record: recordOf(staff) });
  });
  return recoveryCodes;
}
