import { toMajor } from '@partsboard/domain/money';
import type { Db } from '../../db/database.ts';
import { countOverdue, countPending } from './company-list.repository.ts';

/** How many companies wait for approval. */
export const countWaitingCompanies = (db: Db): Promise<number> => countPending(db);

/** Companies whose day of payment has passed, and what they owe. */
export async function readOverdueCredit(db: Db): Promise<{ companies: number; amount: number }> {
  const { companies, amount } = await countOverdue(db);
  return { companies, amount: toMajor(amount) };
}
