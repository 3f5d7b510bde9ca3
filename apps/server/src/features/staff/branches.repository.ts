import type { LanguageCode } from '@partsboard/contract/language';
import type { Branch } from '@partsboard/contract/backoffice/branches';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { inBranches, type BranchScope } from '../../db/branch-scope.ts';

/** Unknown codes have no id among them. */
export const findBranchIds = async (db: Db, codes: readonly string[]): Promise<number[]> =>
  codes.length === 0
    ? []
    : (
        await db
          .selectFrom('warehouse')
          .select('id')
          .where('code', 'in', [...codes])
          .execute()
      ).map(({ id }) => id);

/** The branches and warehouses in which somebody works. */
export function listBranches(db: Db, scope: BranchScope, language: LanguageCode): Promise<Branch[]> {
  return db
    .selectFrom('warehouse')
    .select(['id', 'code', language === 'pl' ? 'name_pl as name' : 'name_en as name'])
    .where(inBranches(sql`id`, scope))
    .orderBy('position')
    .orderBy('id')
    .execute();
}
