import type { LanguageCode } from '@partsboard/contract/language';
import type { SupplySource } from '@partsboard/contract/stock';
import type { SupplyPiece } from '@partsboard/domain/supply';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { SupplyPlace } from '../stock/stock.service.ts';

/** Where some pieces of an order's line come from, as the order stores it. */
export interface SupplyRow {
  readonly line: number;
  readonly position: number;
  readonly kind: SupplyPiece['kind'];
  readonly warehouse_id: number | null;
  readonly warehouse_name_pl: string | null;
  readonly warehouse_name_en: string | null;
  readonly quantity: number;
  /** Neither shipped nor given back. */
  readonly reserved: number;
}

/** The rows of an order whose lines were just reserved, numbered as the lines are. */
export function supplyRows(
  supplies: readonly (readonly SupplyPiece[])[],
  places: readonly SupplyPlace[],
): SupplyRow[] {
  const placeOf = new Map(places.map((place) => [place.id, place]));
  return supplies.flatMap((pieces, index) =>
    pieces.map(({ kind, warehouseId, quantity }, position) => {
      const place = warehouseId === null ? undefined : placeOf.get(warehouseId);
      return {
        line: index + 1,
        position: position + 1,
        kind,
        warehouse_id: warehouseId,
        warehouse_name_pl: place?.name_pl ?? null,
        warehouse_name_en: place?.name_en ?? null,
        quantity,
        reserved: kind === 'back-order' ? 0 : quantity,
      };
    }),
  );
}

/** One statement, whatever the number of rows. */
export async function insertSupply(
  tx: Db,
  rows: readonly (SupplyRow & { readonly order_id: number })[],
): Promise<void> {
  await sql`
    insert into order_supply (order_id, line, position, kind, warehouse_id, warehouse_name_pl, warehouse_name_en,
                              quantity, reserved)
    select r.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      order_id integer, line smallint, position smallint, kind text, warehouse_id integer, warehouse_name_pl text,
      warehouse_name_en text, quantity integer, reserved integer)`.execute(tx);
}

export const toSupplySource = (row: SupplyRow, language: LanguageCode): SupplySource => ({
  Kind: row.kind,
  WarehouseId: row.warehouse_id,
  WarehouseName: row[`warehouse_name_${language}`],
  Quantity: row.quantity,
});
