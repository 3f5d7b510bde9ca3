/**
 * A number as people type it: `12,50` and `12.50` are the same, blanks and thin spaces between thousands are
 * ignored. Undefined when it is not a number.
 */
export function parseDecimal(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (!/^-?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return undefined;
  return Number(plain);
}

/**
 * Whether a quantity can be read in two ways: `1.000` is one with three decimals or a thousand, depending on where the
 * spreadsheet comes from.
 */
export const isAmbiguousQuantity = (text: string): boolean =>
  /^[1-9]\d{0,2}[.,]\d{3}$/.test(text.replace(/[\s\u00a0\u202f]/g, ''));

/** A quantity as people type it: a whole number above zero and at most `max`; undefined when it is not or may not be. */
export function parseQuantity(text: string, max: number): number | undefined {
  if (isAmbiguousQuantity(text)) return undefined;
  const value = parseDecimal(text);
  return value !== undefined && Number.isSafeInteger(value) && value > 0 && value <= max ? value : undefined;
}
