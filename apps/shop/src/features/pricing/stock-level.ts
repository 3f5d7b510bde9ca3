/** Whether the stock covers all, some or nothing of the wanted quantity. */
export type StockLevel = 'good' | 'low' | 'none';

export function stockLevel(stock: number, wanted: number): StockLevel {
  if (stock <= 0) return 'none';
  return stock >= wanted ? 'good' : 'low';
}

interface BranchQuantity {
  readonly WarehouseId: number;
  readonly StockQuantity: number;
}

export const totalStock = (inventory: readonly Pick<BranchQuantity, 'StockQuantity'>[]): number =>
  inventory.reduce((sum, { StockQuantity }) => sum + Math.max(StockQuantity, 0), 0);

/** The stock of one branch, and that of all others together. */
export function stockAround(
  inventory: readonly BranchQuantity[],
  branchId: number,
): { readonly own: number; readonly others: number } {
  const own = totalStock(inventory.filter(({ WarehouseId }) => WarehouseId === branchId));
  return { own, others: totalStock(inventory) - own };
}

/** The same branches with one of them first. */
export const withFirst = <Branch extends { readonly Id: number }>(
  branches: readonly Branch[],
  firstId: number | undefined,
): readonly Branch[] => branches.toSorted((a, b) => Number(b.Id === firstId) - Number(a.Id === firstId));
