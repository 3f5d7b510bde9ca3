/** Which warehouses may supply the branch that executes an order. */
export type TransferRule = 'nowhere' | 'central' | 'everywhere';

export interface StockPlace {
  readonly id: number;
  /** What is no branch office is a central warehouse: it supplies branches and executes nothing itself. */
  readonly isBranch: boolean;
}

/** A warehouse that may supply an order, as seen from the branch that executes it. */
export interface Supplier {
  readonly warehouseId: number;
  readonly kind: 'branch' | 'central' | 'other-branch';
}

/** Where some pieces of a line come from; a back order comes from nowhere yet. */
export type SupplyPiece =
  | (Supplier & { readonly quantity: number })
  | { readonly kind: 'back-order'; readonly warehouseId: null; readonly quantity: number };

/**
 * Who supplies a branch, in the order in which they are asked: the branch itself, then central warehouses, then the
 * other branches, as far as the rule goes. Within each group they stand as the places do.
 */
export function suppliersOf(branchId: number, places: readonly StockPlace[], rule: TransferRule): Supplier[] {
  const suppliers: Supplier[] = [{ warehouseId: branchId, kind: 'branch' }];
  const others = places.filter((place) => place.id !== branchId);
  if (rule !== 'nowhere') {
    for (const { id, isBranch } of others)
      if (!isBranch) suppliers.push({ warehouseId: id, kind: 'central' });
  }
  if (rule === 'everywhere') {
    for (const { id, isBranch } of others) {
      if (isBranch) suppliers.push({ warehouseId: id, kind: 'other-branch' });
    }
  }
  return suppliers;
}

/**
 * Where the pieces of a line come from: each supplier in turn gives what it has until the quantity is reached, and
 * what nobody has is a back order. A supplier gives nothing where its figure is missing or not above zero.
 */
export function supplyOf(
  quantity: number,
  suppliers: readonly Supplier[],
  availableIn: ReadonlyMap<number, number>,
): SupplyPiece[] {
  const pieces: SupplyPiece[] = [];
  let missing = quantity;
  for (const supplier of suppliers) {
    if (missing <= 0) break;
    const given = Math.min(missing, Math.max(0, availableIn.get(supplier.warehouseId) ?? 0));
    if (given > 0) pieces.push({ ...supplier, quantity: given });
    missing -= given;
  }
  if (missing > 0) pieces.push({ kind: 'back-order', warehouseId: null, quantity: missing });
  return pieces;
}

/** How many pieces all suppliers together can give. */
export const availableFrom = (
  suppliers: readonly Supplier[],
  availableIn: ReadonlyMap<number, number>,
): number =>
  suppliers.reduce((sum, { warehouseId }) => sum + Math.max(0, availableIn.get(warehouseId) ?? 0), 0);

/** How many pieces of a line have to be ordered for it. */
export const backOrdered = (pieces: readonly SupplyPiece[]): number =>
  pieces.reduce((sum, piece) => sum + (piece.kind === 'back-order' ? piece.quantity : 0), 0);
