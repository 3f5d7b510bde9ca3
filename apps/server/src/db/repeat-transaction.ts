import { codeOf } from './error-code.ts';
import type { Db } from './database.ts';
import { isStaleStatement } from './prepared-pool.ts';

/** PostgreSQL has ended the transaction for another's sake; the same work, begun again, finds the way free. */
const WORTH_REPEATING = new Set<unknown>(['40001', '40P01']);
const MAX_TRIES = 5;

/** Whether the database gave a transaction up because of others: a deadlock or a serialisation failure. */
export const isWorthRepeating = (error: unknown): boolean => WORTH_REPEATING.has(codeOf(error));

/**
 * Runs work in a transaction and begins it again where the database gave it up because of others: deadlock,
 * serialisation failure, or tables that were migrated under a prepared statement. The work must
 * change nothing outside the transaction that a second run would spoil.
 */
export async function repeatTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const isGivenUp = isWorthRepeating(error) || isStaleStatement(error);
      if (attempt === MAX_TRIES || !isGivenUp) throw error;
    }
  }
}
