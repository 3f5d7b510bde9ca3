import { isObject } from '@partsboard/ui/lib/is-object.ts';
import { parseJson } from '@partsboard/ui/lib/parse-json.ts';
import { readStoredInTab, tabStorageKeys, writeStoredInTab } from '../../lib/storage.ts';

interface SentQuantity {
  readonly productId: number;
  readonly quantity: number;
}

/** Later the cart may have been changed elsewhere. */
const RECENT_MS = 10_000;

const isSentQuantity = (value: unknown): value is SentQuantity =>
  isObject(value) && typeof value.productId === 'number' && typeof value.quantity === 'number';

/**
 * Remembers quantities that were sent while the page was being left. The next page may fetch the cart before they have
 * arrived, so it sends them once more.
 */
export function rememberQuantitiesSentOnLeave(changes: readonly SentQuantity[]): void {
  const quantities = changes.map(({ productId, quantity }) => ({ productId, quantity }));
  if (quantities.length > 0)
    writeStoredInTab(tabStorageKeys.leftQuantities, JSON.stringify({ at: Date.now(), quantities }));
}

/** The quantities that the previous page has remembered; returned once. */
export function takeQuantitiesSentOnLeave(): readonly SentQuantity[] {
  const left = parseJson(readStoredInTab(tabStorageKeys.leftQuantities));
  writeStoredInTab(tabStorageKeys.leftQuantities, null);
  if (!isObject(left) || typeof left.at !== 'number' || !Array.isArray(left.quantities)) return [];
  return Date.now() - left.at < RECENT_MS ? left.quantities.filter(isSentQuantity) : [];
}
