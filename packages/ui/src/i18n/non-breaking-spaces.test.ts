import { describe, expect, it } from 'vitest';
import { withNonBreakingSpaces } from './non-breaking-spaces.ts';

describe('one-letter words', () => {
  it.each([
    ['Sprzęgło i skrzynia biegów', 'Sprzęgło i\u00a0skrzynia biegów'],
    ['W Wigilię i w Sylwestra', 'W\u00a0Wigilię i\u00a0w\u00a0Sylwestra'],
    ['części (z uszczelką)', 'części (z\u00a0uszczelką)'],
  ])('stay on one line with the next word: %s', (text, expected) => {
    expect(withNonBreakingSpaces(text)).toBe(expected);
  });

  it.each(['Rama, owiewki', 'typ A', 'nr 5 w', ''])('are the only ones: %j', (text) => {
    expect(withNonBreakingSpaces(text)).toBe(text);
  });
});
