/** The value below which the given share of an ascending list lies; 0 for an empty one. */
export function percentile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
}

export const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

export const median = (values: readonly number[]): number => percentile(ascending(values), 0.5);

/** How far the rounds lie apart, as a share of their median: what is smaller than this is noise. */
export function spread(values: readonly number[]): number {
  const middle = median(values);
  return middle === 0 ? 0 : (Math.max(...values) - Math.min(...values)) / middle;
}

interface Comparison {
  /** How many times as long it takes as the first, in the same round: the median. */
  readonly timesAsLong: number;
  readonly timesAsLongSpread: number;
}

/** Compares what is done in a second, round by round, with the first of several that take turns. */
export function compareRounds(perSecond: readonly number[], first: readonly number[]): Comparison {
  const timesAsLong = perSecond.map((rate, round) => (first[round] ?? NaN) / rate);
  return { timesAsLong: median(timesAsLong), timesAsLongSpread: spread(timesAsLong) };
}
