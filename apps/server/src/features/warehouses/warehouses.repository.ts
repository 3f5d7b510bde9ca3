import { sql, type InsertObject, type Updateable } from 'kysely';
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

/** Whether there is or was stock, or an order, or customers are sent there. */
export async function isUsed(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select from part_stock where warehouse_id = ${id} and (quantity > 0 or reserved > 0) limit 1)
      or exists (select from stock_correction where warehouse_id = ${id} limit 1)
      or exists (select from customer_order where warehouse_id = ${id} limit 1)
      or exists (select from order_supply where warehouse_id = ${id} limit 1)
      or exists (select from order_return where warehouse_id = ${id} limit 1)
      or exists (select from store where default_pickup_warehouse_id = ${id}) as is_used`.execute(db);
  return rows[0]?.is_used === true;
}

/** Methods that are offered and that no other branch has. */
export function findMethodsOfOnly(db: Db, id: number) {
  const onlyThis = sql<number[]>`array[${id}::integer]`;
  return db
    .selectFrom('shipping_method')
    .select(['name_pl', 'name_en'])
    .where('is_active', 'is', true)
    .where('branch_ids', '=', onlyThis)
    .unionAll(
      db
        .selectFrom('payment_method')
        .select(['name_pl', 'name_en'])
        .where('is_active', 'is', true)
        .where('counter_branch_ids', '=', onlyThis),
    )
    .execute();
}

/** Methods that only some branches have forget this one. */
export async function removeFromMethods(tx: Db, id: number): Promise<void> {
  await sql`update shipping_method set branch_ids = array_remove(branch_ids, ${id}), version = version + 1
    where ${id} = any(branch_ids)`.execute(tx);
  await sql`update payment_method set counter_branch_ids = array_remove(counter_branch_ids, ${id}), version = version + 1
    where ${id} = any(counter_branch_ids)`.execute(tx);
}

export const deleteRow = (tx: Db, id: number) => tx.deleteFrom('warehouse').where('id', '=', id).execute();
