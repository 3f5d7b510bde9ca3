import type { InsertObject, Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { pictureOf } from '../../db/rows-by-key.ts';
import { columns, type Tables } from '../../db/tables.ts';

const warehouses = (db: Db) =>
  db
    .selectFrom('warehouse')
    .leftJoinLateral(pictureOf('warehouse.image_picture_id').as('picture'), (join) => join.onTrue())
    .select(columns.warehouse.map((column) => `warehouse.${column}` as const))
    .select(['picture.sha256 as picture_hash', 'picture.content_type as picture_type']);

export const findWarehouseRows = (db: Db) =>
  warehouses(db).orderBy('warehouse.position').orderBy('warehouse.id').execute();

export type WarehouseRow = Awaited<ReturnType<typeof findWarehouseRows>>[number];

export const findWarehouseRow = (db: Db, id: number): Promise<WarehouseRow | undefined> =>
  warehouses(db).where('warehouse.id', '=', id).executeTakeFirst();

/** One change of the list at a time, so that no two of them take the same code. */
export const lockWarehouses = (tx: Db) =>
  tx.selectFrom('warehouse').select(['id', 'code']).orderBy('id').forUpdate().execute();

export const hasCountry = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('country').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export async function updateWarehouse(
  tx: Db,
  id: number,
  row: Updateable<Tables['warehouse']>,
): Promise<void> {
  await tx
    .updateTable('warehouse')
    .set((eb) => ({ ...row, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function insertWarehouse(tx: Db, row: InsertObject<Tables, 'warehouse'>): Promise<number> {
  const { id } = await tx.insertInto('warehouse').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}
