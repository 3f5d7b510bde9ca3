import type { LanguageCode } from '@partsboard/contract/language';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** E-mail addresses are compared without case; the index is on the same expression. */
export const findCredentials = (db: Db, email: string) =>
  db
    .selectFrom('customer')
    .select(['id', 'password_hash as passwordHash', 'access'])
    .where(sql`lower(email)`, '=', sql`lower(${email.trim()})`)
    .executeTakeFirst();

export const findCredentialsOf = (db: Db, customerId: number) =>
  db
    .selectFrom('customer')
    .select('password_hash as passwordHash')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();

/** Sets the password; returns whom to tell, and in which language. */
export async function updatePassword(db: Db, customerId: number, passwordHash: string) {
  const { language, ...customer } = await db
    .updateTable('customer')
    .set({ password_hash: passwordHash })
    .where('id', '=', customerId)
    .returning(['email', 'first_name as firstName', 'language'])
    .executeTakeFirstOrThrow();
  return { ...customer, language: languageOf(language) };
}

/** The column's check allows these two. */
const languageOf = (language: string): LanguageCode => (language === 'en' ? 'en' : 'pl');

export const updateLanguage = (db: Db, customerId: number, language: LanguageCode) =>
  db
    .updateTable('customer')
    .set({ language })
    .where('id', '=', customerId)
    .where('language', '<>', language)
    .execute();
