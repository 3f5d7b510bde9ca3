/** Whether the stock covers all, some or nothing of the wanted quantity. */
export type StockLevel = 'good' | 'low' | 'none';

export function stockLevel(stock: number, wanted: number): StockLevel {
  if (stock <= 0) return 'none';
  return stock >= wanted ? 'good' : 'low';
}

export const totalStock = (inventory: readonly { readonly StockQuantity: number }[]): number =>
  inventory.reduce((sum, { StockQuantity }) => sum + Math.max(StockQuantity, 0), 0);
