import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparePartNumbers,
  formatPartNumber,
  lastSeven,
  normalisePartNumber,
  PART_NUMBER,
  samePartNumber,
} from './part-number.ts';

describe('a part number', () => {
  it('is the same in any spacing, punctuation and case', () => {
    expect(normalisePartNumber(' 11 42 7-953.129 ')).toBe('11427953129');
    expect(normalisePartNumber('1k0/615 301 aa')).toBe('1K0615301AA');
    expect(samePartNumber('1K0 615 301 AA', '1k0-615-301-aa')).toBe(true);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = normalisePartNumber(text);
        expect(normalisePartNumber(once)).toBe(once);
      }),
    );
  });

  it('is empty when nothing of the input belongs to a number', () => {
    expect(normalisePartNumber(' -./ ')).toBe('');
    expect(normalisePartNumber('żółć')).toBe('');
  });

  it('is shown in the groups of the trade when it has eleven digits', () => {
    expect(formatPartNumber('11427953129')).toBe('11 42 7 953 129');
    expect(formatPartNumber(' 1k0  615 301 aa')).toBe('1K0 615 301 AA');
  });

  it('is known by its last seven characters', () => {
    expect(lastSeven('11 42 7 953 129')).toBe('7953129');
    expect(lastSeven('7953129')).toBe('7953129');
    expect(lastSeven('953 129')).toBeNull();
  });

  it('is ordered by the form in which it is compared', () => {
    expect(['B 1', 'a-2', 'A1'].sort(comparePartNumbers)).toEqual(['A1', 'a-2', 'B 1']);
  });

  it('has a printed form without other characters', () => {
    expect(PART_NUMBER.test('11 42 7 953 129')).toBe(true);
    expect(PART_NUMBER.test(' 11')).toBe(false);
    expect(PART_NUMBER.test('11_42')).toBe(false);
    expect(PART_NUMBER.test('1'.repeat(31))).toBe(false);
  });
});
