import { describe, expect, it } from 'vitest';
import { completeRows, importTable, readImportFile, type ImportFile } from './import-file.ts';
import { importRows } from './import-columns.ts';
import { decodeCsv, readCsv, writeCsv } from './table-file.ts';

const textFile = (content: string): ImportFile => {
  const read = readCsv(content);
  return read.kind === 'table' ? importTable(read.table) : read;
};

/** What would be sent of a file whose columns are clear; otherwise why not. */
function rowsIn(file: ImportFile) {
  if (file.kind !== 'columns') return file;
  const { lines, numbers, quantities } = file.columns;
  if (numbers.chosen === null || quantities.chosen === null) {
    return { kind: 'unclear', numbers: numbers.possible, quantities: quantities.possible };
  }
  const { complete: rows, incomplete } = completeRows(importRows(lines, numbers.chosen, quantities.chosen));
  return { kind: 'rows', rows, incomplete };
}

const read = (content: string) => rowsIn(textFile(content));

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
    ['the unit of pieces', 'sku;quantity\n34 11;2 szt.\n'],
    ['the unit of pieces in English', 'sku,quantity\n34 11,2pcs\n'],
    ['the whole word for pieces', 'Numer części;Sztuk\n34 11;2 sztuki\n'],
    ['blank lines', 'sku,quantity\n\n34 11,2\n , \n'],
    ['a first line that names the semicolon', 'sep=;\r\nsku;quantity\r\n34 11;2\r\n'],
    ['a first line that names another delimiter', '\ufeffSEP=|\nsku|quantity\n34 11|2\n'],
    ['a first line that names the tab, in quotes', '"sep=\t"\nsku\tquantity\n34 11\t2'],
  ])('is read with %s', (_case, content) => {
    expect(read(content)).toMatchObject({
      kind: 'rows',
      rows: [{ sku: '34 11', quantity: '2' }],
      incomplete: [],
    });
  });

  it.each([';', ',', '\t'])('is read from its heading on, below a title, separated by %j', (delimiter) => {
    const line = (...cells: string[]) => cells.join(delimiter);
    const content = [
      'Zamówienie z dnia 17.11.2026',
      '',
      line('Warsztat Nowak', 'tel. 601 234 567'),
      line('Numer części', 'Nazwa', 'Ilość'),
      line('34 11', 'Klocki', '2'),
    ].join('\n');
    expect(read(content)).toEqual({
      kind: 'rows',
      rows: [{ sku: '34 11', quantity: '2', row: 5 }],
      incomplete: [],
    });
  });

  it('has as many rows below a title as without one', () => {
    const title = 'Order\n'.repeat(9);
    expect(read(title + rows(100))).toMatchObject({ kind: 'rows', rows: { length: 100 } });
    expect(read(title + rows(101))).toEqual({ kind: 'too-many' });
  });

  it.each([
    ['Polish headings', 'Lp.;Nr katalogowy;Nazwa;Ilość\n1;34 11;Klocki;2'],
    ['other Polish headings', 'Numer części;szt.\n34 11;2'],
    ['headings of an ERP', 'Indeks katalogowy;Nazwa;Ilość zamówiona\n34 11;Klocki;2'],
    ['English headings', 'Qty,Description,Part No.\n2,Pads,34 11'],
    ['rows that end with empty cells', 'sku;quantity;;\n34 11;2;;;;\n'],
    ['rows that are shorter than the header', 'sku;quantity;note;price\n34 11;2\n'],
    ['rows that are longer than the header', 'sku,quantity\n34 11,2,and more\n'],
  ])('is read with %s', (_case, content) => {
    expect(read(content)).toEqual({
      kind: 'rows',
      rows: [{ sku: '34 11', quantity: '2', row: 2 }],
      incomplete: [],
    });
  });

  it.each([
    ['without headings', '34 11 5 318 642;2\n11 28 8 909 437;1'],
    ['without headings, quantities first', '2;34 11 5 318 642\n1;11 28 8 909 437'],
    [
      'without headings, beside names and prices',
      '34 11 5 318 642;Klocki;2;119,90\n11 28 8 909 437;Pasek;1;89,00',
    ],
    ['with headings that say nothing', 'a;b\n34 11 5 318 642;2\n11 28 8 909 437;1'],
  ])('is understood by its cells %s', (_case, content) => {
    const understood = read(content);
    expect('rows' in understood && understood.rows).toMatchObject([
      { sku: '34 11 5 318 642', quantity: '2' },
      { sku: '11 28 8 909 437', quantity: '1' },
    ]);
  });

  it.each([
    ['two columns of numbers', 'old;new;qty\n34 11 5 318 642;34 11 5 318 643;2', [0, 1], [2]],
    ['whole prices', '34 11 5 318 642;120;2\n11 28 8 909 437;80;1', [0], [1, 2]],
    ['two headings of numbers', 'Kod;Numer części;Ilość\nX7;34 11 5 318 642;2', [0, 1], [2]],
    ['numbered rows', '1;34 11 5 318 642\n2;11 28 8 909 437\n3;12 13 5 341 425', [1], [0]],
  ])('with %s leaves the choice to the person', (_case, content, numbers, quantities) => {
    expect(read(content)).toEqual({ kind: 'unclear', numbers, quantities });
  });

  it.each([
    ['below the header', 'sku,quantity\nA1,2\nB2,3', [2, 3]],
    ['after blank lines', '\r\nsku;quantity\r\n\r\nA1;2\r\n;\r\nB2;3\r\n', [4, 6]],
    ['after a cell of two lines', 'sku,quantity,note\nA1,2,"one\ntwo"\nB2,3,', [2, 3]],
    ['after the line that names the delimiter', 'sep=;\nsku;quantity\nA1;2\nB2;3', [2, 3]],
  ])('has rows that are numbered as a spreadsheet does, %s', (_where, content, numbers) => {
    expect(read(content)).toEqual({
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
    const content = rowsIn(await readImportFile(new Blob([file.join('\n')])));
    expect('rows' in content && content.rows).toHaveLength(90);
  });

  it('is refused where it is too large to be read whole', async () => {
    const long = `A,1,${'x'.repeat(6_000_000)}`;
    expect(await readImportFile(new Blob(['sku,quantity,note\n', long]))).toEqual({ kind: 'too-large' });
    const many = 'sku,quantity\n34 11 5 318 642,1\n'.repeat(200_000);
    expect(await readImportFile(new Blob([many]))).toEqual({ kind: 'too-many' });
  });

  it('with a cell that cannot be sent sends something else that refuses only its row', () => {
    const content = read(`sku,quantity\n${'x'.repeat(5000)},1\nA\u0000B,\u00001\nB2,3`);
    expect('rows' in content && content.rows).toEqual([
      { sku: 'x'.repeat(201), quantity: '1', row: 2 },
      { sku: 'A\ufffdB', quantity: '\ufffd1', row: 3 },
      { sku: 'B2', quantity: '3', row: 4 },
    ]);
  });

  it('may have a hundred rows and not one more', () => {
    expect(read(rows(100))).toMatchObject({ kind: 'rows' });
    expect(read(rows(101))).toEqual({ kind: 'too-many' });
  });

  it('has rows with both number and quantity, and lists the incomplete ones', () => {
    expect(read('sku,quantity\nA1,\n,3\nB2,4')).toEqual({
      kind: 'rows',
      rows: [{ sku: 'B2', quantity: '4', row: 4 }],
      incomplete: [2, 3],
    });
  });

  it.each([
    ['', '34 11 5 318 642\n07 11 9 104 287\n', 0],
    [' with a heading', 'Numer części\r\n34 11 5 318 642\r\n07 11 9 104 287', 1],
    [' and empty cells beside', '34 11 5 318 642;;\n07 11 9 104 287;;\n', 0],
  ])('with one column of numbers%s orders one piece of each', (_case, content, above) => {
    expect(read(content)).toEqual({
      kind: 'rows',
      rows: [
        { sku: '34 11 5 318 642', quantity: '1', row: 1 + above },
        { sku: '07 11 9 104 287', quantity: '1', row: 2 + above },
      ],
      incomplete: [],
    });
  });

  it.each(['Klocki\nTarcze\n', 'ilość\n34115318642', 'sku,quantity\n34115318642,\n34115318640,'])(
    'with one column of anything else, or without its quantities, has the wrong format: %j',
    (content) => {
      expect(read(content)).toEqual({ kind: 'wrong-format' });
    },
  );

  it.each(['Lp.;Numer części', 'Cena netto;Numer części', 'Total;Part number'])(
    'whose other numbers are no quantities has the wrong format, instead of so many pieces: %s',
    (heading) => {
      expect(read(`${heading}\n1;34 11 5 318 642\n120;11 28 8 909 437`)).toEqual({ kind: 'wrong-format' });
    },
  );

  it.each(['', 'sku,quantity\n', 'name,price\nA1,2', 'sku\nA1', 'A1,2\nB2,3'])(
    'without usable rows has the wrong format: %j',
    (content) => {
      expect(read(content)).toEqual({ kind: 'wrong-format' });
    },
  );

  it('that cannot be parsed gives the parser’s error', () => {
    expect(read('sku,quantity\n"A1,2\n')).toMatchObject({ kind: 'parse-error' });
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
    expect(read(decodeCsv(file))).toMatchObject({
      kind: 'rows',
      rows: [{ sku: '34 11', quantity: '2' }],
      incomplete: [],
    });
  });

  it.each([[], [0xff], [0x41]])('of a byte or none is decoded too: %j', (...values) => {
    expect(decodeCsv(bytes(...values))).toHaveLength(values.length);
  });

  it('of failed rows opens in columns in a Polish spreadsheet, and starts no formula there', () => {
    const written = writeCsv([
      { sku: '=1+2', quantity: '-3', reason: '@x' },
      { sku: '+48', quantity: '1', reason: 'nie; to nie numer' },
    ]);
    expect(written).toBe(
      [`sku;quantity;reason`, `"'=1+2";"'-3";"'@x"`, `"'+48";1;"nie; to nie numer"`].join('\r\n'),
    );
  });

  it('hides a formula of several lines', () => {
    const written = writeCsv([{ sku: '=1+1\n2', quantity: '1', reason: '' }]);
    expect(written).toContain(`"'=1+1\n2";1;`);
  });

  it('of failed rows can be read again', () => {
    const written = writeCsv([{ sku: '34 11', quantity: 'x', reason: 'nie, to nie ilość' }]);
    expect(read(written)).toMatchObject({
      kind: 'rows',
      rows: [{ sku: '34 11', quantity: 'x' }],
      incomplete: [],
    });
  });
});
