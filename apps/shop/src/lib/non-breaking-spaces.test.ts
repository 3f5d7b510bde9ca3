import { describe, expect, it } from 'vitest';
import { tieShortWords } from './non-breaking-spaces.ts';

describe('words of one letter', () => {
  it.each([
    ['Sprzęgło i skrzynia biegów', 'Sprzęgło i\u00a0skrzynia biegów'],
    ['W Wigilię i w Sylwestra', 'W\u00a0Wigilię i\u00a0w\u00a0Sylwestra'],
    ['części (z uszczelką)', 'części (z\u00a0uszczelką)'],
  ])('are tied to the next one: %s', (text, tied) => {
    expect(tieShortWords(text)).toBe(tied);
  });

  it.each(['Rama, owiewki', 'typ A', 'nr 5 w', ''])('do not touch what holds none: %j', (text) => {
    expect(tieShortWords(text)).toBe(text);
  });
});
