import Papa from 'papaparse';
import { MAX_CSV_CELL, MAX_CSV_ROWS } from '../../lib/api/contract-values.ts';

/** A row as `Level4/cartFromCsv` takes it. */
export interface CsvRow {
  readonly sku: string;
  readonly quantity: string;
  /** Its row number in the file or block, as a spreadsheet counts: from 1, including the header and blank lines. */
  readonly row?: number;
}

export type CsvFile =
  | {
      readonly kind: 'rows';
      readonly rows: readonly CsvRow[];
      /** Rows that are ignored because their number or quantity is missing. */
      readonly incomplete: readonly number[];
    }
  | { readonly kind: 'too-many' }
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

const REPLACEMENT = '\ufffd';

/** Of a file that is too large only the number of rows is checked. */
export async function readCsvFile(file: Blob): Promise<CsvFile> {
  const content = readCsv(decodeCsv(await file.slice(0, MAX_BYTES).arrayBuffer()));
  return file.size <= MAX_BYTES || content.kind === 'too-many' ? content : { kind: 'too-large' };
}

/** Excel's “Unicode text” is UTF-16 with a byte order mark. */
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

/**
 * A cell as it is sent. Of a cell that is too long only enough is sent for the server to see that, and a NUL, which no
 * call may contain, is replaced: the server then refuses this row only.
 */
const cellText = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .trim()
        .slice(0, MAX_CSV_CELL + 1)
        .replaceAll('\0', REPLACEMENT)
    : '';

/** A first line such as `sep=;`, which tells Excel the delimiter. */
const SEPARATOR_LINE = /^\ufeff?"?sep=([^\r\n"])"?[ \t]*(?:\r\n|\r|\n|$)/i;

interface Parsed {
  readonly data: readonly Record<string, unknown>[];
  readonly error: Papa.ParseError | undefined;
  readonly meta: Papa.ParseMeta | undefined;
}

/** Stops at the first row above the limit: the rest of a long file need not be read. */
function parse(content: string, delimiter: string): Parsed {
  const data: Record<string, unknown>[] = [];
  let error: Papa.ParseError | undefined;
  let meta: Papa.ParseMeta | undefined;
  Papa.parse<Record<string, unknown>>(content, {
    header: true,
    delimiter,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (name) => name.trim().toLowerCase(),
    step: (row, parser) => {
      data.push(row.data);
      error ??= row.errors.find(isReal);
      ({ meta } = row);
      if (data.length > MAX_CSV_ROWS) parser.abort();
    },
  });
  return { data, error, meta };
}

/** Reads rows with a number and a quantity. The header may be in any case and order, with other columns beside. */
export function readCsv(content: string): CsvFile {
  const [separatorLine = '', delimiter = ''] = SEPARATOR_LINE.exec(content) ?? [];
  const body = content.slice(separatorLine.length);
  const { data, error, meta } = parse(body, delimiter);
  if (error) return { kind: 'parse-error', error: { code: error.code, message: error.message } };
  if (data.length > MAX_CSV_ROWS) return { kind: 'too-many' };
  const numbers = meta ? rowNumbers(body, meta) : [];
  const all = data.map((cells, index) => ({
    sku: cellText(cells.sku),
    quantity: cellText(cells.quantity),
    row: numbers[index] ?? index + 2,
  }));
  const rows = all.filter((row) => row.sku !== '' && row.quantity !== '');
  const incomplete = all.filter((row) => !rows.includes(row)).map(({ row }) => row);
  return rows.length === 0 ? { kind: 'wrong-format' } : { kind: 'rows', rows, incomplete };
}

/** The row numbers below the header: the parser skips blank lines without counting them. */
function rowNumbers(content: string, { delimiter, linebreak }: Papa.ParseMeta): readonly number[] {
  const newline = linebreak === '\r\n' || linebreak === '\r' ? linebreak : '\n';
  const { data } = Papa.parse<string[]>(content, { delimiter, newline });
  const filled = data.flatMap((cells, index) => (cells.join('').trim() === '' ? [] : [index + 1]));
  return filled.slice(1);
}

/** Rows as a CSV file that can be imported again. */
export const writeCsv = (rows: readonly (CsvRow & { readonly reason: string })[]): string =>
  Papa.unparse(
    rows.map(({ sku, quantity, reason }) => ({ sku, quantity, reason })),
    { newline: '\r\n' },
  );
