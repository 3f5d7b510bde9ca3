import Papa from 'papaparse';
import { MAX_CSV_ROWS } from '../../lib/api/contract-values.ts';

/** A row as `Level4/cartFromCsv` takes it. */
export interface CsvRow {
  readonly sku: string;
  readonly quantity: string;
}

export type CsvFile =
  | {
      readonly kind: 'rows';
      readonly rows: readonly CsvRow[];
      /** How many rows do not count, since their number or quantity is missing. */
      readonly incomplete: number;
    }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'wrong-format' }
  | { readonly kind: 'parse-error'; readonly error: CsvError };

/** The parser's own first complaint. */
export interface CsvError {
  readonly code: string;
  readonly message: string;
}

/** A hundred rows need a few kilobytes; of anything larger only the beginning is looked at. */
const MAX_BYTES = 1_000_000;

const REPLACEMENT = '\ufffd';

export const readCsvFile = async (file: Blob): Promise<CsvFile> =>
  readCsv(decodeCsv(await file.slice(0, MAX_BYTES).arrayBuffer()));

/** What Excel calls “Unicode text” is UTF-16, and begins with a mark that says which of the two. */
const utf16Marks = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/** Spreadsheets on Polish Windows save in Windows-1250 unless told otherwise. */
export function decodeCsv(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const utf16 = utf16Marks.find(({ mark }) => mark[0] === first && mark[1] === second);
  if (utf16) return new TextDecoder(utf16.encoding).decode(bytes);
  const utf8 = new TextDecoder('utf-8').decode(bytes);
  return utf8.includes(REPLACEMENT) ? new TextDecoder('windows-1250').decode(bytes) : utf8;
}

/** A file with one column has nothing to guess a delimiter from; that alone is no error. */
const isReal = (error: Papa.ParseError): boolean => error.code !== 'UndetectableDelimiter';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A first line such as `sep=;`, which tells Excel the delimiter. */
const SEPARATOR_LINE = /^\ufeff?"?sep=([^\r\n"])"?[ \t]*(?:\r\n|\r|\n|$)/i;

/** Reads rows with a number and a quantity. The header may stand in any case and order, beside other columns. */
export function readCsv(content: string): CsvFile {
  const [separatorLine = '', delimiter = ''] = SEPARATOR_LINE.exec(content) ?? [];
  const parsed = Papa.parse<Record<string, unknown>>(content.slice(separatorLine.length), {
    header: true,
    delimiter,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const error = parsed.errors.find(isReal);
  // A file that is far too long is cut off, and what the cut breaks says nothing.
  if (parsed.data.length > MAX_CSV_ROWS && content.length >= MAX_BYTES / 4) return { kind: 'too-many' };
  if (error) return { kind: 'parse-error', error: { code: error.code, message: error.message } };
  if (parsed.data.length > MAX_CSV_ROWS) return { kind: 'too-many' };
  const rows = parsed.data
    .map((row) => ({ sku: text(row.sku), quantity: text(row.quantity) }))
    .filter((row) => row.sku !== '' && row.quantity !== '');
  const incomplete = parsed.data.length - rows.length;
  return rows.length === 0 ? { kind: 'wrong-format' } : { kind: 'rows', rows, incomplete };
}

const isWhole = (cell: string): boolean => /^\d+$/.test(cell.replace(/[\s\u00a0\u202f]/g, ''));

/** The first cell is the number. The quantity is the next one, or a later one where a name stands between. */
function readPastedLine(line: string): CsvRow & { readonly isHeading: boolean } {
  const [sku = '', ...cells] = line.split(/[\t;]|,(?=\s*\d+\s*$)/).map((cell) => cell.trim());
  const quantity = cells.find(isWhole) ?? cells[0] ?? '';
  return { sku, quantity: quantity || '1', isHeading: quantity !== '' && !/\d/.test(`${sku}${quantity}`) };
}

/** Lines pasted from a spreadsheet: a number and, after a tab, semicolon or comma, a quantity; 1 where there is none. */
export function readPastedRows(pasted: string): readonly CsvRow[] {
  return pasted
    .split(/\r\n|\r|\n/)
    .map(readPastedLine)
    .filter((row, index) => row.sku !== '' && !(index === 0 && row.isHeading))
    .map(({ sku, quantity }) => ({ sku, quantity }));
}

/** Rows as a CSV file that can be imported again. */
export const writeCsv = (rows: readonly (CsvRow & { readonly reason: string })[]): string =>
  Papa.unparse(
    rows.map(({ sku, quantity, reason }) => ({ sku, quantity, reason })),
    { newline: '\r\n' },
  );
