import type { PlacedQuantity } from './cart.repository.ts';

/** Each part once, with the sum of its quantities and its last place, in the order of first mention. */
export function sumByPart<T extends PlacedQuantity>(items: readonly T[]): T[] {
  const sums = new Map<number, T>();
  for (const item of items) {
    const quantity = (sums.get(item.partId)?.quantity ?? 0) + item.quantity;
    sums.set(item.partId, { ...item, quantity });
  }
  return [...sums.values()];
}
