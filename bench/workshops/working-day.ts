/** How busy the hours from seven to five are, as shares of the busiest. */
export const HOURS: readonly number[] = [0.5, 0.9, 1, 0.95, 0.85, 0.6, 0.7, 0.75, 0.6, 0.35];

/** Visits of one workshop in the busiest hour: a car on each lift, some of them twice. */
export const VISITS_IN_BUSIEST_HOUR = 6;

/** How many workshops make so many visits a second in their busiest hour. */
export const workshopsAt = (visitsPerSecond: number): number =>
  Math.floor((visitsPerSecond * 3600) / VISITS_IN_BUSIEST_HOUR);
