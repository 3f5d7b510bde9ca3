import type { LanguageCode } from '@partsboard/contract/language';
import type { Credentials } from '@partsboard/contract/auth';
import type { Db } from '../../db/database.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import { purgeAttempts } from '../../security/attempt-throttle.ts';
import { findCredentials, updateLanguage } from './credentials.repository.ts';
import type { Device } from '../../security/device-cookie.ts';
import { customerDevices } from '../../security/known-devices.ts';
import { beginLogin, customerAccounts } from '../../security/login-throttle.ts';
import { decodePassword, NOT_BASE64, verifyPassword } from '../../security/password.ts';
import { deleteExpiredRecoveries } from './recovery.repository.ts';
import { deleteExpiredSessions, deleteSession, insertSession } from './session.repository.ts';
import type { TokenSigner } from './session-token.ts';

interface LoginCall {
  /** How long the session lasts. */
  readonly days: number;
  readonly credentials: Credentials;
  readonly address: string;
  readonly language: LanguageCode;
  readonly userAgent: string;
  /** The browser, if any customer has logged in with it before. */
  readonly device: Device | undefined;
  readonly nameDevice: () => Promise<Device>;
}

/** Checks the credentials and starts a session; returns its token, and the browser that is known from now on. */
export async function login(
  db: Db,
  signer: TokenSigner,
  call: LoginCall,
): Promise<{ readonly token: string; readonly device: Device }> {
  const { email } = call.credentials;
  const password = decodePassword(call.credentials.password);
  if (password === undefined) throw fieldError('password', NOT_BASE64);

  const resetAttempts = await beginLogin(db, customerAccounts, {
    email,
    address: call.address,
    device: call.device?.hash,
  });
  const customer = await findCredentials(db, email);
  const isRight = await verifyPassword(customer?.passwordHash, password);
  if (!customer || !isRight) throw new DomainError('wrong-credentials');
  if (customer.access === 'closed') throw new DomainError('account-closed');

  const device = call.device ?? (await call.nameDevice());
  const session = await db.transaction().execute(async (transaction) => {
    const started = await insertSession(transaction, customer, {
      days: call.days,
      userAgent: call.userAgent,
      device: device.hash,
    });
    if (!started) throw new DomainError('wrong-credentials');
    await updateLanguage(transaction, customer.id, call.language);
    await customerDevices.save(transaction, customer.id, device.hash);
    await resetAttempts(transaction);
    return started;
  });
  const token = await signer.sign({ sessionId: session.id, customerId: customer.id }, session.expiresAt);
  return { token, device };
}

export const logout = (db: Db, sessionId: string) => deleteSession(db, sessionId);

/** Removes sessions, password links, devices and counted attempts that have expired. */
export async function purgeSessions(db: Db): Promise<void> {
  await deleteExpiredSessions(db);
  await deleteExpiredRecoveries(db);
  await customerDevices.deleteForgotten(db);
  await purgeAttempts(db);
}
