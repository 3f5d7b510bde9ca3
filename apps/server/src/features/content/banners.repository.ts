import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { pictureOf } from '../../db/rows-by-key.ts';
import { columns, type Tables } from '../../db/tables.ts';

const banners = (db: Db) =>
  db
    .selectFrom('slide')
    .innerJoinLateral(pictureOf('slide.picture_id').as('picture'), (join) => join.onTrue())
    .select(columns.slide.map((column) => `slide.${column}` as const))
    .select(['picture.sha256 as picture_hash', 'picture.content_type as picture_type'])
    .select(
      sql<'shown' | 'planned' | 'over' | 'off'>`case
        when not slide.is_active then 'off'
        when slide.shown_from > now() then 'planned'
        when slide.shown_until <= now() then 'over'
        else 'shown'
      end`.as('state'),
    );

export const findBanners = (db: Db) =>
  banners(db)
    .orderBy('slide.store_id')
    .orderBy('slide.slider_type')
    .orderBy('slide.position')
    .orderBy('slide.id')
    .execute();

export type BannerRow = Awaited<ReturnType<typeof findBanners>>[number];

export const findBanner = (db: Db, id: number): Promise<BannerRow | undefined> =>
  banners(db).where('slide.id', '=', id).executeTakeFirst();

export const findBannersOfPlace = (db: Db, storeId: number, sliderType: number): Promise<BannerRow[]> =>
  banners(db)
    .where('slide.store_id', '=', storeId)
    .where('slide.slider_type', '=', sliderType)
    .orderBy('slide.position')
    .orderBy('slide.id')
    .execute();

export async function insertBanner(tx: Db, row: Insertable<Tables['slide']>): Promise<number> {
  const { id } = await tx.insertInto('slide').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const updateBanner = (tx: Db, id: number, row: Updateable<Tables['slide']>) =>
  tx
    .updateTable('slide')
    .set((eb) => ({ ...row, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Their places are those in the list. */
export const updateOrder = (tx: Db, ids: readonly number[]) =>
  sql`
    update slide set position = wanted.place
    from unnest(${ids}::int[]) with ordinality as wanted (id, place)
    where slide.id = wanted.id
  `.execute(tx);

export const deleteBannerRow = (tx: Db, id: number) => tx.deleteFrom('slide').where('id', '=', id).execute();
