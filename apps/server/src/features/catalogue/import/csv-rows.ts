import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import type { CatalogueProblemMessage } from '@partsboard/contract/backoffice/catalogue-problems';
import Papa from 'papaparse';

/** A fault that ends the reading of a file. */
export class CsvFault extends Error {
  readonly row: number;
  readonly fault: CatalogueProblemMessage;

  constructor(row: number, fault: CatalogueProblemMessage) {
    super(fault.code);
    this.row = row;
    this.fault = fault;
  }
}

/** Some rows of a file, the header among them; `firstRow` counts as a spreadsheet does, from 1. */
export interface RowBlock {
  readonly firstRow: number;
  readonly rows: readonly (readonly string[])[];
  readonly bytes: number;
}

/** How a file is written. */
export interface CsvDialect {
  readonly delimiter: ',' | ';';
  readonly encoding: 'utf-8' | 'windows-1250';
}

export const STRICT: CsvDialect = { delimiter: ',', encoding: 'utf-8' };

const BLOCK_BYTES = 256 * 1024;
/** No row of a catalogue comes near this; what does is a quote that nobody closed. */
const MAX_ROW_LENGTH = 4 * 1024 * 1024;
const LINE_FEED = 0x0a;
const UTF_16_MARKS: ReadonlySet<number | undefined> = new Set([0xfe, 0xff]);
const BYTE_ORDER_MARK = '\uFEFF';

/** The file in blocks of whole lines. */
async function* lineBlocks(path: string, onBytes: (bytes: Buffer) => void): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: BLOCK_BYTES })) {
    if (!Buffer.isBuffer(chunk)) continue;
    onBytes(chunk);
    const end = chunk.lastIndexOf(LINE_FEED) + 1;
    if (end > 0) {
      yield Buffer.concat([rest, chunk.subarray(0, end)]);
      rest = Buffer.from(chunk.subarray(end));
    } else if (rest.length + chunk.length > MAX_ROW_LENGTH) {
      throw new CsvFault(0, { code: 'no-line-ends' });
    } else rest = Buffer.concat([rest, chunk]);
  }
  if (rest.length > 0) yield rest;
}

const countOf = (text: string, part: string): number => {
  let count = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) count += 1;
  return count;
};

function encodingFault(block: Buffer, linesBefore: number): CsvFault {
  let line = linesBefore;
  for (let from = 0; from < block.length; line += 1) {
    const end = block.indexOf(LINE_FEED, from);
    const next = end === -1 ? block.length : end + 1;
    if (!isUtf8(block.subarray(from, next))) break;
    from = next;
  }
  const code = UTF_16_MARKS.has(block[0]) ? 'looks-like-utf-16' : 'not-utf-8';
  return new CsvFault(line + 1, { code, line: line + 1 });
}

/** The row that opens a quote which the text never closes. */
function openQuoteFault(text: string, firstRow: number): CsvFault {
  let row = firstRow;
  let start = row;
  let open = false;
  for (const line of text.split('\n')) {
    if (!open) start = row;
    if (countOf(line, '"') % 2 === 1) open = !open;
    if (!open) row += 1;
  }
  return new CsvFault(start, { code: 'open-quote' });
}

function parseRows(text: string, firstRow: number, delimiter: string): string[][] {
  const result = Papa.parse<string[]>(text, { delimiter, newline: '\n', quoteChar: '"' });
  const [error] = result.errors;
  // With the delimiter given and quotes in pairs, quotes in the wrong place are all that can be wrong.
  if (error !== undefined) throw new CsvFault(firstRow + (error.row ?? 0), { code: 'wrong-quotes' });
  return result.data;
}

/** Reads a CSV file block by block; faults of encoding and quoting are thrown as a CsvFault. */
export async function* csvRows(
  path: string,
  onBytes: (bytes: Buffer) => void = () => undefined,
  { delimiter, encoding }: CsvDialect = STRICT,
): AsyncGenerator<RowBlock> {
  const decoder = encoding === 'utf-8' ? undefined : new TextDecoder(encoding);
  let firstRow = 1;
  let lines = 0;
  let open = '';
  let bytes = 0;
  for await (const block of lineBlocks(path, onBytes)) {
    if (decoder === undefined && !isUtf8(block)) throw encodingFault(block, lines);
    bytes += block.length;
    let decoded = decoder?.decode(block) ?? block.toString('utf8');
    lines += countOf(decoded, '\n');
    if (firstRow === 1 && open === '' && decoded.startsWith(BYTE_ORDER_MARK)) decoded = decoded.slice(1);
    if (decoded.includes('\r')) decoded = decoded.replaceAll('\r\n', '\n');
    const text = open + decoded;
    // Quotes come in pairs, doubled ones too: an odd number means that the last row goes on in the next block.
    if (text.includes('"') && countOf(text, '"') % 2 === 1) {
      if (text.length > MAX_ROW_LENGTH) throw openQuoteFault(text, firstRow);
      open = text;
      continue;
    }
    open = '';
    const rows = parseRows(text.endsWith('\n') ? text.slice(0, -1) : text, firstRow, delimiter);
    yield { firstRow, rows, bytes };
    firstRow += rows.length;
    bytes = 0;
  }
  if (open !== '') throw openQuoteFault(open, firstRow);
}

/**
 * Finds out how a file is written, by its header and, where other encodings are read, by its bytes; one in UTF-16 is left
 * to be refused.
 */
export async function detectDialect(
  path: string,
  columns: readonly string[],
  { isForgiving }: { readonly isForgiving: boolean },
): Promise<CsvDialect> {
  let encoding: CsvDialect['encoding'] = 'utf-8';
  let delimiter: CsvDialect['delimiter'] | undefined;
  for await (const block of lineBlocks(path, () => undefined)) {
    if (delimiter === undefined) {
      const [header = ''] = block.toString('latin1').split('\n', 1);
      delimiter = columns.length > 1 && header.split(';').length === columns.length ? ';' : ',';
      if (!isForgiving || UTF_16_MARKS.has(block[0])) break;
    }
    if (!isUtf8(block)) {
      encoding = 'windows-1250';
      break;
    }
  }
  return { delimiter: delimiter ?? ',', encoding };
}
