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

/** Wrong passwords of one network for one account, or of one known browser. */
const USUAL: Pace = { freeAttempts: 10, firstWaitSeconds: 1, longestWaitSeconds: 900 };
/** The same once somebody is guessing: the first attempt is free, and each further one is dear. */
const CAREFUL: Pace = { freeAttempts: 1, firstWaitSeconds: 30, longestWaitSeconds: 14_400 };

/** Wrong passwords for one account from everywhere, and from one network for all accounts, that mean guessing. */
const GUESSED_ACCOUNT = 50;
const GUESSING_NETWORK = 100;

const accountTally = (email: string) => `login:account:${accountDigest(email)}`;
const networkTally = (address: string) => `login:address:${networkDigest(address)}`;
const pairName = ({ email, address }: Pick<LoginCaller, 'email' | 'address'>) =>
  `login:pair:${accountDigest(email)}:${networkDigest(address)}`;
const deviceName = (email: string, device: Buffer) =>
  `login:device:${accountDigest(email)}:${device.toString('base64url').slice(0, 27)}`;

/** What to do about an attempt once its password has turned out to be right. */
export type ForgiveLogin = (db: Db) => Promise<void>;

/**
 * Counts an attempt before the password is checked. Only wrong attempts of the same network for the same account can
 * refuse it, or of the same browser where that has logged in before: what others guess elsewhere changes how fast
 * the next wrong attempt becomes slow, and never refuses the first.
 */
export async function beginLogin(db: Db, caller: LoginCaller): Promise<ForgiveLogin> {
  const { email, address, device } = caller;
  if (device !== undefined && (await isKnownDevice(db, email, device))) {
    const { name } = await beginAttemptOf(db, () => ({ name: deviceName(email, device), pace: USUAL }));
    return async (transaction) => {
      await forgetAttempts(transaction, name);
    };
  }
  // The account before the network before both together, always: two attempts never wait for each other in a circle.
  const { name } = await beginAttemptOf(db, async (transaction) => {
    const ofAccount = await tallyAttempt(transaction, accountTally(email));
    const ofNetwork = await tallyAttempt(transaction, networkTally(address));
    const isGuessing = ofAccount > GUESSED_ACCOUNT || ofNetwork > GUESSING_NETWORK;
    return { name: pairName(caller), pace: isGuessing ? CAREFUL : USUAL };
  });
  return async (transaction) => {
    await untallyAttempt(transaction, accountTally(email));
    await untallyAttempt(transaction, networkTally(address));
    await forgetAttempts(transaction, name);
  };
}

/** A customer who has proved by mail to own the account starts again without counted attempts. */
export async function forgetLogins(db: Db, caller: Pick<LoginCaller, 'email' | 'address'>): Promise<void> {
  await forgetAttempts(db, accountTally(caller.email));
  await forgetAttempts(db, pairName(caller));
}
