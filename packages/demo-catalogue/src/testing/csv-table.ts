import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Row = Readonly<Record<string, string>>;

const cell = /"((?:[^"]|"")*)"(,|\n)|([^,\n"]*)(,|\n)/gy;

const parse = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  cell.lastIndex = 0;
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, quoted, quotedEnd, plain, plainEnd] = match;
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if ((quotedEnd ?? plainEnd) === '\n') {
      rows.push(row);
      row = [];
    }
    if (cell.lastIndex === text.length) break;
  }
  return rows;
};

/** The rows of one file of a generated catalogue, by column name. */
export const readTable = (folder: string, name: string): Row[] => {
  const [header = [], ...rows] = parse(readFileSync(join(folder, name), 'utf8'));
  return rows.map((values) =>
    Object.fromEntries(header.map((column, index) => [column, values[index] ?? ''])),
  );
};

/** The value of a column that the file must have. */
export const at = (row: Row, column: string): string => {
  const value = row[column];
  if (value === undefined) throw new Error(`No column ${column}`);
  return value;
};

export const partKey = (row: Row, brand = 'brand', number = 'number'): string =>
  `${at(row, brand)} ${at(row, number)}`;

/** `1-3 7` → 1, 2, 3, 7. */
export const typeNumbers = (text: string): number[] =>
  text.split(' ').flatMap((run) => {
    const [first = 0, last = first] = run.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
