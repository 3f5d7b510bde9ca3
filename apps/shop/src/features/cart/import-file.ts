import { MAX_CSV_ROWS } from '../../lib/api/contract-values.ts';
import { findColumns, importRows, withOnePieceOfEach, type ImportColumns } from './import-columns.ts';
import type { ImportRow, RowTable } from './row-table.ts';
import { readTableFile, type TableFile } from './table-file.ts';

export type ImportFile =
  | { readonly kind: 'columns'; readonly columns: ImportColumns }
  | { readonly kind: 'too-many' }
  | Exclude<TableFile, { readonly kind: 'table' }>;

/** Only rows with both a number and a quantity count; the others are named by their numbers. */
export function completeRows(rows: readonly ImportRow[]): {
  readonly complete: readonly ImportRow[];
  readonly incomplete: readonly number[];
} {
  const complete = rows.filter(({ sku, quantity }) => sku !== '' && quantity !== '');
  return { complete, incomplete: rows.flatMap((row) => (complete.includes(row) ? [] : (row.row ?? []))) };
}

/** What can be imported of a table; its columns may still have to be chosen. */
export function importTable(table: RowTable): ImportFile {
  const columns = withOnePieceOfEach(table, findColumns(table));
  const { lines, numbers, quantities } = columns;
  if (lines.length > MAX_CSV_ROWS) return { kind: 'too-many' };
  if (numbers.possible.length === 0 || quantities.possible.length === 0) return { kind: 'wrong-format' };
  const isKnown = numbers.chosen !== null && quantities.chosen !== null;
  if (isKnown && completeRows(importRows(lines, numbers.chosen, quantities.chosen)).complete.length === 0) {
    return { kind: 'wrong-format' };
  }
  return { kind: 'columns', columns };
}

export async function readImportFile(file: Blob): Promise<ImportFile> {
  const read = await readTableFile(file);
  return read.kind === 'table' ? importTable(read.table) : read;
}
