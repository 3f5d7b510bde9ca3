import type { LanguageCode } from '@partsboard/contract/language';
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
import { hashRecoveryToken, sendRecoveryLink } from './recovery-link.service.ts';
import { findRecoveringCustomer, takeRecoveryToken } from './recovery.repository.ts';
import { findCustomerByEmail } from './registration.repository.ts';

/** Mails to one address slow down, whether or not an account has it. */
const RECOVERY_LIMITS: AttemptLimits = { freeAttempts: 4, firstWaitSeconds: 1, longestWaitSeconds: 900 };

const throttleName = (email: string) => `recovery:account:${accountDigest(email)}`;

/** Sends a link to a known address. The answer, and the time it takes, is the same for an unknown one. */
export async function requestRecovery(
  db: Db,
  givenEmail: string,
  language: LanguageCode,
  shop: { readonly storeId: number; readonly shopUrl: string },
): Promise<void> {
  const email = givenEmail.trim();
  await beginAttempt(db, { name: throttleName(email), limits: RECOVERY_LIMITS });
  await db.transaction().execute(async (transaction) => {
    const customer = await findCustomerByEmail(transaction, email);
    if (!customer) {
      // A transaction that wrote nothing would end sooner, and the difference could be measured from outside.
      await touchAttempt(transaction, throttleName(email));
      return;
    }
    await sendRecoveryLink(transaction, customer, language, shop);
  });
}

/** Sets the new password with a token from the mail; the token is used up and all sessions end. */
export async function confirmRecovery(
  db: Db,
  confirmation: PasswordRecoveryConfirm,
  caller: { readonly address: string; readonly device: Buffer },
  shop: { readonly storeId: number; readonly shopUrl: string },
): Promise<void> {
  const password = readNewPassword('NewPassword', confirmation.NewPassword);
  if (confirmation.NewPassword !== confirmation.ConfirmNewPassword) {
    throw fieldError('ConfirmNewPassword', (t) => t.auth.passwordsDiffer);
  }
  const tokenHash = hashRecoveryToken(confirmation.token);
  const customer = await findRecoveringCustomer(db, confirmation.email.trim(), tokenHash);
  if (!customer) throw new DomainError('invalid-recovery-token');
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const isTaken = await takeRecoveryToken(transaction, customer.id, tokenHash);
    if (!isTaken) throw new DomainError('invalid-recovery-token');
    await changePassword(transaction, { ...customer, ...caller }, passwordHash, shop);
  });
}
