import { randomBytes } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import type { AuditContext, CallOrigin, StaffCaller } from '../../../http/backoffice/backoffice-handlers.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';
import { writeAudit } from '../../audit/audit.service.ts';
import { staffDevices } from '../../../security/known-devices.ts';
import { beginLogin, staffAccounts } from '../../../security/login-throttle.ts';
import { verifyPassword } from '../../../security/password.ts';
import type { Device } from '../../../security/device-cookie.ts';
import { checkCode, checkPassword, checkRecoveryCode, normalPassword } from './check-credentials.ts';
import { findCredentials, updateLastLogin } from '../staff-account.repository.ts';
import { stageOf } from './staff-session.ts';
import { findSessionById, insertSession, refreshSession } from './staff-session.repository.ts';

interface LoginCall {
  readonly email: string;
  readonly password: string;
  readonly origin: CallOrigin & { readonly address: string };
  readonly userAgent: string;
  readonly tokenHash: Buffer;
  /** The browser, if anybody of the staff has logged in with it before. */
  readonly device: Device | undefined;
  readonly nameDevice: () => Promise<Device>;
}

/** Writes the login down once nothing is missing any more. */
export async function recordLogin(transaction: Db, audit: AuditContext, sessionId: string): Promise<void> {
  const session = await findSessionById(transaction, sessionId);
  if (session === undefined) throw new DomainError('unauthenticated');
  if (stageOf(session) !== 'complete') return;
  await updateLastLogin(transaction, session.staffId);
  await writeAudit(transaction, audit, {
    action: 'staff.log-in',
    record: { type: 'staff', id: session.staffId, name: session.name },
  });
}

/** Checks the password and starts a session, which may still wait for more. */
export async function logIn(
  db: Db,
  call: LoginCall,
): Promise<{ readonly sessionId: string; readonly device: Device }> {
  const { email, origin } = call;
  const resetAttempts = await beginLogin(db, staffAccounts, {
    email,
    address: origin.address,
    device: call.device?.hash,
  });
  const member = await findCredentials(db, email);
  const isRight = await verifyPassword(member?.passwordHash, normalPassword(call.password));
  if (!member || !isRight) throw new DomainError('wrong-credentials');
  if (member.isExpired) throw new DomainError('wrong-credentials', { title: (t) => t.staff.expiredPassword });

  const device = call.device ?? (await call.nameDevice());
  const sessionId = await db.transaction().execute(async (transaction) => {
    const started = await insertSession(transaction, member, {
      tokenHash: call.tokenHash,
      csrfToken: randomBytes(16).toString('base64url'),
      userAgent: call.userAgent,
      address: origin.address,
      device: device.hash,
    });
    if (started === undefined) throw new DomainError('wrong-credentials');
    await staffDevices.save(transaction, member.id, device.hash);
    await resetAttempts(transaction);
    await recordLogin(transaction, { ...origin, staffId: member.id, staffName: member.name }, started);
    return started;
  });
  return { sessionId, device };
}

/** Goes on with a login by a code of the second factor. */
export async function giveSecondFactor(
  db: Db,
  { sessionId, staffId }: StaffCaller,
  code: string,
  audit: AuditContext,
): Promise<void> {
  await checkCode(db, staffId, code);
  await db.transaction().execute(async (transaction) => {
    await refreshSession(transaction, sessionId, true);
    await recordLogin(transaction, audit, sessionId);
  });
}

/** Goes on with a login by one of the recovery codes. */
export async function giveRecoveryCode(
  db: Db,
  { sessionId, staffId, name }: StaffCaller,
  code: string,
  audit: AuditContext,
): Promise<void> {
  const useCode = await checkRecoveryCode(db, staffId, code);
  await db.transaction().execute(async (transaction) => {
    await useCode(transaction);
    await refreshSession(transaction, sessionId, true);
    await writeAudit(transaction, audit, {
      action: 'staff.use-recovery-code',
      record: { type: 'staff', id: staffId, name },
    });
    await recordLogin(transaction, audit, sessionId);
  });
}

/** Password and code once more: for some minutes dangerous acts are open. */
export async function confirmSession(
  db: Db,
  { sessionId, staffId }: StaffCaller,
  proof: { readonly password: string; readonly code?: string | undefined },
): Promise<void> {
  await checkPassword(db, staffId, 'password', proof.password);
  await checkCode(db, staffId, proof.code);
  await refreshSession(db, sessionId, false);
}
