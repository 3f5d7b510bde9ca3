import { describe, expect, it } from 'vitest';
import { decodeCsv, readCsv, readPastedRows, writeCsv } from './csv-file.ts';

const bytes = (...values: number[]): ArrayBuffer => new Uint8Array(values).buffer;
const rows = (count: number): string =>
  ['sku,quantity', ...Array.from({ length: count }, (_unused, index) => `${index + 1},1`)].join('\n');

describe('a CSV file', () => {
  it.each([
    ['commas', 'sku,quantity\n34 11,2\n'],
    ['semicolons', 'sku;quantity\n34 11;2\n'],
    ['tabs', 'sku\tquantity\n34 11\t2\n'],
    ['Windows line ends', 'sku,quantity\r\n34 11,2\r\n'],
    ['a byte order mark', '\ufeffsku,quantity\n34 11,2'],
    ['quoted fields', '"sku","quantity"\n"34 11","2"'],
    ['a header in another case and order', 'Quantity;SKU\n2;34 11'],
    ['other columns beside', 'name,sku,quantity\nKlocki,34 11,2'],
    ['blank lines', 'sku,quantity\n\n34 11,2\n , \n'],
    ['a first line that names the semicolon', 'sep=;\r\nsku;quantity\r\n34 11;2\r\n'],
    ['a first line that names another delimiter', '\ufeffSEP=|\nsku|quantity\n34 11|2\n'],
    ['a first line that names the tab, in quotes', '"sep=\t"\nsku\tquantity\n34 11\t2'],
  ])('is read with %s', (_case, content) => {
    expect(readCsv(content)).toEqual({
      kind: 'rows',
      rows: [{ sku: '34 11', quantity: '2' }],
      incomplete: 0,
    });
  });

  it('may have a hundred rows and not one more', () => {
    expect(readCsv(rows(100))).toMatchObject({ kind: 'rows' });
    expect(readCsv(rows(101))).toEqual({ kind: 'too-many' });
  });

  it('counts only rows with both number and quantity, and says how many do not', () => {
    expect(readCsv('sku,quantity\nA1,\n,3\nB2,4')).toEqual({
      kind: 'rows',
      rows: [{ sku: 'B2', quantity: '4' }],
      incomplete: 2,
    });
  });

  it.each(['', 'sku,quantity\n', 'part,count\nA1,2', 'sku\nA1', 'A1,2\nB2,3'])(
    'without usable rows has the wrong format: %j',
    (content) => {
      expect(readCsv(content)).toEqual({ kind: 'wrong-format' });
    },
  );

  it('that cannot be parsed says so in the parser’s words', () => {
    expect(readCsv('sku,quantity\n"A1,2\n')).toMatchObject({ kind: 'parse-error' });
    expect(readCsv('sku,quantity\nA1,2,3\n')).toMatchObject({ kind: 'parse-error' });
  });

  it('is decoded from UTF-8 and from Windows-1250', () => {
    expect(decodeCsv(bytes(0xc4, 0x85))).toBe('ą');
    expect(decodeCsv(bytes(0xb9, 0x2c, 0x9c))).toBe('ą,ś');
  });

  it.each([
    ['little-endian', [0xff, 0xfe], (code: number) => [code & 0xff, code >> 8]],
    ['big-endian', [0xfe, 0xff], (code: number) => [code >> 8, code & 0xff]],
  ])('is decoded from %s UTF-16 by its mark', (_order, mark, bytesOf) => {
    const content = 'sku\tquantity\tnazwa\r\n34 11\t2\tżarówka';
    const file = bytes(...mark, ...Array.from(content).flatMap((sign) => bytesOf(sign.charCodeAt(0))));
    expect(decodeCsv(file)).toBe(content);
    expect(readCsv(decodeCsv(file))).toEqual({
      kind: 'rows',
      rows: [{ sku: '34 11', quantity: '2' }],
      incomplete: 0,
    });
  });

  it.each([[], [0xff], [0x41]])('of a byte or none is decoded too: %j', (...values) => {
    expect(decodeCsv(bytes(...values))).toHaveLength(values.length);
  });

  it('of failed rows can be read again', () => {
    const written = writeCsv([{ sku: '34 11', quantity: 'x', reason: 'nie, to nie ilość' }]);
    expect(readCsv(written)).toEqual({
      kind: 'rows',
      rows: [{ sku: '34 11', quantity: 'x' }],
      incomplete: 0,
    });
  });
});

describe('pasted lines', () => {
  it('are a number and a quantity, which may be missing', () => {
    expect(readPastedRows('34 11 6 794 300\t2\r\n11 42;3\n51 11,4\n07 11\n\n')).toEqual([
      { sku: '34 11 6 794 300', quantity: '2' },
      { sku: '11 42', quantity: '3' },
      { sku: '51 11', quantity: '4' },
      { sku: '07 11', quantity: '1' },
    ]);
  });
});
