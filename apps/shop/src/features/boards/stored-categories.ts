import type { Category } from '@partsboard/contract/boards';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';
import { isObject } from '@partsboard/ui/lib/is-object.ts';
import { parseJson } from '@partsboard/ui/lib/parse-json.ts';
import { isAuthenticated } from '../../lib/session.ts';
import { storageKeys } from '../../lib/storage.ts';
import { storedValue } from '../../lib/stored-value.ts';

interface StoredCategories {
  /** What they depend on. */
  readonly key: string;
  readonly categories: Category[];
}

function parseCategories(text: string | null): StoredCategories | null {
  const value = parseJson(text);
  if (!isObject(value) || typeof value.key !== 'string' || !Array.isArray(value.categories)) return null;
  return { key: value.key, categories: value.categories as Category[] };
}

const stored = storedValue(storageKeys.categories, parseCategories);

/** With the version of the shop, since another one may want other fields. */
const keyOf = (vehicle: VehicleFilterInput): string =>
  JSON.stringify([import.meta.env.SHOP_VERSION, currentLanguage(), vehicle]);

/** Keeps the categories of the vehicle that was asked for last, for the next visit. */
export function storeCategories(vehicle: VehicleFilterInput, categories: Category[]): void {
  // An answer may arrive after the session that it was for.
  if (isAuthenticated()) stored.set({ key: keyOf(vehicle), categories });
}

/** The categories that this browser has stored for the vehicle; they may be older than the catalogue. */
export function storedCategories(vehicle: VehicleFilterInput): Category[] | undefined {
  const last = stored.get();
  return last?.key === keyOf(vehicle) ? last.categories : undefined;
}
