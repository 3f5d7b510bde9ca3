import type { CartSupply, SupplySource } from '@partsboard/contract/stock';

interface OrderedLine {
  readonly Quantity: number;
  readonly Product: { readonly Id: number };
}

/**
 * Where a branch gets each line of the cart from, by product. Lines that the answer does not list are in stock there.
 */
export function branchSources(
  branch: { readonly Id: number; readonly Name: string } | undefined,
  supply: CartSupply | undefined,
  lines: readonly OrderedLine[],
): ReadonlyMap<number, readonly SupplySource[]> {
  const found = supply?.Branches.find(({ WarehouseId }) => WarehouseId === branch?.Id);
  if (!branch || !found) return new Map();
  const elsewhere = new Map(found.Lines.map((line) => [line.ProductId, line.Supply]));
  return new Map(
    lines.map(({ Product, Quantity }) => [
      Product.Id,
      elsewhere.get(Product.Id) ?? [
        { Kind: 'branch', WarehouseId: branch.Id, WarehouseName: branch.Name, Quantity },
      ],
    ]),
  );
}
