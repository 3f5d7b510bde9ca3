/** By how many whole percent a number has grown; null where there was nothing before. */
export const changeInPercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
