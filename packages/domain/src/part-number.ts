/** A printed part number: at most 30 letters and digits, grouped by blanks, dots, dashes or slashes. */
export const PART_NUMBER = /^[A-Z0-9][A-Z0-9 ./-]{0,29}$/;

/**
 * The form in which part numbers are compared: upper-case letters and digits only, so that
 * `11 42 7-953.129` and `11427953129` are one number. Empty if nothing of the input belongs to a number.
 */
export const normalisePartNumber = (input: string): string => input.toUpperCase().replace(/[^A-Z0-9]/g, '');

const ELEVEN_DIGITS = /^(\d{2})(\d{2})(\d)(\d{3})(\d{3})$/;

/**
 * A number as it is shown where no catalogue says how: eleven digits in the groups of the trade
 * (`11 42 7 953 129`), everything else in upper case with single blanks.
 */
export function formatPartNumber(input: string): string {
  const groups = ELEVEN_DIGITS.exec(normalisePartNumber(input));
  return groups === null ? input.toUpperCase().trim().replace(/\s+/g, ' ') : groups.slice(1).join(' ');
}

/** Orders two numbers by their compared form. */
export function comparePartNumbers(a: string, b: string): number {
  const left = normalisePartNumber(a);
  const right = normalisePartNumber(b);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether two spellings mean the same number. */
export const samePartNumber = (a: string, b: string): boolean => comparePartNumbers(a, b) === 0;

/** How many characters at the end of a number are enough to search by. */
export const SHORT_NUMBER_LENGTH = 7;

/** The last seven characters of a number, by which people also call a part; `null` for a shorter number. */
export function lastSeven(input: string): string | null {
  const number = normalisePartNumber(input);
  return number.length < SHORT_NUMBER_LENGTH ? null : number.slice(-SHORT_NUMBER_LENGTH);
}
