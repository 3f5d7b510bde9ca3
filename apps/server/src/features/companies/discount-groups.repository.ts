import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Brand and discount group of parts. */
export const findDiscountGroups = (db: Db, partIds: readonly number[]) =>
  db
    .selectFrom('part')
    .innerJoin('brand', 'brand.id', 'part.brand_id')
    .leftJoin('discount_group as g', 'g.id', 'part.discount_group_id')
    .where(sql<boolean>`part.id = any(${partIds}::integer[])`)
    .select(['part.id', 'brand.name as brand', 'g.code', 'g.name_pl', 'g.name_en'])
    .execute();
