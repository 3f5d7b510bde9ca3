import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { LanguageCode } from '../../plugins/handlers.ts';

/** E-mail addresses are compared without case; the index is on the same expression. */
export const findCredentials = (db: Db, email: string) =>
  db
    .selectFrom('customer')
    .select(['id', 'password_hash as passwordHash'])
    .where(sql`lower(email)`, '=', sql`lower(${email.trim()})`)
    .executeTakeFirst();

export const updatePassword = (db: Db, customerId: number, passwordHash: string) =>
  db.updateTable('customer').set({ password_hash: passwordHash }).where('id', '=', customerId).execute();

export const updateLanguage = (db: Db, customerId: number, language: LanguageCode) =>
  db
    .updateTable('customer')
    .set({ language })
    .where('id', '=', customerId)
    .where('language', '<>', language)
    .execute();
