import { withAddedVehicles } from '@partsboard/domain/line-vehicles';
import type { PlacedQuantity } from './cart.repository.ts';

/** Each part once, with the sum of its quantities, all vehicles and its last place, in the order of first mention. */
export function sumByPart<T extends PlacedQuantity>(items: readonly T[]): T[] {
  const sums = new Map<number, T>();
  for (const item of items) {
    const before = sums.get(item.partId);
    const quantity = (before?.quantity ?? 0) + item.quantity;
    const vehicles = withAddedVehicles(before?.vehicles ?? [], item.vehicles ?? []);
    sums.set(item.partId, { ...item, quantity, vehicles });
  }
  return [...sums.values()];
}
