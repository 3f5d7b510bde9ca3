const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds after each try that failed, until the next one; after the last the message is given up. Two days in all. */
export const retryWaits: readonly number[] = [
  5,
  30,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
  20 * HOUR,
];
