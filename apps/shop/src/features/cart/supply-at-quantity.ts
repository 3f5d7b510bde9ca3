import type { CartLine } from '@partsboard/contract/cart';
import type { SupplySource } from '@partsboard/contract/stock';

/**
 * What is known about a line's sources at another quantity, before the server has answered: those that are known give
 * as many as they gave, and what is beyond all stock is a back order. Which warehouse gives the rest comes with the
 * answer.
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
