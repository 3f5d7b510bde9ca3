import { idValue, textValue, validValues, type RawSearch } from '@partsboard/ui/lib/search-values.ts';
import { vehicleKinds } from '@partsboard/domain/vehicle-kinds';

const ids = (value: unknown): readonly number[] | undefined => {
  const list = (Array.isArray(value) ? value : (textValue(value)?.split(',') ?? [])).flatMap(
    (part) => idValue(part) ?? [],
  );
  return list.length > 0 ? list : undefined;
};

/** Callouts can have letters (`12A`), so they stay strings. */
const texts = (value: unknown): readonly string[] | undefined => {
  const list = (Array.isArray(value) ? value : (textValue(value)?.split(',') ?? [])).flatMap(
    (part) => textValue(part)?.trim() ?? [],
  );
  return list.length > 0 ? list : undefined;
};

const flag = (value: unknown): true | undefined => (value === true || value === 'true' ? true : undefined);

/** The catalogue that is browsed without a vehicle. */
const vehicleType = (value: unknown) => vehicleKinds.find((kind) => kind === value);

export const homeSearch = (raw: RawSearch) => validValues(raw, { vehicleType: vehicleType(raw.vehicleType) });

export const catalogSearch = (raw: RawSearch) =>
  validValues(raw, {
    id: idValue(raw.id),
    name: textValue(raw.name),
    /** Words whose results are shown. */
    search: textValue(raw.search)?.slice(0, 60),
    vehicleType: vehicleType(raw.vehicleType),
  });

export const categorySearch = (raw: RawSearch) =>
  validValues(raw, {
    name: textValue(raw.name),
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

export const successSearch = (raw: RawSearch) =>
  validValues(raw, { order: textValue(raw.order)?.slice(0, 50) });

/** A day, `YYYY-MM-DD`, that the calendar has. */
const dayValue = (value: unknown): string | undefined => {
  const day = textValue(value);
  if (day === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day) || day < '1970-01-01') return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined;
};

/** The page and the filters of the order history, or its second tab. */
export const orderHistorySearch = (raw: RawSearch) =>
  validValues(raw, {
    page: idValue(raw.page),
    search: textValue(raw.search)?.slice(0, 100),
    /** One of the statuses of orders; the screen knows which there are. */
    status: textValue(raw.status)?.slice(0, 30),
    from: dayValue(raw.from),
    to: dayValue(raw.to),
    tab: raw.tab === 'accounting' ? ('accounting' as const) : undefined,
  });

export const profileSearch = (raw: RawSearch) =>
  validValues(raw, { tab: raw.tab === 'password' || raw.tab === 'devices' ? raw.tab : undefined });

export const recoverySearch = (raw: RawSearch) =>
  validValues(raw, { email: textValue(raw.email), token: textValue(raw.token) });
