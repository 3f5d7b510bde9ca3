import type { Db } from '../db/database.ts';
import {
  accountDigest,
  beginAttemptOf,
  forgetAttempts,
  networkDigest,
  addAttempt,
  removeAttempt,
  type AttemptLimits,
} from './attempt-throttle.ts';
import { customerDevices, staffDevices, type KnownDevices } from './known-devices.ts';

/** Who tries to log in: to which account, and from where. */
export interface LoginCaller {
  readonly email: string;
  readonly address: string;
  /** The hash of the browser's cookie, where it sent one of ours. */
  readonly device: Buffer | undefined;
}

/** A kind of accounts, whose attempts are counted apart from those of other kinds. */
interface LoginAccounts {
  /** Begins the names of what is counted. */
  readonly prefix: string;
  readonly devices: KnownDevices;
}

export const customerAccounts: LoginAccounts = { prefix: 'login', devices: customerDevices };
export const staffAccounts: LoginAccounts = { prefix: 'staff-login', devices: staffDevices };

/** Wrong passwords of one network for one account, or of one known browser. */
const USUAL_LIMITS: AttemptLimits = { freeAttempts: 10, firstWaitSeconds: 1, longestWaitSeconds: 900 };
/** The same once somebody is guessing: the first attempt is free, and each further one is dear. */
const STRICT_LIMITS: AttemptLimits = { freeAttempts: 1, firstWaitSeconds: 30, longestWaitSeconds: 14_400 };

/** Wrong passwords for one account from everywhere, and from one network for all accounts, that mean guessing. */
const GUESSED_ACCOUNT = 50;
const GUESSING_NETWORK = 100;

/** The names under which the attempts of a caller are counted. */
const namesFor = ({ prefix }: LoginAccounts, { email, address }: Pick<LoginCaller, 'email' | 'address'>) => ({
  account: `${prefix}:account:${accountDigest(email)}`,
  network: `${prefix}:address:${networkDigest(address)}`,
  pair: `${prefix}:pair:${accountDigest(email)}:${networkDigest(address)}`,
  device: (device: Buffer) =>
    `${prefix}:device:${accountDigest(email)}:${device.toString('base64url').slice(0, 27)}`,
});

/** What to do about an attempt once its password has turned out to be right. */
export type ResetAttempts = (db: Db) => Promise<void>;

/**
 * Counts an attempt before the password is checked. Only wrong attempts of the same network for the same account can
 * refuse it, or of the same browser where that has logged in before: what others guess elsewhere changes how fast
 * the next wrong attempt becomes slow, and never refuses the first.
 */
export async function beginLogin(
  db: Db,
  accounts: LoginAccounts,
  caller: LoginCaller,
): Promise<ResetAttempts> {
  const { email, device } = caller;
  const names = namesFor(accounts, caller);
  if (device !== undefined && (await accounts.devices.isKnown(db, email, device))) {
    const { name } = await beginAttemptOf(db, () => ({ name: names.device(device), limits: USUAL_LIMITS }));
    return async (transaction) => {
      await forgetAttempts(transaction, name);
    };
  }
  // The account before the network before both together, always: two attempts never wait for each other in a circle.
  const { name } = await beginAttemptOf(db, async (transaction) => {
    const ofAccount = await addAttempt(transaction, names.account);
    const ofNetwork = await addAttempt(transaction, names.network);
    const isGuessing = ofAccount > GUESSED_ACCOUNT || ofNetwork > GUESSING_NETWORK;
    return { name: names.pair, limits: isGuessing ? STRICT_LIMITS : USUAL_LIMITS };
  });
  return async (transaction) => {
    await removeAttempt(transaction, names.account);
    await removeAttempt(transaction, names.network);
    await forgetAttempts(transaction, name);
  };
}

/** A customer who has proved by mail to own the account starts again without counted attempts. */
export async function forgetLogins(db: Db, caller: Pick<LoginCaller, 'email' | 'address'>): Promise<void> {
  const names = namesFor(customerAccounts, caller);
  await forgetAttempts(db, names.account);
  await forgetAttempts(db, names.pair);
}
