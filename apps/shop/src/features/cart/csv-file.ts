import Papa from 'papaparse';

/** A row as `Level4/cartFromCsv` takes it. */
export interface CsvRow {
  readonly sku: string;
  readonly quantity: string;
}

export type CsvFile =
  | { readonly kind: 'rows'; readonly rows: readonly CsvRow[] }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'wrong-format' }
  /** The parser's own first message. */
  | { readonly kind: 'parse-error'; readonly message: string };

export const MAX_CSV_ROWS = 100;

const REPLACEMENT = '\ufffd';

/** Spreadsheets on Polish Windows save in Windows-1250 unless told otherwise. */
export function decodeCsv(bytes: ArrayBuffer): string {
  const utf8 = new TextDecoder('utf-8').decode(bytes);
  return utf8.includes(REPLACEMENT) ? new TextDecoder('windows-1250').decode(bytes) : utf8;
}

/** A file with one column has nothing to guess a delimiter from; that alone is no error. */
const isReal = (error: Papa.ParseError): boolean => error.code !== 'UndetectableDelimiter';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Reads rows with a number and a quantity. The header may stand in any case and order, beside other columns. */
export function readCsv(content: string): CsvFile {
  const parsed = Papa.parse<Record<string, unknown>>(content, {
    header: true,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const error = parsed.errors.find(isReal);
  if (error) return { kind: 'parse-error', message: error.message };
  if (parsed.data.length > MAX_CSV_ROWS) return { kind: 'too-many' };
  const rows = parsed.data
    .map((row) => ({ sku: text(row.sku), quantity: text(row.quantity) }))
    .filter((row) => row.sku !== '' && row.quantity !== '');
  return rows.length === 0 ? { kind: 'wrong-format' } : { kind: 'rows', rows };
}

/** Lines pasted from a spreadsheet: a number and, after a tab, semicolon or comma, a quantity; 1 where there is none. */
export function readPastedRows(pasted: string): readonly CsvRow[] {
  return pasted
    .split(/\r?\n/)
    .map((line) => line.split(/[\t;]|,(?=\s*\d+\s*$)/))
    .map(([sku = '', quantity = '']) => ({ sku: sku.trim(), quantity: quantity.trim() || '1' }))
    .filter((row) => row.sku !== '');
}

/** Rows as a CSV file that can be imported again. */
export const writeCsv = (rows: readonly (CsvRow & { readonly reason: string })[]): string =>
  Papa.unparse(
    rows.map(({ sku, quantity, reason }) => ({ sku, quantity, reason })),
    { newline: '\r\n' },
  );
