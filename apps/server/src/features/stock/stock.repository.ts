import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';

/** Pieces of a part in one warehouse. */
export interface StockPiece {
  readonly partId: number;
  readonly warehouseId: number;
  readonly quantity: number;
}

/** All warehouses, in the order in which they are asked. */
export const selectPlaces = (db: Db) =>
  db
    .selectFrom('warehouse')
    .select(['id', 'is_branch_office as isBranch', 'name_pl', 'name_en'])
    .orderBy('position')
    .orderBy('id');

const selectStoreRules = (db: Db, storeId: number) =>
  db
    .selectFrom('store')
    .where('id', '=', storeId)
    .select([
      'transfers_from',
      'allow_back_orders',
      'default_pickup_warehouse_id',
      'takes_unconfirmed_orders',
    ]);

/** The warehouses and a store's rules about them, in one statement. */
export const findPlacesAndRules = compiledOnce((db: Db, storeId: number) =>
  db
    .selectNoFrom([
      jsonArrayFrom(selectPlaces(db)).as('places'),
      jsonObjectFrom(selectStoreRules(db, storeId)).as('store'),
    ])
    .compile(),
);

/**
 * Locks the stock of parts in warehouses until the transaction ends and returns what can be promised of it. Whoever
 * changes stock locks it in this order, part by part and in each by warehouse: then they wait and never deadlock.
 */
export const lockStock = compiledOnce((db: Db, partIds: readonly number[], warehouseIds: readonly number[]) =>
  sql<StockPiece>`
    select part_id as "partId", warehouse_id as "warehouseId", greatest(0, quantity - reserved) as quantity
    from part_stock
    where part_id = any(${partIds}::integer[]) and warehouse_id = any(${warehouseIds}::integer[])
    order by part_id, warehouse_id
    for no key update`.compile(db),
);

const columnsOf = (pieces: readonly StockPiece[]) =>
  [
    pieces.map((piece) => piece.partId),
    pieces.map((piece) => piece.warehouseId),
    pieces.map((piece) => piece.quantity),
  ] as const;

/** For pieces whose rows are locked already. */
export async function addReserved(db: Db, pieces: readonly StockPiece[]): Promise<void> {
  const [partIds, warehouseIds, quantities] = columnsOf(pieces);
  await sql`
    update part_stock as s set reserved = s.reserved + piece.quantity
    from unnest(${partIds}::integer[], ${warehouseIds}::integer[], ${quantities}::integer[])
      as piece (part_id, warehouse_id, quantity)
    where s.part_id = piece.part_id and s.warehouse_id = piece.warehouse_id`.execute(db);
}

/** Pieces come back into warehouses, also into one that has had none of them so far. */
export async function addOnHand(db: Db, pieces: readonly StockPiece[]): Promise<void> {
  const [partIds, warehouseIds, quantities] = columnsOf(pieces);
  const given = sql`
    select part_id, warehouse_id, sum(quantity)::integer as quantity
    from unnest(${partIds}::integer[], ${warehouseIds}::integer[], ${quantities}::integer[])
      as given (part_id, warehouse_id, quantity)
    group by part_id, warehouse_id`;
  await sql`
    with piece as (${given}), held as (
      select s.part_id, s.warehouse_id, piece.quantity
      from part_stock as s join piece using (part_id, warehouse_id)
      order by s.part_id, s.warehouse_id
      for no key update of s
    )
    update part_stock as s set quantity = s.quantity + held.quantity
    from held
    where s.part_id = held.part_id and s.warehouse_id = held.warehouse_id`.execute(db);
  // Apart, since an insertion makes every server forget all prices.
  const { rows } = await sql<StockPiece>`
    with piece as (${given})
    select part_id as "partId", warehouse_id as "warehouseId", quantity
    from piece
    where not exists (
      select from part_stock as s where s.part_id = piece.part_id and s.warehouse_id = piece.warehouse_id)
    order by part_id, warehouse_id`.execute(db);
  if (rows.length > 0) await insertOnHand(db, rows);
}

async function insertOnHand(db: Db, pieces: readonly StockPiece[]): Promise<void> {
  const [partIds, warehouseIds, quantities] = columnsOf(pieces);
  await sql`
    insert into part_stock (part_id, warehouse_id, quantity)
    select * from unnest(${partIds}::integer[], ${warehouseIds}::integer[], ${quantities}::integer[])
    on conflict (part_id, warehouse_id) do update set quantity = part_stock.quantity + excluded.quantity`.execute(
    db,
  );
}

/**
 * Ends reservations. What was shipped is not on hand any more either. Where somebody has counted less meanwhile, or
 * has removed and loaded the row again, a figure ends at zero.
 */
export async function removeReserved(
  db: Db,
  pieces: readonly StockPiece[],
  isShipped: boolean,
): Promise<void> {
  const [partIds, warehouseIds, quantities] = columnsOf(pieces);
  await sql`
    with piece as (
      select part_id, warehouse_id, sum(quantity)::integer as quantity
      from unnest(${partIds}::integer[], ${warehouseIds}::integer[], ${quantities}::integer[])
        as given (part_id, warehouse_id, quantity)
      group by part_id, warehouse_id
    ), held as (
      select s.part_id, s.warehouse_id, piece.quantity
      from part_stock as s join piece using (part_id, warehouse_id)
      order by s.part_id, s.warehouse_id
      for no key update of s
    )
    update part_stock as s
    set reserved = greatest(0, s.reserved - held.quantity),
      quantity = case when ${isShipped} then greatest(0, s.quantity - held.quantity) else s.quantity end
    from held
    where s.part_id = held.part_id and s.warehouse_id = held.warehouse_id`.execute(db);
}

export interface StockFigures {
  readonly quantity: number;
  readonly reserved: number;
}

/** Locks the stock of one part in one warehouse, also where there has been none so far. */
export async function lockFigures(tx: Db, partId: number, warehouseId: number): Promise<StockFigures> {
  await sql`
    insert into part_stock (part_id, warehouse_id, quantity) values (${partId}, ${warehouseId}, 0)
    on conflict (part_id, warehouse_id) do nothing`.execute(tx);
  return tx
    .selectFrom('part_stock')
    .where('part_id', '=', partId)
    .where('warehouse_id', '=', warehouseId)
    .select(['quantity', 'reserved'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** For a row that is locked already. */
export const updateOnHand = (tx: Db, { partId, warehouseId, quantity }: StockPiece) =>
  tx
    .updateTable('part_stock')
    .set({ quantity })
    .where('part_id', '=', partId)
    .where('warehouse_id', '=', warehouseId)
    .execute();
