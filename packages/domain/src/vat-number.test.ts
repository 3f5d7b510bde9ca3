import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNip, vatNumberFault } from './vat-number.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

/** Polish tax numbers, made the other way round: nine digits and the tenth that fits them. */
const nips = digits(9)
  .map((nine) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = nine;
    const check = (6 * a + 5 * b + 7 * c + 2 * d + 3 * e + 4 * f + 5 * g + 6 * h + 7 * i) % 11;
    return { text: `${nine.join('')}${check}`, check };
  })
  .filter(({ text, check }) => check < 10 && !text.startsWith('000'))
  .map(({ text }) => text);

describe('a Polish tax number', () => {
  it('is right with its check digit, with or without PL and however its digits are grouped', () => {
    fc.assert(
      fc.property(nips, (nip) => {
        const grouped = `${nip.slice(0, 3)}-${nip.slice(3, 6)}-${nip.slice(6, 8)}-${nip.slice(8)}`;
        for (const text of [nip, grouped, grouped.replaceAll('-', ' '), `PL${nip}`, ` pl ${grouped} `]) {
          expect(vatNumberFault(text, 'PL'), text).toBeNull();
        }
      }),
    );
  });

  it('is wrong with any one digit changed', () => {
    fc.assert(
      fc.property(nips, fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (nip, place, by) => {
        const changed = (Number(nip[place]) + by) % 10;
        const wrong = `${nip.slice(0, place)}${changed}${nip.slice(place + 1)}`;
        expect(isNip(wrong)).toBe(false);
        expect(vatNumberFault(wrong, 'PL')).toBe('not-a-nip');
        expect(vatNumberFault(`PL${wrong}`, 'DE')).toBe('not-a-nip');
      }),
    );
  });

  it('has ten digits, and not those of nobody', () => {
    for (const wrong of ['0000000000', '123456321', '12345632188', 'PL', 'PL123456321X', 'ABC']) {
      expect(vatNumberFault(wrong, 'PL'), wrong).toBe('not-a-nip');
    }
  });
});

describe('a VAT number of another country', () => {
  it.each([
    ['ATU12345678', 'AT'],
    ['U12345678', 'AT'],
    ['DE 123 456 789', 'DE'],
    ['123456789', 'DE'],
    ['CZ12345678', 'CZ'],
    ['EL123456789', 'GR'],
    ['123456789', 'GR'],
    ['ESX1234567X', 'ES'],
    ['FRAB123456789', 'FR'],
    ['BE123456789', 'FR'],
    ['IE1234567FA', 'IE'],
    ['NL123456789B01', 'NL'],
    ['XI123456789', 'GB'],
    ['GB 123 4567 89', 'GB'],
    ['CHE-123.456.789 MWST', 'CH'],
    ['12.345.678/0001-95', 'BR'],
    // A company may be registered elsewhere than its goods are sent.
    ['PL1234563218', 'DE'],
    ['DE123456789', 'PL'],
    ['DE123456789', undefined],
    ['U12345678', undefined],
    ['1234563218', undefined],
    ['', 'PL'],
    ['  ', 'PL'],
  ])('%j is taken in %s', (text, country) => {
    expect(vatNumberFault(text, country)).toBeNull();
  });

  it.each([
    ['DE12345678', 'DE'],
    ['DE1234567890', 'PL'],
    ['12345678', 'DE'],
    ['NL123456789', 'NL'],
    ['none', 'US'],
    ['A1', 'US'],
    ['DE 12345678?', 'DE'],
    ['x'.repeat(40), undefined],
  ])('%j has the wrong form in %s', (text, country) => {
    expect(vatNumberFault(text, country)).toBe('wrong-form');
  });

  it('that is ten digits without a country is Polish', () => {
    expect(vatNumberFault('1234563219')).toBe('not-a-nip');
  });
});
