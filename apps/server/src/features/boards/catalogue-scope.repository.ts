import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { CatalogueScope } from '../vehicles/vehicles.service.ts';
import { boardIsInScope } from './vehicle-conditions-sql.ts';

export async function countBoardsInScope(db: Db, scope: CatalogueScope): Promise<Map<number, number>> {
  const { rows } = await sql<{ categoryId: number; boards: number }>`
    select category_id as "categoryId", count(*) as boards
    from catalogue.board
    where ${boardIsInScope('board', scope)}
    group by category_id`.execute(db);
  return new Map(rows.map(({ categoryId, boards }) => [categoryId, boards]));
}
