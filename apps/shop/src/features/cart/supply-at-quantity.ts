import type { CartLine } from '@partsboard/contract/cart';
import type { SupplySource } from '@partsboard/contract/stock';

/**
 * An estimate of a line's sources at another quantity until the server has answered: known sources supply what they
 * supplied before, and what exceeds the stock is a back order. The answer tells which warehouse supplies the rest.
 */
export function supplyAtQuantity(
  { Supply, Available }: Pick<CartLine, 'Supply' | 'Available'>,
  quantity: number,
): SupplySource[] {
  let wanted = Math.min(quantity, Available);
  const sources: SupplySource[] = [];
  for (const source of Supply) {
    if (source.Kind === 'back-order' || wanted === 0) continue;
    const given = Math.min(source.Quantity, wanted);
    sources.push({ ...source, Quantity: given });
    wanted -= given;
  }
  const missing = quantity - Available;
  if (missing > 0) {
    sources.push({ Kind: 'back-order', WarehouseId: null, WarehouseName: null, Quantity: missing });
  }
  return sources;
}
