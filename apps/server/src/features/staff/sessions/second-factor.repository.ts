import type { Db } from '../../../db/database.ts';

export const updatePendingSecret = (db: Db, staffId: number, secret: Buffer) =>
  db.updateTable('staff_member').set({ totp_pending_secret: secret }).where('id', '=', staffId).execute();

/** The pending secret becomes the second factor, and the step of its first code is spent. */
export async function confirmSecret(db: Db, staffId: number, secret: Buffer, step: number): Promise<boolean> {
  const confirmed = await db
    .updateTable('staff_member')
    .set({ totp_secret: secret, totp_pending_secret: null, totp_last_step: step })
    .where('id', '=', staffId)
    .where('totp_pending_secret', '=', secret)
    .returning('id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Uses up the half minute of a code; returns false where it, or a later one, is used already. */
export async function useStep(db: Db, staffId: number, secret: Buffer, step: number): Promise<boolean> {
  const spent = await db
    .updateTable('staff_member')
    .set({ totp_last_step: step })
    .where('id', '=', staffId)
    .where('totp_secret', '=', secret)
    .where('totp_last_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function deleteSecondFactor(db: Db, staffId: number): Promise<void> {
  await db
    .updateTable('staff_member')
    .set({ totp_secret: null, totp_pending_secret: null, totp_last_step: 0 })
    .where('id', '=', staffId)
    .execute();
  await db.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
}

/** New recovery codes take the place of the old ones. */
export async function replaceRecoveryCodes(
  db: Db,
  staffId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  await db
    .insertInto('staff_recovery_code')
    .values(hashes.map((hash) => ({ staff_id: staffId, code_sha256: hash })))
    .execute();
}

/** Each works once: of two logins with the same code one finds it. */
export async function useRecoveryCode(db: Db, staffId: number, hash: Buffer): Promise<boolean> {
  const spent = await db
    .deleteFrom('staff_recovery_code')
    .where('staff_id', '=', staffId)
    .where('code_sha256', '=', hash)
    .returning('staff_id')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function countRecoveryCodes(db: Db, staffId: number): Promise<number> {
  const { left } = await db
    .selectFrom('staff_recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return left;
}
