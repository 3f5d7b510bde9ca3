import type { Brand } from '../vehicles/brands.ts';
import type { Place } from '../vocabulary/polish.ts';
import type { Role } from '../vocabulary/role-table.ts';

export interface ListItem {
  part: Part;
  quantity: number;
}

/** What is remembered of a part until the part files are written; texts and prices follow from it. */
export interface Part {
  brand: Brand;
  /** As printed. */
  number: string;
  role: Role;
  places: readonly Place[];
  /** What its name ends in. */
  labels: readonly { pl: string; en: string }[];
  exchange: boolean;
  /** Net price in złoty around which its own lies. */
  price: number;
  /** What chance its price and weight depend on: the same for a left part and its right twin. */
  likeness: number;
  replacedBy: Part | undefined;
  bundle: readonly ListItem[] | undefined;
  repair: readonly ListItem[] | undefined;
  fit: readonly ListItem[] | undefined;
}

/**
 * Brands by code, then numbers. Numbers of one brand are all of one pattern, so that the printed form sorts as the
 * compared one does.
 */
export const byBrandAndNumber = (a: Part, b: Part): number => {
  if (a.brand !== b.brand) return a.brand.code < b.brand.code ? -1 : 1;
  return a.number < b.number ? -1 : a.number > b.number ? 1 : 0;
};
