import { isObject } from '../../lib/is-object.ts';
import { parseJson } from '../../lib/parse-json.ts';
import { readStoredInTab, tabStorageKeys, writeStoredInTab } from '../../lib/storage.ts';

interface LeftQuantity {
  readonly productId: number;
  readonly quantity: number;
}

/** Later the cart may have been changed elsewhere. */
const RECENT_MS = 10_000;

const isLeftQuantity = (value: unknown): value is LeftQuantity =>
  isObject(value) && typeof value.productId === 'number' && typeof value.quantity === 'number';

/**
 * Quantities that were sent at the very moment when the page was left. The next page may read the cart before they
 * have arrived, so it sends them once more.
 */
export function keepLeftQuantities(changes: readonly LeftQuantity[]): void {
  const quantities = changes.map(({ productId, quantity }) => ({ productId, quantity }));
  if (quantities.length > 0)
    writeStoredInTab(tabStorageKeys.leftQuantities, JSON.stringify({ at: Date.now(), quantities }));
}

/** What the page before has left, once. */
export function takeLeftQuantities(): readonly LeftQuantity[] {
  const left = parseJson(readStoredInTab(tabStorageKeys.leftQuantities));
  writeStoredInTab(tabStorageKeys.leftQuantities, null);
  if (!isObject(left) || typeof left.at !== 'number' || !Array.isArray(left.quantities)) return [];
  return Date.now() - left.at < RECENT_MS ? left.quantities.filter(isLeftQuantity) : [];
}
