import type { LanguageCode } from '@partsboard/contract/language';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** How long a password that was handed over can be used for the first login. */
const ONE_TIME_PASSWORD_DAYS = 7;

/** Addresses are compared without case; the index is on the same expression. */
const isEmail = (email: string) => sql<boolean>`lower(staff_member.email) = lower(${email.trim()})`;

export const findCredentials = (db: Db, email: string) =>
  db
    .selectFrom('staff_member')
    .select(['id', 'name', 'password_hash as passwordHash'])
    .select(
      sql<boolean>`must_change_password and password_set_at < now() - make_interval(days => ${ONE_TIME_PASSWORD_DAYS}::int)`.as(
        'isExpired',
      ),
    )
    .where(isEmail(email))
    .where('is_active', '=', true)
    .executeTakeFirst();

export const hasStaff = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('staff_member').select('id').limit(1).executeTakeFirst()) !== undefined;

export const findIdByEmail = (db: Db, email: string) =>
  db.selectFrom('staff_member').select('id').where(isEmail(email)).executeTakeFirst();

/** To whom mails about an account go. */
export const findOwner = (db: Db, staffId: number) =>
  db
    .selectFrom('staff_member')
    .select(['email', 'name', 'language'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();

/** What proves that somebody is who they say. */
export const findSecrets = (db: Db, staffId: number) =>
  db
    .selectFrom('staff_member')
    .select([
      'email',
      'password_hash as passwordHash',
      'totp_secret as totpSecret',
      'totp_pending_secret as totpPendingSecret',
    ])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();

export const updatePassword = (
  db: Db,
  staffId: number,
  { passwordHash, mustChange }: { readonly passwordHash: string; readonly mustChange: boolean },
) =>
  db
    .updateTable('staff_member')
    .set({
      password_hash: passwordHash,
      must_change_password: mustChange,
      password_set_at: sql<Date>`now()`,
    })
    .where('id', '=', staffId)
    .execute();

export const updateLanguage = (db: Db, staffId: number, language: LanguageCode) =>
  db.updateTable('staff_member').set({ language }).where('id', '=', staffId).execute();

export const updateLastLogin = (db: Db, staffId: number) =>
  db
    .updateTable('staff_member')
    .set({ last_login_at: sql<Date>`now()` })
    .where('id', '=', staffId)
    .execute();
