import { vehicleKinds } from '@partsboard/domain/filter-cascade';

/**
 * Parsers of query parameters. A URL may be typed by hand, cut off in a mail or made by an older version: what is not
 * valid is ignored, and the screen opens as if it were absent.
 */
export type RawSearch = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const id = (value: unknown): number | undefined => {
  const digits = typeof value === 'number' ? String(value) : text(value);
  return digits !== undefined && /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : undefined;
};

const ids = (value: unknown): readonly number[] | undefined => {
  const list = (Array.isArray(value) ? value : (text(value)?.split(',') ?? [])).flatMap(
    (part) => id(part) ?? [],
  );
  return list.length > 0 ? list : undefined;
};

/** Callouts can have letters (`12A`), so they stay strings. */
const texts = (value: unknown): readonly string[] | undefined => {
  const list = (Array.isArray(value) ? value : (text(value)?.split(',') ?? [])).flatMap(
    (part) => text(part)?.trim() ?? [],
  );
  return list.length > 0 ? list : undefined;
};

const flag = (value: unknown): true | undefined => (value === true || value === 'true' ? true : undefined);

/**
 * The valid values of a query. The router lays them over what the address says, so a name that is there with an invalid
 * value is kept as `undefined`; the others are left out.
 */
function validValues<T extends object>(raw: RawSearch, values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== undefined || name in raw),
    // fromEntries loses the key types, and an undefined value reads as an absent one.
  ) as { [K in keyof T]?: NonNullable<T[K]> };
}

/** The catalogue that is browsed without a vehicle. */
const vehicleType = (value: unknown) => vehicleKinds.find((kind) => kind === value);

export const homeSearch = (raw: RawSearch) => validValues(raw, { vehicleType: vehicleType(raw.vehicleType) });

export const catalogSearch = (raw: RawSearch) =>
  validValues(raw, { id: id(raw.id), name: text(raw.name), vehicleType: vehicleType(raw.vehicleType) });

export const categorySearch = (raw: RawSearch) =>
  validValues(raw, {
    name: text(raw.name),
    retrofit: flag(raw.retrofit),
    vehicleType: vehicleType(raw.vehicleType),
  });

export const productSearch = (raw: RawSearch) =>
  validValues(raw, {
    boards: ids(raw.boards),
    hotspots: texts(raw.hotspots),
    /** The equipment filters that are on; `all` where none is, and absent where the vehicle's own apply. */
    equipment: raw.equipment === 'all' ? ('all' as const) : ids(raw.equipment),
    vehicleSpecific: flag(raw.vehicleSpecific),
    vehicleType: vehicleType(raw.vehicleType),
  });

/** A step after the first, which is the path without a step. */
export const checkoutSearch = (raw: RawSearch) =>
  validValues(raw, { step: (['payment', 'confirm'] as const).find((name) => name === raw.step) });

export const successSearch = (raw: RawSearch) => validValues(raw, { order: text(raw.order)?.slice(0, 50) });

/** The page and the search of the order history, or its second tab. */
export const orderHistorySearch = (raw: RawSearch) =>
  validValues(raw, {
    page: id(raw.page),
    search: text(raw.search)?.slice(0, 100),
    tab: raw.tab === 'accounting' ? ('accounting' as const) : undefined,
  });

export const profileSearch = (raw: RawSearch) =>
  validValues(raw, { tab: raw.tab === 'password' || raw.tab === 'devices' ? raw.tab : undefined });

export const recoverySearch = (raw: RawSearch) =>
  validValues(raw, { email: text(raw.email), token: text(raw.token) });

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
