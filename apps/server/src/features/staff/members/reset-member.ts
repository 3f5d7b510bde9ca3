import { randomInt } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { hashPassword } from '../../../security/password.ts';
import { warnMember } from '../sessions/account-warning.ts';
import type { Actor } from './actor.ts';
import { changeMember } from './change-member.ts';
import { deleteSecondFactor } from '../sessions/second-factor.repository.ts';
import { updatePassword } from '../staff-account.repository.ts';
import { deleteDevicesOf } from '../sessions/staff-device.repository.ts';
import { updateMember } from './staff-members.repository.ts';
import { deleteSessionsOf } from '../sessions/staff-session.repository.ts';

/** Without letters and digits that look alike when they are read out or copied from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** To be handed over; the first login asks for another. */
export const newOneTimePassword = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** Gives somebody a new password, which is shown this once; all their sessions end. */
export async function resetPassword(db: Db, id: number, actor: Actor): Promise<string> {
  const password = newOneTimePassword();
  const passwordHash = await hashPassword(password);
  await changeMember(db, id, actor, async (transaction) => {
    await updatePassword(transaction, id, { passwordHash, mustChange: true });
    await deleteSessionsOf(transaction, id);
    await deleteDevicesOf(transaction, id, null);
    await updateMember(transaction, id, {});
    await warnMember(transaction, id, 'passwordReset');
    return 'staff.reset-password';
  });
  return password;
}

/** For somebody who has lost their telephone and the recovery codes; all their sessions end. */
export const resetSecondFactor = (db: Db, id: number, actor: Actor): Promise<void> =>
  changeMember(db, id, actor, async (transaction) => {
    await deleteSecondFactor(transaction, id);
    await deleteSessionsOf(transaction, id);
    await updateMember(transaction, id, {});
    await warnMember(transaction, id, 'secondFactorRemoved');
    return 'staff.reset-second-factor';
  });
