import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

const LIST = 'orders';
const COLUMNS = ['id', 'name', 'filter'] as const;

/** What a saved view stores; its filter as JSON. */
export interface ViewValues {
  readonly name: string;
  readonly filter: string;
}

const viewsOf = (db: Db, staffId: number) =>
  db.selectFrom('staff_saved_view').where('staff_id', '=', staffId).where('list', '=', LIST);

export const findViews = (db: Db, staffId: number) =>
  viewsOf(db, staffId)
    .select(COLUMNS)
    .orderBy(sql`lower(name)`)
    .execute();

/** Inserts nothing where the person has as many views already. */
export const insertView = (db: Db, staffId: number, { name, filter }: ViewValues, maxViews: number) =>
  db
    .insertInto('staff_saved_view')
    .columns(['staff_id', 'list', 'name', 'filter'])
    .expression(
      db
        .selectNoFrom((eb) => [
          eb.cast<number>(eb.val(staffId), 'integer').as('staff_id'),
          eb.val(LIST).as('list'),
          eb.val(name).as('name'),
          eb.cast(eb.val(filter), 'jsonb').as('filter'),
        ])
        .where((eb) =>
          eb(
            viewsOf(db, staffId).select((count) => count.fn.countAll<number>().as('count')),
            '<',
            maxViews,
          ),
        ),
    )
    .returning(COLUMNS)
    .executeTakeFirst();

export const updateView = (db: Db, staffId: number, id: number, values: ViewValues) =>
  db
    .updateTable('staff_saved_view')
    .set(values)
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('list', '=', LIST)
    .returning(COLUMNS)
    .executeTakeFirst();

export const removeView = (db: Db, staffId: number, id: number) =>
  db
    .deleteFrom('staff_saved_view')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('list', '=', LIST)
    .returning('id')
    .executeTakeFirst();
