import { currentLanguage, locales } from '../i18n/language.ts';

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Creating an Intl formatter costs more than using it a hundred times. */
function cached<T extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: (locale: string) => T,
): T {
  const locale = locales[currentLanguage()];
  const id = `${locale} ${key}`;
  const found = cache.get(id);
  // The key determines the type of the formatter.
  if (found) return found as T;
  const made = make(locale);
  cache.set(id, made);
  return made;
}

/** `1 234,56 zł`: grouped from the first thousand on, which Polish Intl alone would not do. */
export const formatMoney = (amount: number, currency = 'PLN'): string =>
  cached(
    `money ${currency}`,
    (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency, useGrouping: 'always' }),
  ).format(amount);

/** The currency as {@link formatMoney} writes it: `zł` in Polish, `PLN` in English. */
export const currencySign = (currency: string): string =>
  cached(`sign ${currency}`, (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency }))
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

export const formatNumber = (value: number, digits = 2): string =>
  // A count such as those in the header is the same in both languages, and the first formatter costs a screen 35 ms.
  Number.isInteger(value) && value >= 0 && value < 1000
    ? String(value)
    : cached(
        `number ${digits}`,
        (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits, useGrouping: 'always' }),
      ).format(value);

/** What divides a number from its fraction, for fields in which people type one. */
export const decimalSign = (): string => formatNumber(0.5).replaceAll(/\d/g, '');

/** A percentage given in whole percents, such as a discount: `12,5%`. */
export const formatPercent = (percent: number): string =>
  cached(
    'percent',
    (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
  ).format(percent / 100);

const DATE_ALONE = /^\d{4}-\d{2}-\d{2}$/;

/** A date without a time is the same day everywhere; JavaScript would parse it as midnight in UTC. */
const momentOf = (moment: string | Date): Date =>
  new Date(typeof moment === 'string' && DATE_ALONE.test(moment) ? `${moment}T00:00` : moment);

/** `14 maja 2019`: only the long form inflects the Polish month. */
export const formatDate = (moment: string | Date): string =>
  cached('date', (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' })).format(momentOf(moment));

export const formatDateTime = (moment: string | Date): string =>
  cached(
    'date-time',
    (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }),
  ).format(momentOf(moment));

/** For tables: `16.11.2026, 09:31`. */
export const formatShortDateTime = (moment: string | Date): string =>
  cached(
    'short-date-time',
    (locale) =>
      new Intl.DateTimeFormat(locale, {
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      }),
  ).format(momentOf(moment));

/** For the axis of a chart: `16.11`. */
export const formatDayAndMonth = (day: string): string =>
  cached(
    'day-and-month',
    (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' }),
  ).format(momentOf(day));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `3 godziny temu`, in the largest unit of which there is at least one. */
export function formatTimeAgo(moment: string, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(moment));
  const [unit, size] =
    age >= DAY
      ? (['day', DAY] as const)
      : age >= HOUR
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const);
  return new Intl.RelativeTimeFormat(locales[currentLanguage()]).format(-Math.floor(age / size), unit);
}

/** A number as it is typed, with decimals only where needed. */
export const formatDecimal = (value: number): string =>
  cached(
    'decimal',
    (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }),
  ).format(value);

/** A month given as `YYYY-MM`. */
export const formatMonth = (month: string, length: 'short' | 'long'): string =>
  cached(
    `month ${length}`,
    (locale) =>
      new Intl.DateTimeFormat(
        locale,
        length === 'short'
          ? { month: 'short', timeZone: 'UTC' }
          : { month: 'long', year: 'numeric', timeZone: 'UTC' },
      ),
  ).format(new Date(`${month}-01T00:00:00Z`));
