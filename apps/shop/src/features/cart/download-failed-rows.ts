import type { CsvRowOutcome } from '@partsboard/contract/cart';
import type { ImportRow } from './row-table.ts';
import { writeCsv } from './table-file.ts';

/** A row and the result of its import. */
export interface CheckedRow {
  readonly row: ImportRow;
  readonly outcome: CsvRowOutcome;
}

/** Downloads the rows that were not imported as a file, with the reason beside each. */
export function downloadFailedRows(failed: readonly CheckedRow[]): void {
  const content = writeCsv(
    failed.map(({ row, outcome }) => ({
      sku: row.sku,
      quantity: row.quantity,
      reason: outcome.Message ?? '',
    })),
  );
  // Spreadsheets read a file as UTF-8 only when it begins with a byte order mark.
  const url = URL.createObjectURL(new Blob(['\ufeff', content], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'failed-rows.csv';
  link.click();
  URL.revokeObjectURL(url);
}
