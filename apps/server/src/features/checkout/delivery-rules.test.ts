import { describe, expect, it } from 'vitest';
import { feeFor, paysIn, shipsTo } from './delivery-rules.ts';

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
    expect(feeFor(courier, 49_999)).toEqual({ unit: { net: 1500, gross: 1845 }, vatRate: 2300 });
    expect(feeFor(courier, 50_000)).toEqual({ unit: { net: 0, gross: 0 }, vatRate: 2300 });
    expect(feeFor({ feeNet: 1500, vatRate: 2300, freeFrom: null }, 50_000).unit.gross).toBe(1845);
  });
});
