import { fieldError } from '../errors/domain-error.ts';

/** A day of the calendar; the form alone would allow a 31st of February. */
export function readDay(field: string, day: string): string;
export function readDay(field: string, day: string | undefined): string | undefined;
export function readDay(field: string, day: string | undefined): string | undefined {
  if (day === undefined) return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  // A day such as February 30 would become another.
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  if (!isDay || day < '1970-01-01') throw fieldError(field, (t) => t.validation.wrongValue);
  return day;
}
