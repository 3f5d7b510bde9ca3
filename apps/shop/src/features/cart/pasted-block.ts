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
  /** Columns that can contain the quantities, from left to right; there is always one. */
  readonly quantityColumns: readonly number[];
  /** The one that does; null where the person has to choose. */
  readonly quantityColumn: number | null;
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

export const filledCells = (lines: PastedBlock['lines'], column: number): readonly string[] =>
  lines.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');

/**
 * One column for all lines. A price without decimals looks like a quantity, but often another price in its column does
 * not. Where that leaves no single column, any choice could order as many pieces as a part costs: the person is asked.
 */
function quantityColumnsOf(
  lines: readonly PastedLine[],
  headings: readonly string[],
): Pick<PastedBlock, 'quantityColumns' | 'quantityColumn'> {
  const named = headings.findIndex((heading, column) => column > 0 && QUANTITY_HEADING.test(heading));
  if (named > 0) return { quantityColumns: [named], quantityColumn: named };
  const width = Math.max(...lines.map(({ cells }) => cells.length));
  const possible = Array.from({ length: width }, (_unused, column) => column)
    .slice(1)
    .filter((column) => {
      const cells = filledCells(lines, column);
      return cells.filter(looksLikeQuantity).length > cells.length / 2;
    });
  if (width <= 2 || possible.length === 0) return { quantityColumns: [1], quantityColumn: 1 };
  const [first = null, ...others] = possible.filter((column) =>
    filledCells(lines, column).every(looksLikeQuantity),
  );
  return { quantityColumns: possible, quantityColumn: others.length === 0 ? first : null };
}

export function readPastedBlock(pasted: string): PastedBlock {
  const all = pasted
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ row: index + 1, cells: splitLine(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first] = all;
  const headings = first && isHeading(first) ? first.cells : [];
  const lines = all.filter(({ cells }) => cells !== headings && cells[0] !== '');
  return { lines, headings, ...quantityColumnsOf(lines, headings) };
}

/** The rows of a block with the quantities of one column; 1 where there is none. */
export const rowsOfBlock = ({ lines }: PastedBlock, quantityColumn: number | null): readonly CsvRow[] =>
  lines.map(({ row, cells }) => {
    const quantity = quantityColumn === null ? '' : (cells[quantityColumn] ?? '');
    return { sku: cells[0] ?? '', quantity: quantity === '' ? '1' : quantity, row };
  });
