import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { pictureOf } from '../../db/rows-by-key.ts';

export interface Named {
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

/** The words by which a vehicle type is named in a table of uses. */
export interface VehicleTypeRow {
  readonly id: number;
  /** In the order of these words; types with the same ones have the same rank. */
  readonly rank: number;
  readonly serieId: number;
  readonly modelId: number;
  readonly engineId: number | null;
  readonly bodyId: number | null;
  readonly versionId: number;
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

export const selectFilterValues = (db: Db): Promise<Named[]> =>
  db.selectFrom('catalogue.filter_value').select(['id', 'name_pl as namePl', 'name_en as nameEn']).execute();

export const selectVehicleTypes = async (db: Db): Promise<VehicleTypeRow[]> => {
  const { rows } = await sql<VehicleTypeRow>`
    select type.id, type.serie_id as "serieId", type.model_id as "modelId", type.engine_id as "engineId",
      type.body_id as "bodyId", type.version_id as "versionId",
      dense_rank() over (
        order by serie.position, serie.code, model.position, model.code, engine.position, engine.code,
          body.position, body.code, version.position, version.code
      )::integer as rank
    from catalogue.vehicle_type as type
    join catalogue.filter_value as serie on serie.id = type.serie_id
    join catalogue.filter_value as model on model.id = type.model_id
    join catalogue.filter_value as version on version.id = type.version_id
    left join catalogue.filter_value as engine on engine.id = type.engine_id
    left join catalogue.filter_value as body on body.id = type.body_id`.execute(db);
  return rows;
};
