import { expect, it } from 'vitest';
import { polishClock, polishDay } from './polish-day.ts';

it.each([
  ['2026-01-31T22:59:00Z', '2026-01-31', 'Sat', '23:59'],
  ['2026-01-31T23:00:00Z', '2026-02-01', 'Sun', '00:00'],
  ['2026-07-06T21:59:00Z', '2026-07-06', 'Mon', '23:59'],
  ['2026-07-06T22:00:00Z', '2026-07-07', 'Tue', '00:00'],
])('%s is %s, %s %s in Poland', (moment, day, weekday, time) => {
  expect(polishDay(new Date(moment))).toBe(day);
  expect(polishClock(new Date(moment))).toEqual({ weekday, time });
});
