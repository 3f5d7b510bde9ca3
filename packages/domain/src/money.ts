/** An amount in the currency's minor unit. Always a whole number; arithmetic happens in this unit only. */
export type Grosze = number;

/** A percentage in hundredths of a percent: 12.5 % is 1250. Whole, so that discounts are exact. */
export type BasisPoints = number;

export const BASIS_POINTS_PER_WHOLE = 10_000;

/**
 * `numerator / denominator` rounded half up (half away from zero for negative amounts). Money is rounded by
 * this function and {@link proportionOf}, and nowhere else.
 */
export function roundedRatio(numerator: number, denominator: number): Grosze {
  if (numerator < 0) return -roundedRatio(-numerator, denominator) + 0;
  const whole = Math.floor(numerator / denominator);
  const rest = numerator - whole * denominator;
  return rest * 2 >= denominator ? whole + 1 : whole;
}

/** `amount × part / whole`, rounded like {@link roundedRatio}; exact also where the product is no exact number. */
export function proportionOf(amount: Grosze, part: number, whole: number): Grosze {
  const product = amount * part;
  if (Number.isSafeInteger(product)) return roundedRatio(product, whole);
  if (product < 0) return -proportionOf(-amount, part, whole);
  return Number((BigInt(amount) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
}

/** The share of an amount that a percentage names, rounded to the grosz. */
export const percentOf = (amount: Grosze, percent: BasisPoints): Grosze =>
  proportionOf(amount, percent, BASIS_POINTS_PER_WHOLE);

/** For the edge of the system: grosze to the number of zloty that JSON carries. */
export const toMajor = (amount: Grosze): number => amount / 100;

/** From a number of zloty (as JSON carries it) to grosze. */
export const fromMajor = (amount: number): Grosze => {
  const scaled = Math.abs(amount) * 100;
  // 1.005 * 100 is 100.49999…: the nearest grosz of the decimal that was written is meant.
  const rounded = Math.round(Number(scaled.toPrecision(15)));
  return amount < 0 ? -rounded + 0 : rounded;
};

/** A percentage as people write it (12.5) to basis points, and back. */
export const toBasisPoints = (percent: number): BasisPoints => fromMajor(percent);
export const fromBasisPoints = (percent: BasisPoints): number => toMajor(percent);
