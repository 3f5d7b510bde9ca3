/**
 * A number as people type it: `12,50` and `12.50` are the same, blanks and thin spaces between thousands are
 * ignored. Undefined when it is not a number.
 */
export function parseDecimal(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (!/^-?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return undefined;
  return Number(plain);
}

/** A quantity as people type it: a whole number above zero and at most `max`, or undefined. */
export function parseQuantity(text: string, max: number): number | undefined {
  const value = parseDecimal(text);
  return value !== undefined && Number.isSafeInteger(value) && value > 0 && value <= max ? value : undefined;
}
