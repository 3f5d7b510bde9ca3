/**
 * Parsers of query parameters. A URL may be typed by hand, cut off in a mail or made by an older version: what is not
 * valid is ignored, and the screen opens as if it were absent.
 */
export type RawSearch = Readonly<Record<string, unknown>>;

export const textValue = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

export const idValue = (value: unknown): number | undefined => {
  const digits = typeof value === 'number' ? String(value) : textValue(value);
  return digits !== undefined && /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : undefined;
};

/**
 * The valid values of a query. The router lays them over what the address says, so a name that is there with an invalid
 * value is kept as `undefined`; the others are left out.
 */
export function validValues<T extends object>(
  raw: RawSearch,
  values: T,
): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== undefined || name in raw),
    // fromEntries loses the key types, and an undefined value reads as an absent one.
  ) as { [K in keyof T]?: NonNullable<T[K]> };
}

/** Plain `?name=Oil+pan` query strings: values stay strings until one of the parsers above converts them. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number' || value === true)
      params.set(name, String(value));
    else if (Array.isArray(value) && value.length > 0) params.set(name, value.join(','));
  }
  const result = params.toString();
  return result === '' ? '' : `?${result}`;
}
