import { describe, expect, it } from 'vitest';
import { FORMULA_START } from './spreadsheet-formula.ts';

describe('a cell', () => {
  it.each([
    '=1+1',
    '+48 600 000 000',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1+1',
    '＝1+1',
    '=HYPERLINK("https://evil.example")\nand more',
  ])('%j would be calculated', (cell) => expect(FORMULA_START.test(cell)).toBe(true));

  it.each(['', 'Warsztat Lis', '34 11 5 318 642', 'a=b', 'A-1', '12,50'])('%j is shown as it is', (cell) =>
    expect(FORMULA_START.test(cell)).toBe(false),
  );
});
