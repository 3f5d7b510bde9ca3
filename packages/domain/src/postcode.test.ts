import { describe, expect, it } from 'vitest';
import { examplePostcode, isPostcode, tidyPostcode } from './postcode.ts';

describe('a postcode', () => {
  it.each([
    ['PL', '00-001'],
    ['PL', ' 03119 '],
    ['DE', '10115'],
    ['CZ', '110 00'],
    ['NL', '1012 ab'],
    ['LT', 'LT-01100'],
    ['US', 'anything'],
  ])('of %s may be %j', (country, postcode) => {
    expect(isPostcode(country, postcode)).toBe(true);
  });

  it.each([
    ['PL', '0-0001'],
    ['PL', '1012 AB'],
    ['PL', '00-0012'],
    ['DE', '1011'],
    ['CZ', '1100'],
  ])('of %s is not %j', (country, postcode) => {
    expect(isPostcode(country, postcode)).toBe(false);
  });

  it('of a country that is not known may have any form', () => {
    expect(isPostcode(undefined, 'x')).toBe(true);
  });

  it.each([
    ['PL', ' 00001 ', '00-001'],
    ['PL', '00-001', '00-001'],
    ['DE', '10115', '10115'],
    [undefined, ' 00001', '00001'],
  ])('of %s, typed as %j, is %j', (country, typed, tidy) => {
    expect(tidyPostcode(country, typed)).toBe(tidy);
  });

  it('that is shown as an example has the form of its country', () => {
    for (const country of ['PL', 'CZ', 'NL', 'SK'])
      expect(isPostcode(country, examplePostcode(country) ?? '')).toBe(true);
    expect(examplePostcode('US')).toBeUndefined();
  });
});
