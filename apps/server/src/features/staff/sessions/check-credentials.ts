import type { Db } from '../../../db/database.ts';
import { DomainError, fieldError } from '../../../http/errors/domain-error.ts';
import { beginAttempt, forgetAttempts, type AttemptLimits } from '../../../security/attempt-throttle.ts';
import { passwordFault, verifyPassword } from '../../../security/password.ts';
import { hashRecoveryCode, stepOfCode } from './one-time-codes.ts';
import { useRecoveryCode, useStep } from './second-factor.repository.ts';
import { findSecrets } from '../staff-account.repository.ts';

/** A code has a million values, so that few guesses are free and later ones dear: some thirty a day. */
const CODE_LIMITS: AttemptLimits = { freeAttempts: 5, firstWaitSeconds: 1, longestWaitSeconds: 3600 };
const PASSWORD_LIMITS: AttemptLimits = { freeAttempts: 10, firstWaitSeconds: 1, longestWaitSeconds: 900 };

/** The same password typed on two keyboards may differ in how its accents are composed. */
export const normalPassword = (password: string): string => password.normalize('NFC');

export function readNewPassword(field: string, typed: string): string {
  const password = normalPassword(typed);
  const fault = passwordFault(password);
  if (fault !== undefined) throw fieldError(field, fault);
  return password;
}

/** Checks the password of somebody who is logged in; wrong ones become slow. */
export async function checkPassword(db: Db, staffId: number, field: string, typed: string): Promise<void> {
  const { name } = await beginAttempt(db, { name: `password:staff:${staffId}`, limits: PASSWORD_LIMITS });
  const { passwordHash } = await findSecrets(db, staffId);
  if (!(await verifyPassword(passwordHash, normalPassword(typed)))) {
    throw fieldError(field, (t) => t.staff.wrongPassword);
  }
  await forgetAttempts(db, name);
}

const beginCode = (db: Db, staffId: number) =>
  beginAttempt(db, { name: `code:staff:${staffId}`, limits: CODE_LIMITS });

/** Checks a code of the second factor and marks it as used. Nothing to do for somebody without a second factor. */
export async function checkCode(db: Db, staffId: number, code: string | undefined): Promise<void> {
  const { totpSecret } = await findSecrets(db, staffId);
  if (totpSecret === null) return;
  if (code === undefined) throw fieldError('code', (t) => t.staff.codeNeeded);
  const { name } = await beginCode(db, staffId);
  const step = stepOfCode(totpSecret, code, Date.now());
  if (step === undefined || !(await useStep(db, staffId, totpSecret, step))) {
    throw fieldError('code', (t) => t.staff.wrongCode);
  }
  await forgetAttempts(db, name);
}

/** Counts the attempt; the returned function marks the code as used inside the transaction of the login. */
export async function checkRecoveryCode(db: Db, staffId: number, code: string) {
  const { name } = await beginCode(db, staffId);
  return async (transaction: Db): Promise<void> => {
    if (!(await useRecoveryCode(transaction, staffId, hashRecoveryCode(code)))) {
      throw fieldError('recoveryCode', (t) => t.staff.wrongRecoveryCode);
    }
    await forgetAttempts(transaction, name);
  };
}

/** The step of the first code of a secret that is being set up. */
export async function checkPendingCode(db: Db, staffId: number, code: string) {
  const { totpPendingSecret: secret } = await findSecrets(db, staffId);
  if (secret === null) {
    throw new DomainError('conflict', { title: (t) => t.staff.noPendingSecondFactor });
  }
  const { name } = await beginCode(db, staffId);
  const step = stepOfCode(secret, code, Date.now());
  if (step === undefined) throw fieldError('code', (t) => t.staff.wrongCode);
  await forgetAttempts(db, name);
  return { secret, step };
}
