import { cartExampleNumbers, examples, pinnedNumbers } from '../examples.ts';
import { hashText, Random } from '../random.ts';
import { hardware } from '../vocabulary/hardware.ts';
import type { Part } from './part.ts';
import { kindOf } from './part-texts.ts';

/** Share of parts that cannot be bought for now, in percent. */
const UNPRICED = 2;

const documented = new Set([...pinnedNumbers.values(), ...cartExampleNumbers]);

/** Named in the documentation, and therefore free of surprises. */
export const isDocumented = ({ number }: Part): boolean => documented.has(number);

const isUnpriced = (part: Part, seed: number): boolean => {
  const { role, replacedBy, number } = part;
  // An old number is only sold as its successor.
  if (replacedBy || number === examples.unpricedNumber) return true;
  if (role.form === 'hardware' || isDocumented(part)) return false;
  return hashText(`unpriced ${number}`, seed) % 100 < UNPRICED;
};

/** Net price in złoty with two decimals; none: temporarily unavailable. */
export const priceOf = (part: Part, seed: number): string | undefined => {
  if (isUnpriced(part, seed)) return undefined;
  const price = new Random(part.likeness).around(part.price, kindOf(part).spread);
  const grosze = Math.max(60, Math.round(price * 100));
  // Dear parts are priced in whole tens of groszy.
  return ((grosze >= 10_000 ? Math.round(grosze / 10) * 10 : grosze) / 100).toFixed(2);
};

/** Grams. */
export const weightOf = (part: Part): number => {
  const { role } = part;
  const median = role.form === 'hardware' ? (hardware.get(role.hardware)?.weight ?? 5) : role.weight;
  return Math.max(1, Math.round(new Random(part.likeness + 1).around(median, 0.12)));
};

export const unitOf = ({ role }: Part): 'pc' | 'set' | 'pair' => {
  if (role.form === 'hardware') return 'pc';
  if (role.kind === 'kit' || role.kind === 'brake-wear') return 'set';
  return role.gender === 'p' && role.kind !== 'panel' ? 'set' : 'pc';
};

/** Small standard parts come in bags. */
export const packQuantityOf = (part: Part, seed: number): number => {
  if (part.role.form !== 'hardware') return 1;
  return [1, 1, 1, 1, 5, 10, 10, 20][hashText(`pack ${part.number}`, seed) % 8] ?? 1;
};

const soldOften = new Set(['SERV', 'BRAKE', 'STD']);

/** Pieces in one warehouse; none: not kept there. */
export const stockOf = (
  part: Part,
  warehouse: string,
  isCentral: boolean,
  share: number,
  seed: number,
): number | undefined => {
  if (part.replacedBy) return undefined;
  const { discountGroup } = kindOf(part);
  const often = soldOften.has(discountGroup);
  const chance = Random.of(seed, `stock ${warehouse} ${part.brand.code} ${part.number}`);
  const kept = isCentral ? (often ? 0.92 : 0.6) : share * (often ? 1.7 : 0.6);
  if (!chance.chance(kept)) return undefined;
  const usual = discountGroup === 'STD' ? 120 : often ? 14 : 3;
  const pieces = Math.round(chance.around(usual * (isCentral ? 4 : 1), 0.9));
  // Sold out happens to what sells.
  return chance.chance(0.08) ? 0 : pieces;
};
