import type { LanguageCode } from '@partsboard/contract/language';
import type { SupplySource } from '@partsboard/contract/stock';
import { missingOf } from '@partsboard/domain/order-supply';
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
  readonly cancelled: number;
}

function toRow(
  line: number,
  position: number,
  { kind, warehouseId, quantity }: SupplyPiece,
  places: readonly SupplyPlace[],
): SupplyRow {
  const place = places.find(({ id }) => id === warehouseId);
  return {
    line,
    position,
    kind,
    warehouse_id: warehouseId,
    warehouse_name_pl: place?.name_pl ?? null,
    warehouse_name_en: place?.name_en ?? null,
    quantity,
    reserved: kind === 'back-order' ? 0 : quantity,
    cancelled: 0,
  };
}

/** The rows of an order whose lines were just reserved, numbered as the lines are. */
export const supplyRows = (
  supplies: readonly (readonly SupplyPiece[])[],
  places: readonly SupplyPlace[],
): SupplyRow[] =>
  supplies.flatMap((pieces, index) =>
    pieces.map((piece, position) => toRow(index + 1, position + 1, piece, places)),
  );

/** Pieces that were on back order and have been reserved now. */
export interface AllottedLine {
  readonly line: number;
  readonly pieces: readonly SupplyPiece[];
}

const allottedSum = (pieces: readonly SupplyPiece[]): number =>
  pieces.reduce((sum, { kind, quantity }) => sum + (kind === 'back-order' ? 0 : quantity), 0);

/** Where an order's pieces come from when some of its back orders have been reserved. A back order is a line's last row. */
export function supplyAfterAllotment(
  supply: readonly SupplyRow[],
  allotted: readonly AllottedLine[],
  places: readonly SupplyPlace[],
): SupplyRow[] {
  const piecesOf = new Map(allotted.map(({ line, pieces }) => [line, pieces]));
  return supply.flatMap((row) => {
    const pieces = missingOf(row) === 0 ? [] : (piecesOf.get(row.line) ?? []);
    const stocked = pieces.filter((piece) => piece.kind !== 'back-order');
    const added = stocked.map((piece, index) => toRow(row.line, row.position + index, piece, places));
    const quantity = row.quantity - allottedSum(pieces);
    return quantity === 0 ? added : [...added, { ...row, position: row.position + added.length, quantity }];
  });
}

/** One statement, whatever the number of rows. */
export async function insertSupply(
  tx: Db,
  rows: readonly (SupplyRow & { readonly order_id: number })[],
): Promise<void> {
  await sql`
    insert into order_supply (order_id, line, position, kind, warehouse_id, warehouse_name_pl, warehouse_name_en,
                              quantity, reserved, cancelled)
    select r.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      order_id integer, line smallint, position smallint, kind text, warehouse_id integer, warehouse_name_pl text,
      warehouse_name_en text, quantity integer, reserved integer, cancelled integer)`.execute(tx);
}

export const toSupplySource = (row: SupplyRow, language: LanguageCode): SupplySource => ({
  Kind: row.kind,
  WarehouseId: row.warehouse_id,
  WarehouseName: row[`warehouse_name_${language}`],
  Quantity: row.quantity,
});
