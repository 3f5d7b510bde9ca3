import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyVin, normaliseVin, VIN, vinLastSeven } from './vin.ts';

describe('a typed VIN', () => {
  it('is forgiven blanks, dashes, lower case and the letters that no VIN contains', () => {
    expect(classifyVin(' wvl aa31-o7o k123456 ')).toEqual({ kind: 'vin', vin: 'WVLAA31070K123456' });
    expect(normaliseVin('OIQ')).toBe('010');
  });

  it('is recognised by its last seven characters', () => {
    expect(classifyVin('k12 3456')).toEqual({ kind: 'last-seven', lastSeven: 'K123456' });
    expect(vinLastSeven('WVLAA31070K123456')).toBe('K123456');
  });

  it('is refused with a reason', () => {
    expect(classifyVin('  ')).toEqual({ kind: 'not-a-vin', reason: 'empty', normalised: '' });
    expect(classifyVin('WVLAA31')).toMatchObject({ kind: 'last-seven' });
    expect(classifyVin('WVLAA310')).toMatchObject({ kind: 'not-a-vin', reason: 'length' });
    expect(classifyVin('WVLAA31070K12345Ł')).toMatchObject({ kind: 'not-a-vin', reason: 'characters' });
  });

  it('is a VIN of the catalogue whenever it is taken for a whole one', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 17, maxLength: 20 }), (text) => {
        const input = classifyVin(text);
        expect(input.kind !== 'vin' || VIN.test(input.vin)).toBe(true);
      }),
    );
  });
});
