import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { pictureOf } from '../../db/rows-by-key.ts';

interface Named {
  readonly id: number;
  readonly namePl: string;
  readonly nameEn: string | null;
}

export interface EquipmentRow extends Named {
  readonly code: string;
  readonly exclusiveGroup: string | null;
}

export interface CategoryRow extends Named {
  readonly parentId: number | null;
  readonly pictureHash: Buffer | null;
  readonly pictureType: string | null;
  /** Boards of the subgroup, for whatever vehicle. */
  readonly boardCount: number;
}

export interface AttributeRow extends Named {
  readonly name: string;
}

export const selectEquipment = (db: Db): Promise<EquipmentRow[]> =>
  db
    .selectFrom('catalogue.equipment')
    .select(['id', 'code', 'exclusive_group as exclusiveGroup', 'name_pl as namePl', 'name_en as nameEn'])
    .execute();

export const selectCategories = async (db: Db): Promise<CategoryRow[]> => {
  const { rows } = await sql<CategoryRow>`
    select category.id, category.parent_id as "parentId", category.name_pl as "namePl",
      category.name_en as "nameEn", picture.sha256 as "pictureHash", picture.content_type as "pictureType",
      coalesce(counted.boards, 0) as "boardCount"
    from catalogue.category
    left join lateral ${pictureOf('category.picture_id')} as picture on true
    left join (select category_id, count(*) as boards from catalogue.board group by category_id) as counted
      on counted.category_id = category.id
    order by category.position, category.code`.execute(db);
  return rows;
};

export const selectAttributes = (db: Db): Promise<AttributeRow[]> =>
  db
    .selectFrom('catalogue.attribute')
    .select(['id', 'name', 'name_pl as namePl', 'name_en as nameEn'])
    .orderBy('position')
    .orderBy('name')
    .execute();

export const selectBrands = (db: Db): Promise<{ id: number; code: string; name: string }[]> =>
  db.selectFrom('brand').select(['id', 'code', 'name']).execute();
