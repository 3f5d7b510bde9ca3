/** A calendar month as one number, so that months compare and subtract: twelve times the year plus 0 to 11. */
export type MonthNumber = number;

const MONTHS_PER_YEAR = 12;

/** The number of a month; `month` counts from 1. */
export const monthNumber = (year: number, month: number): MonthNumber => year * MONTHS_PER_YEAR + month - 1;

export const yearOfMonth = (month: MonthNumber): number => Math.floor(month / MONTHS_PER_YEAR);

/** The month within its year, counted from 1. */
export const monthOfYear = (month: MonthNumber): number => (month % MONTHS_PER_YEAR) + 1;

/** Whether a month lies in a range, ends included; null means an open end. */
export const isWithin = (month: MonthNumber, from: MonthNumber | null, to: MonthNumber | null): boolean =>
  (from === null || month >= from) && (to === null || month <= to);

/** `YYYY-MM`. */
export const formatMonth = (month: MonthNumber): string =>
  `${String(yearOfMonth(month)).padStart(4, '0')}-${String(monthOfYear(month)).padStart(2, '0')}`;
