/** Months counted from the year 0, so that they can be compared and added to. */
export type Month = number;

export const monthOf = (year: number, month: number): Month => year * 12 + month - 1;

export const yearOf = (month: Month): number => Math.floor(month / 12);

/** `YYYY-MM`; nothing for an open end. */
export const printMonth = (month: Month | undefined): string =>
  month === undefined ? '' : `${yearOf(month)}-${String((month % 12) + 1).padStart(2, '0')}`;

export const printDay = (month: Month, day: number): string =>
  `${printMonth(month)}-${String(day).padStart(2, '0')}`;
