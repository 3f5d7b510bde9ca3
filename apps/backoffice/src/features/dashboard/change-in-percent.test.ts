import { expect, it } from 'vitest';
import { changeInPercent } from './change-in-percent.ts';

it.each([
  [120, 100, 20],
  [50, 200, -75],
  [0, 10, -100],
  [7, 7, 0],
])('%d after %d is a change of %d percent', (now, before, percent) => {
  expect(changeInPercent(now, before)).toBe(percent);
});

it('nothing is compared with nothing', () => {
  expect(changeInPercent(5, 0)).toBeNull();
  expect(changeInPercent(0, 0)).toBeNull();
});
