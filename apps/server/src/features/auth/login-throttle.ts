import type { Db } from '../../db/database.ts';
import {
  accountDigest,
  beginAttemptOf,
  forgetAttempts,
  networkDigest,
  tallyAttempt,
  untallyAttempt,
  type Pace,
} from './attempt-throttle.ts';
import { isKnownDevice } from './known-device.repository.ts';

/** Who tries to log in: to which account, and from where. */
export interface LoginCaller {
  readonly email: string;
  readonly address: string;
  /** The hash of the browser's cookie, where it sent one of ours. */
  readonly device: Buffer | undefined;
}

/** A kind of accounts, whose attempts are counted apart from those of other kinds. */
export interface LoginAccounts {
  /** Begins the names of what is counted. */
  readonly prefix: string;
  /** Whether the browser has logged in to the account of this email address before. */
  readonly isKnownDevice: (db: Db, email: string, device: Buffer) => Promise<boolean>;
}

const customerAccounts: LoginAccounts = { prefix: 'login', isKnownDevice };

/** Wrong passwords of one network for one account, or of one known browser. */
const USUAL: Pace = { freeAttempts: 10, firstWaitSeconds: 1, longestWaitSeconds: 900 };
/** The same once somebody is guessing: the first attempt is free, and each further one is dear. */
const CAREFUL: Pace = { freeAttempts: 1, firstWaitSeconds: 30, longestWaitSeconds: 14_400 };

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
export type ForgiveLogin = (db: Db) => Promise<void>;

/**
 * Counts an attempt before the password is checked. Only wrong attempts of the same network for the same account can
 * refuse it, or of the same browser where that has logged in before: what others guess elsewhere changes how fast
 * the next wrong attempt becomes slow, and never refuses the first.
 */
export async function beginLogin(
  db: Db,
  caller: LoginCaller,
  accounts: LoginAccounts = customerAccounts,
): Promise<ForgiveLogin> {
  const { email, device } = caller;
  const names = namesFor(accounts, caller);
  if (device !== undefined && (await accounts.isKnownDevice(db, email, device))) {
    const { name } = await beginAttemptOf(db, () => ({ name: names.device(device), pace: USUAL }));
    return async (transaction) => {
      await forgetAttempts(transaction, name);
    };
  }
  // The account before the network before both together, always: two attempts never wait for each other in a circle.
  const { name } = await beginAttemptOf(db, async (transaction) => {
    const ofAccount = await tallyAttempt(transaction, names.account);
    const ofNetwork = await tallyAttempt(transaction, names.network);
    const isGuessing = ofAccount > GUESSED_ACCOUNT || ofNetwork > GUESSING_NETWORK;
    return { name: names.pair, pace: isGuessing ? CAREFUL : USUAL };
  });
  return async (transaction) => {
    await untallyAttempt(transaction, names.account);
    await untallyAttempt(transaction, names.network);
    await forgetAttempts(transaction, name);
  };
}

/** A customer who has proved by mail to own the account starts again without counted attempts. */
export async function forgetLogins(db: Db, caller: Pick<LoginCaller, 'email' | 'address'>): Promise<void> {
  const names = namesFor(customerAccounts, caller);
  await forgetAttempts(db, names.account);
  await forgetAttempts(db, names.pair);
}
