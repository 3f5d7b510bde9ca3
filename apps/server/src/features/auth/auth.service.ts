import type { Credentials } from '@partsboard/contract/account';
import type { Db } from '../../db/database.ts';
import { DomainError, fieldError } from '../../plugins/domain-error.ts';
import type { LanguageCode } from '../../plugins/handlers.ts';
import {
  accountSubject,
  addressSubject,
  beginAttempt,
  forgetAttempts,
  forgiveAttempt,
  purgeAttempts,
  touchAttempt,
} from './attempt-throttle.ts';
import { findCredentials, updateLanguage, updatePassword } from './credentials.repository.ts';
import { decodePassword, hashPassword, NOT_BASE64, passwordFault, verifyPassword } from './password.ts';
import {
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSessionsOf,
  insertSession,
} from './session.repository.ts';
import type { TokenSigner } from './session-token.ts';

/** Wrong passwords of one account, and of one network where a whole workshop may sit, before waits begin. */
const ACCOUNT_FREE_ATTEMPTS = 5;
const ADDRESS_FREE_ATTEMPTS = 30;
const RECOVERY_FREE_MAILS = 4;

interface LoginCall {
  readonly credentials: Credentials;
  readonly address: string;
  readonly language: LanguageCode;
}

const loginAccount = (email: string) => accountSubject('login', email, ACCOUNT_FREE_ATTEMPTS);

const recoveryAccount = (email: string) => accountSubject('recovery', email, RECOVERY_FREE_MAILS);

/** Checks the credentials and starts a session; answers its token. */
export async function login(
  db: Db,
  signer: TokenSigner,
  sessionDays: number,
  call: LoginCall,
): Promise<string> {
  const { email } = call.credentials;
  const password = decodePassword(call.credentials.password);
  if (password === undefined) throw fieldError('password', NOT_BASE64);

  const account = loginAccount(email);
  const address = addressSubject('login', call.address, ADDRESS_FREE_ATTEMPTS);
  await beginAttempt(db, [account, address]);

  const customer = await findCredentials(db, email);
  const isRight = await verifyPassword(customer?.passwordHash, password);
  if (!customer || !isRight) throw new DomainError('wrong-credentials');

  const session = await db.transaction().execute(async (transaction) => {
    const started = await insertSession(transaction, customer.id, customer.passwordHash, sessionDays);
    if (!started) throw new DomainError('wrong-credentials');
    await updateLanguage(transaction, customer.id, call.language);
    await forgiveAttempt(transaction, account, address);
    return started;
  });
  return signer.sign({ sessionId: session.id, customerId: customer.id }, session.expiresAt);
}

export const logout = (db: Db, sessionId: string) => deleteSession(db, sessionId);

/** Decodes a new password and checks its length; what is wrong is said about `field`. */
export function readNewPassword(field: string, base64: string): string {
  const password = decodePassword(base64);
  const fault = passwordFault(password);
  if (fault !== undefined || password === undefined) throw fieldError(field, fault ?? NOT_BASE64);
  return password;
}

export { hashPassword, passwordFault, decodePassword };

/** Sets a new password, inside the caller's transaction: all sessions end and failed attempts are forgotten. */
export async function changePassword(db: Db, customer: { id: number; email: string }, passwordHash: string) {
  await updatePassword(db, customer.id, passwordHash);
  await deleteSessionsOf(db, customer.id);
  await forgetAttempts(db, loginAccount(customer.email));
}

/** Recovery mails to one address slow down, whether or not an account has it. */
export const beginRecovery = (db: Db, email: string) => beginAttempt(db, [recoveryAccount(email)]);

export const touchRecovery = (db: Db, email: string) => touchAttempt(db, recoveryAccount(email));

export async function purgeSessions(db: Db): Promise<void> {
  await deleteExpiredSessions(db);
  await purgeAttempts(db);
}

/** A customer's own change: every other session ends, the one that asked goes on. */
export async function changeOwnPassword(
  db: Db,
  session: { readonly sessionId: string; readonly customerId: number },
  base64: string,
): Promise<void> {
  const passwordHash = await hashPassword(readNewPassword('password', base64));
  await db.transaction().execute(async (transaction) => {
    await updatePassword(transaction, session.customerId, passwordHash);
    await deleteOtherSessions(transaction, session);
  });
}
