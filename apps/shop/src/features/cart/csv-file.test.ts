import { describe, expect, it } from 'vitest';
import { decodeCsv, readCsv, readCsvFile, writeCsv } from './csv-file.ts';

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
    expect(readCsv(content)).toMatchObject({
      kind: 'rows',
      rows: [{ sku: '34 11', quantity: '2' }],
      incomplete: [],
    });
  });

  it.each([
    ['below the header', 'sku,quantity\nA1,2\nB2,3', [2, 3]],
    ['after blank lines', '\r\nsku;quantity\r\n\r\nA1;2\r\n;\r\nB2;3\r\n', [4, 6]],
    ['after a cell of two lines', 'sku,quantity,note\nA1,2,"one\ntwo"\nB2,3,', [2, 3]],
    ['after the line that names the delimiter', 'sep=;\nsku;quantity\nA1;2\nB2;3', [2, 3]],
  ])('has rows that are numbered as a spreadsheet does, %s', (_where, content, numbers) => {
    expect(readCsv(content)).toEqual({
      kind: 'rows',
      rows: [
        { sku: 'A1', quantity: '2', row: numbers[0] },
        { sku: 'B2', quantity: '3', row: numbers[1] },
      ],
      incomplete: [],
    });
  });

  it('of ninety long rows loses none', async () => {
    const file = [
      'sku,quantity,note',
      ...Array.from({ length: 90 }, (_u, n) => `A${n},1,${'x'.repeat(20_000)}`),
    ];
    const read = await readCsvFile(new Blob([file.join('\n')]));
    expect(read.kind === 'rows' && read.rows).toHaveLength(90);
  });

  it('is refused where it is too large to be read whole', async () => {
    const long = `A,1,${'x'.repeat(6_000_000)}`;
    expect(await readCsvFile(new Blob(['sku,quantity,note\n', long]))).toEqual({ kind: 'too-large' });
    const many = 'sku,quantity\n34 11 5 318 642,1\n'.repeat(200_000);
    expect(await readCsvFile(new Blob([many]))).toEqual({ kind: 'too-many' });
  });

  it('with a cell that cannot be sent sends something else that refuses only its row', () => {
    const read = readCsv(`sku,quantity\n${'x'.repeat(5000)},1\nA\u0000B,\u00001\nB2,3`);
    expect(read.kind === 'rows' && read.rows).toEqual([
      { sku: 'x'.repeat(201), quantity: '1', row: 2 },
      { sku: 'A\ufffdB', quantity: '\ufffd1', row: 3 },
      { sku: 'B2', quantity: '3', row: 4 },
    ]);
  });

  it('may have a hundred rows and not one more', () => {
    expect(readCsv(rows(100))).toMatchObject({ kind: 'rows' });
    expect(readCsv(rows(101))).toEqual({ kind: 'too-many' });
  });

  it('has rows with both number and quantity, and lists the incomplete ones', () => {
    expect(readCsv('sku,quantity\nA1,\n,3\nB2,4')).toEqual({
      kind: 'rows',
      rows: [{ sku: 'B2', quantity: '4', row: 4 }],
      incomplete: [2, 3],
    });
  });

  it.each(['', 'sku,quantity\n', 'part,count\nA1,2', 'sku\nA1', 'A1,2\nB2,3'])(
    'without usable rows has the wrong format: %j',
    (content) => {
      expect(readCsv(content)).toEqual({ kind: 'wrong-format' });
    },
  );

  it('that cannot be parsed gives the parser’s error', () => {
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
    expect(readCsv(decodeCsv(file))).toMatchObject({
      kind: 'rows',
      rows: [{ sku: '34 11', quantity: '2' }],
      incomplete: [],
    });
  });

  it.each([[], [0xff], [0x41]])('of a byte or none is decoded too: %j', (...values) => {
    expect(decodeCsv(bytes(...values))).toHaveLength(values.length);
  });

  it('of failed rows can be read again', () => {
    const written = writeCsv([{ sku: '34 11', quantity: 'x', reason: 'nie, to nie ilość' }]);
    expect(readCsv(written)).toMatchObject({
      kind: 'rows',
      rows: [{ sku: '34 11', quantity: 'x' }],
      incomplete: [],
    });
  });
});
