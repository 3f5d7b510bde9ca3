import type { Db } from '../../db/database.ts';
import { fieldError } from '../../http/errors/domain-error.ts';
import { enqueueMail, findShopUrl } from '../mail/mail.service.ts';
import { beginAttempt, forgetAttempts, type AttemptLimits } from '../../security/attempt-throttle.ts';
import { findCredentialsOf, updatePassword } from './credentials.repository.ts';
import { deleteOtherDevices } from './known-device.repository.ts';
import { customerDevices } from '../../security/known-devices.ts';
import { forgetLogins } from '../../security/login-throttle.ts';
import {
  decodePassword,
  hashPassword,
  NOT_BASE64,
  readNewPassword,
  verifyPassword,
} from '../../security/password.ts';
import { passwordChangedMail } from './password-changed-mail.ts';
import { deleteOtherSessions, deleteSessionsOf, findOwnSession } from './session.repository.ts';

/** For so long after the login the password need not be given again. */
const FRESH_MINUTES = 15;
const PASSWORD_LIMITS: AttemptLimits = {
  freeAttempts: 10,
  firstWaitSeconds: 1,
  longestWaitSeconds: 900,
};

interface Recovered {
  readonly id: number;
  readonly email: string;
  /** From where, and in which browser, the mail's link was followed. */
  readonly address: string;
  readonly device: Buffer;
}

interface Shop {
  readonly storeId: number;
  readonly shopUrl: string;
}

const urlOfStore = async (db: Db, { storeId, shopUrl }: Shop): Promise<Shop> => ({
  storeId,
  shopUrl: await findShopUrl(db, shopUrl, storeId),
});

/**
 * Sets a new password after a recovery, inside the caller's transaction: all sessions end, only the browser that
 * recovered is known, and its failed attempts are forgotten.
 */
export async function changePassword(
  db: Db,
  customer: Recovered,
  passwordHash: string,
  shop: Shop,
): Promise<void> {
  const changed = await updatePassword(db, customer.id, passwordHash);
  await deleteSessionsOf(db, customer.id);
  await deleteOtherDevices(db, customer.id, null);
  await customerDevices.save(db, customer.id, customer.device);
  await forgetLogins(db, customer);
  await enqueueMail(db, passwordChangedMail({ ...changed, ...(await urlOfStore(db, shop)) }));
}

interface OwnSession {
  readonly sessionId: string;
  readonly customerId: number;
}

interface PasswordChange {
  readonly password: string;
  readonly currentPassword?: string | null | undefined;
}

/** A logged-in browser alone is no proof: the caller gives the current password or has just logged in. */
async function checkOwner(db: Db, session: OwnSession, given: string | null | undefined): Promise<void> {
  if (given === undefined || given === null) {
    const { minutes } = await findOwnSession(db, session);
    if (minutes > FRESH_MINUTES) throw fieldError('currentPassword', (t) => t.auth.currentPasswordNeeded);
    return;
  }
  const password = decodePassword(given);
  if (password === undefined) throw fieldError('currentPassword', NOT_BASE64);
  const { name } = await beginAttempt(db, {
    name: `password:customer:${session.customerId}`,
    limits: PASSWORD_LIMITS,
  });
  const { passwordHash } = await findCredentialsOf(db, session.customerId);
  if (!(await verifyPassword(passwordHash, password))) {
    throw fieldError('currentPassword', (t) => t.auth.currentPasswordWrong);
  }
  await forgetAttempts(db, name);
}

/** A customer's own change: every other session ends, the one that asked goes on. */
export async function changeOwnPassword(
  db: Db,
  session: OwnSession,
  change: PasswordChange,
  shop: Shop,
): Promise<void> {
  const password = readNewPassword('password', change.password);
  await checkOwner(db, session, change.currentPassword);
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const changed = await updatePassword(transaction, session.customerId, passwordHash);
    // The session may have been ended while the password was being checked.
    const { device } = await findOwnSession(transaction, session);
    await deleteOtherSessions(transaction, session);
    await deleteOtherDevices(transaction, session.customerId, device);
    await enqueueMail(
      transaction,
      passwordChangedMail({ ...changed, ...(await urlOfStore(transaction, shop)) }),
    );
  });
}
