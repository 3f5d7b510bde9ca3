import { describe, expect, it } from 'vitest';
import { parseTypeList } from './type-list.ts';

describe('a list of vehicle types', () => {
  it('names single types and ranges in any order', () => {
    expect(parseTypeList('1-3 5')).toEqual([1, 2, 3, 5]);
    expect(parseTypeList('9 1-2')).toEqual([1, 2, 9]);
  });

  it('is refused with the item at fault, or when a type comes twice', () => {
    expect(parseTypeList('1 x')).toBe('x');
    expect(parseTypeList('5-3')).toBe('5-3');
    expect(parseTypeList('0')).toBe('0');
    expect(parseTypeList('40000')).toBe('40000');
    expect(parseTypeList('1-3 2')).toBe('');
  });
});
