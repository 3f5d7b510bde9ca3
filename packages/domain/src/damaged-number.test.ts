import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damageOf } from './damaged-number.ts';

const isMeant = (shown: string, number: string): boolean =>
  damageOf(shown)?.meant.some(
    ({ from, to }) => from.length === number.length && from <= number && number <= to,
  ) ?? false;

describe('a part number that went through a spreadsheet', () => {
  it.each(['3.41153E+10', '3,41153E+10', '3.41153e+10', '3.41153E10'])('is recognised in %j', (shown) => {
    expect(damageOf(shown)?.kind).toBe('shortened');
    expect(isMeant(shown, '34115318642')).toBe(true);
    expect(isMeant(shown, '34115350000')).toBe(false);
    expect(isMeant(shown, '34115249999')).toBe(false);
  });

  it('is among those that the spreadsheet would show alike, whatever it was', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000_000, max: 99_999_999_999 }),
        fc.integer({ min: 3, max: 6 }),
        fc.integer({ min: 0, max: 3 }),
        (value, decimals, zeros) => {
          const shown = value.toExponential(decimals).toUpperCase();
          expect(isMeant(shown, `${'0'.repeat(zeros)}${value}`)).toBe(true);
        },
      ),
    );
  });

  it('may have lost the zeros that it began with', () => {
    expect(damageOf('7119905401')?.kind).toBe('zeros-lost');
    expect(isMeant('7119905401', '07119905401')).toBe(true);
    expect(isMeant('7119905401', '7119905401')).toBe(false);
    expect(isMeant('7.1199054E+09', '07119905401')).toBe(true);
  });

  it('may be written otherwise and still have all its digits', () => {
    expect(damageOf('3.4115318642E+10')?.kind).toBe('rewritten');
    expect(isMeant('3.4115318642E+10', '34115318642')).toBe(true);
    expect(isMeant('3.4115318642E+10', '34115318643')).toBe(false);
    expect(damageOf('3.411531864E+10')?.kind).toBe('shortened');
  });

  it('cannot be guessed from too little', () => {
    expect(damageOf('3.4E+10')).toEqual({ kind: 'shortened', meant: [] });
    expect(damageOf('3.41153E+2')).toEqual({ kind: 'rewritten', meant: [] });
    expect(damageOf('3.41153E+99')).toEqual({ kind: 'shortened', meant: [] });
  });

  it.each(['34 11 E 318 642', 'A 100', '0711', '', 'E+11', '1.5'])('is not seen in %j', (input) => {
    expect(damageOf(input)).toBeNull();
  });
});
