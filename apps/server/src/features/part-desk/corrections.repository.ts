import type { CorrectionFilter, CorrectionReason } from '@partsboard/contract/backoffice/stock-corrections';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface CorrectionRow {
  readonly id: number;
  readonly at: Date;
  readonly part_id: number;
  readonly brand: string;
  readonly number: string;
  readonly name_pl: string;
  readonly name_en: string | null;
  readonly warehouse_pl: string;
  readonly warehouse_en: string;
  readonly quantity_before: number;
  readonly quantity_after: number;
  readonly reserved: number;
  readonly reason: CorrectionReason;
  readonly note: string;
  readonly staff_name: string;
}

/** Newest first. Each filter has an index in this order. */
export async function findCorrections(
  db: Db,
  { partId, warehouseId, reason }: CorrectionFilter,
  beforeId: number | undefined,
  limit: number,
): Promise<CorrectionRow[]> {
  const { rows } = await sql<CorrectionRow>`
    select c.id, c.at, c.part_id, brand.name as brand, part.number, part.name_pl, part.name_en,
      w.name_pl as warehouse_pl, w.name_en as warehouse_en, c.quantity_before, c.quantity_after, c.reserved,
      c.reason, c.note, c.staff_name
    from (
      select * from stock_correction
      where true
        ${partId === undefined ? sql`` : sql`and part_id = ${partId}`}
        ${warehouseId === undefined ? sql`` : sql`and warehouse_id = ${warehouseId}`}
        ${reason === undefined ? sql`` : sql`and reason = ${reason}`}
        ${beforeId === undefined ? sql`` : sql`and id < ${beforeId}`}
      order by id desc limit ${limit}
    ) as c
    cross join lateral (select * from part where part.id = c.part_id limit 1) as part
    join brand on brand.id = part.brand_id
    join warehouse as w on w.id = c.warehouse_id
    order by c.id desc`.execute(db);
  return rows;
}

export interface NewCorrection {
  readonly part_id: number;
  readonly warehouse_id: number;
  readonly quantity_before: number;
  readonly quantity_after: number;
  readonly reserved: number;
  readonly reason: CorrectionReason;
  readonly note: string;
  readonly staff_id: number | null;
  readonly staff_name: string;
}

export const insertCorrection = (tx: Db, correction: NewCorrection) =>
  tx.insertInto('stock_correction').values(correction).execute();

export const findCorrectedPart = (tx: Db, partId: number) =>
  tx.selectFrom('part').where('id', '=', partId).select(['id', 'number', 'is_withdrawn']).executeTakeFirst();

export const findWarehouse = (tx: Db, warehouseId: number) =>
  tx.selectFrom('warehouse').where('id', '=', warehouseId).select(['id', 'code']).executeTakeFirst();

/** Locks the bin, so that of two changes the second sees the first. */
export const lockBin = (tx: Db, partId: number, warehouseId: number) =>
  tx
    .selectFrom('stock_bin')
    .where('warehouse_id', '=', warehouseId)
    .where('part_id', '=', partId)
    .select('bin')
    .forUpdate()
    .executeTakeFirst();

/** Nothing removes the bin. */
export async function writeBin(tx: Db, partId: number, warehouseId: number, bin: string): Promise<void> {
  if (bin === '') {
    await tx
      .deleteFrom('stock_bin')
      .where('warehouse_id', '=', warehouseId)
      .where('part_id', '=', partId)
      .execute();
    return;
  }
  await tx
    .insertInto('stock_bin')
    .values({ warehouse_id: warehouseId, part_id: partId, bin })
    .onConflict((conflict) => conflict.columns(['warehouse_id', 'part_id']).doUpdateSet({ bin }))
    .execute();
}

export async function hasBackOrders(tx: Db, partId: number): Promise<boolean> {
  const { rows } = await sql`
    select from order_line as l
    join order_supply as s on s.order_id = l.order_id and s.line = l.line
    where l.part_id = ${partId} and s.kind = 'back-order' and s.cancelled < s.quantity limit 1`.execute(tx);
  return rows.length > 0;
}
