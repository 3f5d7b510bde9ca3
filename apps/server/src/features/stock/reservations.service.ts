import { supplyOf, type Supplier, type SupplyPiece } from '@partsboard/domain/supply';
import type { Db } from '../../db/database.ts';
import { addReserved, lockStock, type StockPiece } from './stock.repository.ts';

/** What is wanted of a part, and who may supply it, in the order in which they are asked. */
export interface WantedLine {
  readonly partId: number;
  readonly quantity: number;
  readonly suppliers: readonly Supplier[];
}

const inAscendingOrder = (ids: Iterable<number>): number[] =>
  [...new Set(ids)].sort((one, other) => one - other);

const isInStock = (piece: SupplyPiece): piece is Extract<SupplyPiece, Supplier> =>
  piece.kind !== 'back-order';

/**
 * Reserves what the lines want as far as it is there, inside the caller's transaction, and returns for each line
 * where its pieces come from: two statements, whatever the number of lines. The stock of all these parts with all
 * these suppliers is held until the transaction ends.
 */
export async function reserveStock(tx: Db, lines: readonly WantedLine[]): Promise<SupplyPiece[][]> {
  const partIds = inAscendingOrder(lines.map((line) => line.partId));
  const warehouseIds = inAscendingOrder(
    lines.flatMap((line) => line.suppliers.map((supplier) => supplier.warehouseId)),
  );
  const available = new Map<number, Map<number, number>>(partIds.map((id) => [id, new Map()]));
  for (const { partId, warehouseId, quantity } of await lockStock(tx, partIds, warehouseIds)) {
    available.get(partId)?.set(warehouseId, quantity);
  }
  const reserved = new Map<string, StockPiece>();
  const supplies = lines.map(({ partId, quantity, suppliers }) => {
    const ofPart = available.get(partId) ?? new Map<number, number>();
    const pieces = supplyOf(quantity, suppliers, ofPart);
    for (const { warehouseId, quantity: taken } of pieces.filter(isInStock)) {
      ofPart.set(warehouseId, (ofPart.get(warehouseId) ?? 0) - taken);
      const key = `${partId} ${warehouseId}`;
      const sum = (reserved.get(key)?.quantity ?? 0) + taken;
      reserved.set(key, { partId, warehouseId, quantity: sum });
    }
    return pieces;
  });
  if (reserved.size > 0) await addReserved(tx, [...reserved.values()]);
  return supplies;
}
