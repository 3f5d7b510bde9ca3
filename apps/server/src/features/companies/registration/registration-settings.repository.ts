import type { RegistrationSetting } from '@partsboard/contract/backoffice/registration-settings';
import type { Db } from '../../../db/database.ts';

const COLUMNS = ['id', 'name', 'registration', 'staff_language as staffLanguage'] as const;

export const findRegistrations = (db: Db) => db.selectFrom('store').select(COLUMNS).orderBy('id').execute();

export const lockRegistration = (tx: Db, storeId: number) =>
  tx.selectFrom('store').where('id', '=', storeId).select(COLUMNS).forUpdate().executeTakeFirst();

export async function updateRegistration(
  tx: Db,
  storeId: number,
  { registration, staffLanguage }: RegistrationSetting,
): Promise<void> {
  await tx
    .updateTable('store')
    .set({ registration, staff_language: staffLanguage })
    .where('id', '=', storeId)
    .execute();
}
