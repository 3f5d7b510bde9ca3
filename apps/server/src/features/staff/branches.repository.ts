import type { LanguageCode } from '@partsboard/contract/language';
import type { Branch } from '@partsboard/contract/backoffice/branches';
import type { Db } from '../../db/database.ts';
import type { BranchScope } from '../../http/backoffice/backoffice-handlers.ts';

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
  if (scope !== 'all' && scope.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('warehouse')
    .select(['id', 'code', language === 'pl' ? 'name_pl as name' : 'name_en as name'])
    .$if(scope !== 'all', (query) => query.where('id', 'in', scope === 'all' ? [] : [...scope]))
    .orderBy('position')
    .orderBy('id')
    .execute();
}
