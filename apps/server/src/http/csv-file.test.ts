import { expect, it } from 'vitest';
import { toCsv } from './csv-file.ts';

it('hands no formula to a spreadsheet, not even one of several lines', () => {
  expect(toCsv([['=1+1', '=1+1\nand more', ' =1+1', 'a=b', -3]])).toBe(
    `"'=1+1";"'=1+1\nand more";"' =1+1";a=b;-3\r\n`,
  );
});
