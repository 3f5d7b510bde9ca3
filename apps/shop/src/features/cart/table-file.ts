import { FORMULA_START } from '@partsboard/domain/spreadsheet-formula';
import Papa from 'papaparse';
import { MAX_CSV_ROWS } from '../../lib/api/contract-values.ts';
import { MAX_TITLE_ROWS } from './import-columns.ts';
import { numberedRows, type ImportRow, type RowTable } from './row-table.ts';

export type TableFile =
  | { readonly kind: 'table'; readonly table: RowTable }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'wrong-format' }
  | { readonly kind: 'parse-error'; readonly error: CsvError };

/** The first error of the parser. */
export interface CsvError {
  readonly code: string;
  readonly message: string;
}

/** A hundred rows need a few kilobytes; this leaves room for other columns. */
const MAX_BYTES = 5_000_000;

/** Title and header, the most rows that are taken, and one by which it shows that there are more. */
const MAX_READ_ROWS = MAX_TITLE_ROWS + MAX_CSV_ROWS + 2;

const REPLACEMENT = '\ufffd';

/** An Excel file is a ZIP archive. */
const ZIP_MARK = 'PK\u0003\u0004';

/** Of a text that is too large only the number of rows is of interest. */
export async function readTableFile(file: Blob): Promise<TableFile> {
  const mark = new TextDecoder('latin1').decode(await file.slice(0, ZIP_MARK.length).arrayBuffer());
  const isTooLarge = file.size > MAX_BYTES;
  if (mark === ZIP_MARK) return isTooLarge ? { kind: 'too-large' } : readExcel(file);
  const content = readCsv(decodeCsv(await file.slice(0, MAX_BYTES).arrayBuffer()));
  const isFull = content.kind === 'table' && content.table.length >= MAX_READ_ROWS;
  return isTooLarge && !isFull ? { kind: 'too-large' } : content;
}

/** The reader is loaded only for such a file. */
async function readExcel(file: Blob): Promise<TableFile> {
  const { readSheet } = await import('read-excel-file/universal');
  try {
    const rows = await readSheet(file);
    const table = numberedRows(rows.map((cells) => cells.map(excelText)));
    return { kind: 'table', table: table.slice(0, MAX_READ_ROWS) };
  } catch {
    return { kind: 'wrong-format' };
  }
}

const excelText = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 'yyyy-mm-dd'.length);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Excel’s “Unicode text” is UTF-16 with a byte order mark. */
const utf16Marks = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/** Spreadsheets on Polish Windows save in Windows-1250 by default. */
export function decodeCsv(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const utf16 = utf16Marks.find(({ mark }) => mark[0] === first && mark[1] === second);
  if (utf16) return new TextDecoder(utf16.encoding).decode(bytes);
  const utf8 = new TextDecoder('utf-8').decode(bytes);
  return utf8.includes(REPLACEMENT) ? new TextDecoder('windows-1250').decode(bytes) : utf8;
}

/** A file with one column has no delimiter; that alone is no error. */
const isReal = (error: Papa.ParseError): boolean => error.code !== 'UndetectableDelimiter';

/** A first line such as `sep=;`, which tells Excel the delimiter. A spreadsheet does not count it as a row. */
const SEPARATOR_LINE = /^\ufeff?"?sep=([^\r\n"])"?[ \t]*(?:\r\n|\r|\n|$)/i;

/** Blank lines would count as lines without a delimiter. */
const guessDelimiter = (content: string): string =>
  Papa.parse(content, { preview: 10, skipEmptyLines: 'greedy', delimitersToGuess: [',', ';', '\t'] }).meta
    .delimiter;

/** Rows may be longer or shorter than others. The rest of a long file is not read. */
export function readCsv(content: string): TableFile {
  const [separatorLine = '', named] = SEPARATOR_LINE.exec(content) ?? [];
  const body = content.slice(separatorLine.length);
  const rows: string[][] = [];
  let filled = 0;
  let error: Papa.ParseError | undefined;
  Papa.parse<string[]>(body, {
    delimiter: named ?? guessDelimiter(body),
    step: ({ data, errors }, parser) => {
      rows.push(data);
      if (data.some((cell) => cell.trim() !== '')) filled += 1;
      error ??= errors.find(isReal);
      if (error || filled >= MAX_READ_ROWS) parser.abort();
    },
  });
  return error
    ? { kind: 'parse-error', error: { code: error.code, message: error.message } }
    : { kind: 'table', table: numberedRows(rows) };
}

/**
 * Rows as a CSV file that can be imported again: with semicolons, which a Polish spreadsheet takes for the end of a cell,
 * and without cells that a spreadsheet would take for formulas.
 */
export const writeCsv = (rows: readonly (ImportRow & { readonly reason: string })[]): string =>
  Papa.unparse(
    rows.map(({ sku, quantity, reason }) => ({ sku, quantity, reason })),
    { newline: '\r\n', delimiter: ';', escapeFormulae: FORMULA_START },
  );
