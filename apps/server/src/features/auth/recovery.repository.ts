import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A newer token takes the older one's place. */
export const saveRecoveryToken = (db: Db, customerId: number, tokenHash: Buffer, validMinutes: number) => {
  const expiresAt = sql<Date>`now() + make_interval(mins => ${validMinutes}::int)`;
  return db
    .insertInto('password_recovery')
    .values({ customer_id: customerId, token_sha256: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet({ token_sha256: tokenHash, expires_at: expiresAt }),
    )
    .execute();
};

/** Whom a live token belongs to, if the e-mail address is theirs. */
export const findRecoveringCustomer = (db: Db, email: string, tokenHash: Buffer) =>
  db
    .selectFrom('password_recovery')
    .innerJoin('customer', 'customer.id', 'password_recovery.customer_id')
    .select(['customer.id', 'customer.email'])
    .where('password_recovery.token_sha256', '=', tokenHash)
    .where('password_recovery.expires_at', '>', sql<Date>`now()`)
    .where(sql`lower(customer.email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();

/** Uses the token up; only one of several tries at the same time finds it. */
export async function takeRecoveryToken(db: Db, customerId: number, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('password_recovery')
    .where('customer_id', '=', customerId)
    .where('token_sha256', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('customer_id')
    .executeTakeFirst();
  return row !== undefined;
}

export const deleteExpiredRecoveries = (db: Db) =>
  db
    .deleteFrom('password_recovery')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
