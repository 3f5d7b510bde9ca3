import { describe, expect, it } from 'vitest';
import { formatMonth, isWithin, monthNumber, monthOfYear, yearOfMonth } from './month.ts';

describe('a month number', () => {
  it.each([
    [2019, 1],
    [2019, 12],
    [1900, 6],
  ])('keeps the year %i and the month %i', (year, month) => {
    const number = monthNumber(year, month);
    expect([yearOfMonth(number), monthOfYear(number)]).toEqual([year, month]);
  });

  it('makes December and January neighbours', () => {
    expect(monthNumber(2020, 1) - monthNumber(2019, 12)).toBe(1);
  });

  it('is written as year and month', () => {
    expect(formatMonth(monthNumber(2019, 3))).toBe('2019-03');
  });

  it('lies in a range with its ends, open or not', () => {
    const march = monthNumber(2019, 3);
    expect(isWithin(march, march, march)).toBe(true);
    expect(isWithin(march, null, null)).toBe(true);
    expect(isWithin(march, march + 1, null)).toBe(false);
    expect(isWithin(march, null, march - 1)).toBe(false);
  });
});
