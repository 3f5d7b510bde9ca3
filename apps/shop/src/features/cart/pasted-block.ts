import { isAmbiguousQuantity, parseQuantity } from '@partsboard/domain/decimal-input';
import { MAX_LINE_QUANTITY } from '../../lib/api/contract-values.ts';
import type { CsvRow } from './csv-file.ts';

interface PastedLine {
  /** Counted from 1 in what was pasted. */
  readonly row: number;
  /** The first is the part number. */
  readonly cells: readonly string[];
}

/** Lines pasted from a spreadsheet. */
export interface PastedBlock {
  readonly lines: readonly PastedLine[];
  /** The names of the columns; empty without a header line. */
  readonly headings: readonly string[];
  /** Columns that can contain the quantities, the likeliest first; there is always one. */
  readonly quantityColumns: readonly [number, ...number[]];
}

const QUANTITY_HEADING = /^(?:quantity|qty|pcs|count|ilo(?:ść|sc)|szt|sztuk[ai]?|liczba)\.?$/i;

/** Cells are separated by tabs or semicolons; in a line with neither, a comma may precede the quantity. */
function splitLine(line: string): string[] {
  const delimiter = [/\t/, /;/].find((each) => each.test(line)) ?? /,(?=\s*\d+\s*$)/;
  return line.split(delimiter).map((cell) => cell.trim());
}

const isHeading = ({ cells }: PastedLine): boolean => cells.length > 1 && !/\d/.test(cells.join(''));

const looksLikeQuantity = (cell: string): boolean =>
  parseQuantity(cell, MAX_LINE_QUANTITY) !== undefined || isAmbiguousQuantity(cell);

/** The number of lines with a quantity in the column, minus those with something else there. */
const likelihood = (lines: readonly PastedLine[], column: number): number =>
  lines.reduce((sum, { cells }) => {
    const cell = cells[column] ?? '';
    return cell === '' ? sum : sum + (looksLikeQuantity(cell) ? 1 : -1);
  }, 0);

/** One column for all lines: a price without decimals looks like a quantity, but other prices in its column do not. */
function quantityColumnsOf(
  lines: readonly PastedLine[],
  headings: readonly string[],
): PastedBlock['quantityColumns'] {
  const named = headings.findIndex((heading, column) => column > 0 && QUANTITY_HEADING.test(heading));
  if (named > 0) return [named];
  const width = Math.max(...lines.map(({ cells }) => cells.length));
  const [first = 1, ...others] = Array.from({ length: width }, (_unused, column) => column)
    .slice(1)
    .map((column) => ({ column, score: likelihood(lines, column) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.column - other.column)
    .map(({ column }) => column);
  return [first, ...others];
}

export function readPastedBlock(pasted: string): PastedBlock {
  const all = pasted
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ row: index + 1, cells: splitLine(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first] = all;
  const headings = first && isHeading(first) ? first.cells : [];
  const lines = all.filter(({ cells }) => cells !== headings && cells[0] !== '');
  return { lines, headings, quantityColumns: quantityColumnsOf(lines, headings) };
}

/** The rows of a block with the quantities of one column; 1 where there is none. */
export const rowsOfBlock = ({ lines }: PastedBlock, quantityColumn: number): readonly CsvRow[] =>
  lines.map(({ row, cells }) => {
    const quantity = cells[quantityColumn] ?? '';
    return { sku: cells[0] ?? '', quantity: quantity === '' ? '1' : quantity, row };
  });
