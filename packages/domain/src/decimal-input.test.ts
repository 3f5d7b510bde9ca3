import { describe, expect, it } from 'vitest';
import { isAmbiguousQuantity, parseDecimal, parseQuantity } from './decimal-input.ts';

describe('typed numbers', () => {
  it.each([
    ['12,50', 12.5],
    ['12.50', 12.5],
    ['1 234,56', 1234.56],
    ['1\u00a0234,5', 1234.5],
    ['-3', -3],
    [',5', 0.5],
  ])('reads %j as %d', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  it.each(['', 'abc', '1,2,3', '1e5', '--1', '0x10', 'NaN'])('does not take %j for a number', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  });

  it('takes only whole quantities above zero, up to the largest', () => {
    expect(parseQuantity('3', 99)).toBe(3);
    expect(parseQuantity('3,0', 99)).toBe(3);
    expect(parseQuantity('0', 99)).toBeUndefined();
    expect(parseQuantity('-1', 99)).toBeUndefined();
    expect(parseQuantity('1,5', 99)).toBeUndefined();
    expect(parseQuantity('99', 99)).toBe(99);
    expect(parseQuantity('100', 99)).toBeUndefined();
  });

  it.each(['1.000', '1,000', '25.000', '1 .000', '3.141'])('does not guess which quantity %j is', (text) => {
    expect(isAmbiguousQuantity(text)).toBe(true);
    expect(parseQuantity(text, 99_999)).toBeUndefined();
  });

  it.each([
    ['1 000', 1000],
    ['1000', 1000],
    ['2,00', 2],
    ['2.0', 2],
    ['1,0000', 1],
  ])('reads the quantity %j as %d', (text, value) => {
    expect(isAmbiguousQuantity(text)).toBe(false);
    expect(parseQuantity(text, 99_999)).toBe(value);
  });
});
