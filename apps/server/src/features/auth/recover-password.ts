import type { LanguageCode } from '@partsboard/contract/language';
import { createHash, randomBytes } from 'node:crypto';
import type { PasswordRecoveryConfirm } from '@partsboard/contract/auth';
import type { Db } from '../../db/database.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import {
  accountDigest,
  beginAttempt,
  touchAttempt,
  type AttemptLimits,
} from '../../security/attempt-throttle.ts';
import { changePassword } from './change-password.ts';
import { hashPassword, readNewPassword } from '../../security/password.ts';
import { enqueueMail } from '../mail/mail.service.ts';
import { recoveryMail } from './auth-mails.ts';
import { findRecoveringCustomer, saveRecoveryToken, takeRecoveryToken } from './recovery.repository.ts';
import { findCustomerByEmail } from './registration.repository.ts';

const VALID_MINUTES = 60;

/** Mails to one address slow down, whether or not an account has it. */
const PACE: AttemptLimits = { freeAttempts: 4, firstWaitSeconds: 1, longestWaitSeconds: 900 };

const throttleName = (email: string) => `recovery:account:${accountDigest(email)}`;

/** The database has only the hash: reading it opens no account. */
const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Sends a link to a known address. The answer, and the time it takes, is the same for an unknown one. */
export async function requestRecovery(
  db: Db,
  givenEmail: string,
  language: LanguageCode,
  shopUrl: string,
): Promise<void> {
  const email = givenEmail.trim();
  await beginAttempt(db, { name: throttleName(email), limits: PACE });
  const token = randomBytes(32).toString('base64url');
  await db.transaction().execute(async (transaction) => {
    const customer = await findCustomerByEmail(transaction, email);
    if (!customer) {
      // A transaction that wrote nothing would end sooner, and the difference could be measured from outside.
      await touchAttempt(transaction, throttleName(email));
      return;
    }
    await saveRecoveryToken(transaction, customer.id, hashToken(token), VALID_MINUTES);
    const query = new URLSearchParams({ email: customer.email, token });
    const link = `${shopUrl}/forgot-password/confirm?${query.toString()}`;
    await enqueueMail(transaction, recoveryMail({ recipient: customer.email, language, link }));
  });
}

/** Sets the new password with a token from the mail; the token is used up and all sessions end. */
export async function confirmRecovery(
  db: Db,
  confirmation: PasswordRecoveryConfirm,
  caller: { readonly address: string; readonly device: Buffer },
  shopUrl: string,
): Promise<void> {
  const password = readNewPassword('NewPassword', confirmation.NewPassword);
  if (confirmation.NewPassword !== confirmation.ConfirmNewPassword) {
    throw fieldError('ConfirmNewPassword', (t) => t.auth.passwordsDiffer);
  }
  const tokenHash = hashToken(confirmation.token);
  const customer = await findRecoveringCustomer(db, confirmation.email.trim(), tokenHash);
  if (!customer) throw new DomainError('invalid-recovery-token');
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const isTaken = await takeRecoveryToken(transaction, customer.id, tokenHash);
    if (!isTaken) throw new DomainError('invalid-recovery-token');
    await changePassword(transaction, { ...customer, ...caller }, passwordHash, shopUrl);
  });
}
