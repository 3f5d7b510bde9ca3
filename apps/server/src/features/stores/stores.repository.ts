import { sql, type InsertObject, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';
import { pictureOf } from '../../db/rows-by-key.ts';
import type { Tables } from '../../db/tables.ts';
import { columns } from '../../db/tables.ts';

const stores = (db: Db) =>
  db
    .selectFrom('store')
    .leftJoinLateral(pictureOf('store.logo_picture_id').as('logo'), (join) => join.onTrue())
    .leftJoinLateral(pictureOf('store.logo_dark_picture_id').as('logo_dark'), (join) => join.onTrue())
    .select(columns.store.map((column) => `store.${column}` as const))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('topic')
          .whereRef('topic.store_id', '=', 'store.id')
          .select(['se_name as seName', 'title_pl as titlePl', 'title_en as titleEn'])
          .orderBy('position')
          .orderBy('id'),
      ).as('pages'),
    )
    .select(['logo.sha256 as logo_hash', 'logo.content_type as logo_type'])
    .select(['logo_dark.sha256 as dark_logo_hash', 'logo_dark.content_type as dark_logo_type']);

export const findStoreRows = (db: Db) =>
  stores(db).orderBy('store.is_default', 'desc').orderBy('store.id').execute();

export type StoreRow = Awaited<ReturnType<typeof findStoreRows>>[number];

export const findStoreRow = (db: Db, id: number): Promise<StoreRow | undefined> =>
  stores(db).where('store.id', '=', id).executeTakeFirst();

/** One change of stores at a time, so that no two of them take the same host name. */
export const lockStores = (tx: Db) => tx.selectFrom('store').select('id').orderBy('id').forUpdate().execute();

export const findHostNames = (db: Db, exceptId: number) =>
  db.selectFrom('store').select('host_names').where('id', '<>', exceptId).execute();

export const hasStoreName = async (db: Db, exceptId: number | null, name: string): Promise<boolean> =>
  (await db
    .selectFrom('store')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', 'is distinct from', exceptId)
    .executeTakeFirst()) !== undefined;

export const hasTopic = async (db: Db, storeId: number, seName: string): Promise<boolean> =>
  (await db
    .selectFrom('topic')
    .select('id')
    .where('store_id', '=', storeId)
    .where('se_name', '=', seName)
    .executeTakeFirst()) !== undefined;

export const isBranchOffice = async (db: Db, id: number): Promise<boolean> =>
  (await db
    .selectFrom('warehouse')
    .select('id')
    .where('id', '=', id)
    .where('is_branch_office', 'is', true)
    .executeTakeFirst()) !== undefined;

export async function updateStore(tx: Db, id: number, row: Updateable<Tables['store']>): Promise<void> {
  await tx
    .updateTable('store')
    .set((eb) => ({ ...row, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function insertStore(tx: Db, row: InsertObject<Tables, 'store'>): Promise<number> {
  const { id } = await tx.insertInto('store').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}
