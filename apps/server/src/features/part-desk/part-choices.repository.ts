import type { Db } from '../../db/database.ts';

export const findPartChoices = (db: Db) =>
  Promise.all([
    db.selectFrom('brand').select(['id', 'name']).orderBy('name').execute(),
    db.selectFrom('discount_group').select(['id', 'code', 'name_pl', 'name_en']).orderBy('code').execute(),
    db
      .selectFrom('warehouse')
      .select(['id', 'name_pl', 'name_en'])
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ]);
