import { findColumns, importRows, type ImportColumns } from './import-columns.ts';
import { numberedRows, type ImportRow } from './row-table.ts';

/** Cells are separated by tabs or semicolons; in a line with neither, a comma may precede the quantity. */
function splitLine(line: string): string[] {
  const delimiter = [/\t/, /;/].find((each) => each.test(line)) ?? /,(?=\s*\d+\s*$)/;
  return line.split(delimiter);
}

export const readPastedBlock = (pasted: string): ImportColumns =>
  findColumns(numberedRows(pasted.split(/\r\n|\r|\n/).map(splitLine)), { number: 0, quantity: 1 });

/** The rows of a block where it is clear which columns are meant; without a quantity one piece is. */
export function clearRows({ lines, numbers, quantities }: ImportColumns): readonly ImportRow[] | null {
  if (numbers.chosen === null || quantities.chosen === null) return null;
  return importRows(lines, numbers.chosen, quantities.chosen)
    .filter(({ sku }) => sku !== '')
    .map((row) => ({ ...row, quantity: row.quantity || '1' }));
}
