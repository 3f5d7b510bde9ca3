import type { Credentials } from '@partsboard/contract/account';
import type { Db } from '../../db/database.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import type { LanguageCode } from '../../http/handlers.ts';
import { accountDigest, beginAttempt, purgeAttempts, touchAttempt, type Pace } from './attempt-throttle.ts';
import { findCredentials, updateLanguage } from './credentials.repository.ts';
import type { Device } from './device-cookie.ts';
import { deleteForgottenDevices, saveKnownDevice } from './known-device.repository.ts';
import { beginLogin } from './login-throttle.ts';
import { decodePassword, hashPassword, NOT_BASE64, passwordFault, verifyPassword } from './password.ts';
import { deleteExpiredSessions, deleteSession, insertSession } from './session.repository.ts';
import type { TokenSigner } from './session-token.ts';

export { changeOwnPassword, changePassword } from './change-password.ts';
export type { DeviceCookies } from './device-cookie.ts';
export { endOtherSessions, endSession, listSessions } from './sessions.service.ts';
export { readNewPassword } from './password.ts';
export { hashPassword, passwordFault, decodePassword };

/** Mails to one address, whether or not an account has it. */
const RECOVERY_PACE: Pace = { freeAttempts: 4, firstWaitSeconds: 1, longestWaitSeconds: 900 };

interface LoginCall {
  /** How long the session lasts. */
  readonly days: number;
  readonly credentials: Credentials;
  readonly address: string;
  readonly language: LanguageCode;
  readonly userAgent: string;
  /** The browser, where it has logged in here before, whoever did. */
  readonly device: Device | undefined;
  readonly nameDevice: () => Promise<Device>;
}

/** Checks the credentials and starts a session; answers its token, and the browser that is known from now on. */
export async function login(
  db: Db,
  signer: TokenSigner,
  call: LoginCall,
): Promise<{ readonly token: string; readonly device: Device }> {
  const { email } = call.credentials;
  const password = decodePassword(call.credentials.password);
  if (password === undefined) throw fieldError('password', NOT_BASE64);

  const forgive = await beginLogin(db, { email, address: call.address, device: call.device?.hash });
  const customer = await findCredentials(db, email);
  const isRight = await verifyPassword(customer?.passwordHash, password);
  if (!customer || !isRight) throw new DomainError('wrong-credentials');

  const device = call.device ?? (await call.nameDevice());
  const session = await db.transaction().execute(async (transaction) => {
    const started = await insertSession(transaction, customer, {
      days: call.days,
      userAgent: call.userAgent,
      device: device.hash,
    });
    if (!started) throw new DomainError('wrong-credentials');
    await updateLanguage(transaction, customer.id, call.language);
    await saveKnownDevice(transaction, customer.id, device.hash);
    await forgive(transaction);
    return started;
  });
  const token = await signer.sign({ sessionId: session.id, customerId: customer.id }, session.expiresAt);
  return { token, device };
}

export const logout = (db: Db, sessionId: string) => deleteSession(db, sessionId);

const recoveryName = (email: string) => `recovery:account:${accountDigest(email)}`;

/** Recovery mails to one address slow down, whether or not an account has it. */
export const beginRecovery = (db: Db, email: string) =>
  beginAttempt(db, { name: recoveryName(email), pace: RECOVERY_PACE });

export const touchRecovery = (db: Db, email: string) => touchAttempt(db, recoveryName(email));

export async function purgeSessions(db: Db): Promise<void> {
  await deleteExpiredSessions(db);
  await deleteForgottenDevices(db);
  await purgeAttempts(db);
}
