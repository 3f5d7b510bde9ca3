import { describe, expect, it } from 'vitest';
import { feeFor, missesDeparture, paysIn, shipsTo } from './delivery-rules.ts';

const everywhere = { countries: [], postcodePrefixes: [] };

describe('shipping methods', () => {
  it('without rules go everywhere', () => {
    expect(shipsTo(everywhere, { country: 'DE', postcode: '10115' })).toBe(true);
  });

  it('go only to their countries', () => {
    expect(shipsTo({ ...everywhere, countries: ['PL'] }, { country: 'PL', postcode: '00-001' })).toBe(true);
    expect(shipsTo({ ...everywhere, countries: ['PL'] }, { country: 'DE', postcode: '10115' })).toBe(false);
  });

  it('go only to postcodes nearby, whatever the spelling', () => {
    const van = { countries: ['PL'], postcodePrefixes: ['00', '05'] };
    expect(shipsTo(van, { country: 'PL', postcode: '05-800' })).toBe(true);
    expect(shipsTo(van, { country: 'PL', postcode: ' 05 800' })).toBe(true);
    expect(shipsTo(van, { country: 'PL', postcode: '30-001' })).toBe(false);
  });
});

describe('payment methods', () => {
  it('are offered in their countries', () => {
    expect(paysIn({ countries: [] }, 'DE')).toBe(true);
    expect(paysIn({ countries: ['PL'] }, 'DE')).toBe(false);
  });
});

describe('fees', () => {
  it('carry their tax and fall away from a sub total on', () => {
    const courier = { feeNet: 1500, vatRate: 2300, freeFrom: 50_000 };
    expect(feeFor(courier, 49_999)).toEqual({ unit: { gross: 1845 }, vatRate: 2300 });
    expect(feeFor(courier, 50_000)).toEqual({ unit: { gross: 0 }, vatRate: 2300 });
    expect(feeFor({ feeNet: 1500, vatRate: 2300, freeFrom: null }, 50_000).unit.gross).toBe(1845);
  });
});

describe('a departure', () => {
  // A Friday; Poland is an hour ahead of UTC in winter and two in summer.
  it.each([
    ['2026-01-09T10:59:00Z', '12:00:00', null],
    ['2026-01-09T11:00:00Z', '12:00:00', 'too-late'],
    ['2026-07-10T09:59:00Z', '12:00:00', null],
    ['2026-07-10T10:00:00Z', '12:00:00', 'too-late'],
    ['2026-01-10T08:00:00Z', '12:00:00', 'weekend'],
    ['2026-01-11T22:59:00Z', '12:00:00', 'weekend'],
    ['2026-01-11T23:01:00Z', '12:00:00', null],
    ['2026-01-10T08:00:00Z', null, null],
  ] as const)('at %s with a method until %s is missed: %s', (now, until, missed) => {
    expect(missesDeparture(until, new Date(now))).toBe(missed);
  });

  it('on a day on which all branches are closed is missed', () => {
    const now = new Date('2026-01-05T23:30:00Z');
    expect(missesDeparture('12:00:00', now, ['2026-01-06'])).toBe('holiday');
    expect(missesDeparture('12:00:00', now, ['2026-01-05'])).toBe(null);
  });
});
