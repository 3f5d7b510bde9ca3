import type { ViewList } from '@partsboard/contract/backoffice/saved-views';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** The views of one person of one list. */
export interface ViewOwner {
  readonly staffId: number;
  readonly list: ViewList;
}

const COLUMNS = ['id', 'name', 'filter'] as const;

/** What a saved view stores; its filter as JSON. */
export interface ViewValues {
  readonly name: string;
  readonly filter: string;
}

const viewsOf = (db: Db, { staffId, list }: ViewOwner) =>
  db.selectFrom('staff_saved_view').where('staff_id', '=', staffId).where('list', '=', list);

export const findViews = (db: Db, owner: ViewOwner) =>
  viewsOf(db, owner)
    .select(COLUMNS)
    .orderBy(sql`lower(name)`)
    .execute();

/** Inserts nothing where the person has as many views already. */
export const insertView = (db: Db, owner: ViewOwner, { name, filter }: ViewValues, maxViews: number) =>
  db
    .insertInto('staff_saved_view')
    .columns(['staff_id', 'list', 'name', 'filter'])
    .expression(
      db
        .selectNoFrom((eb) => [
          eb.cast<number>(eb.val(owner.staffId), 'integer').as('staff_id'),
          eb.val(owner.list).as('list'),
          eb.val(name).as('name'),
          eb.cast(eb.val(filter), 'jsonb').as('filter'),
        ])
        .where((eb) =>
          eb(
            viewsOf(db, owner).select((count) => count.fn.countAll<number>().as('count')),
            '<',
            maxViews,
          ),
        ),
    )
    .returning(COLUMNS)
    .executeTakeFirst();

export const updateView = (db: Db, { staffId, list }: ViewOwner, id: number, values: ViewValues) =>
  db
    .updateTable('staff_saved_view')
    .set(values)
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('list', '=', list)
    .returning(COLUMNS)
    .executeTakeFirst();

export const removeView = (db: Db, { staffId, list }: ViewOwner, id: number) =>
  db
    .deleteFrom('staff_saved_view')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('list', '=', list)
    .returning('id')
    .executeTakeFirst();
