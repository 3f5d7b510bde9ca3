import type { CsvRowOutcome } from '@partsboard/contract/cart';
import { writeCsv, type CsvRow } from './csv-file.ts';

/** A row and what became of it. */
export interface JudgedRow {
  readonly row: CsvRow;
  readonly outcome: CsvRowOutcome;
}

/** Gives the rows that were not taken back as a file, with the reason beside each. */
export function downloadFailedRows(failed: readonly JudgedRow[]): void {
  const content = writeCsv(
    failed.map(({ row, outcome }) => ({
      sku: row.sku,
      quantity: row.quantity,
      reason: outcome.Message ?? '',
    })),
  );
  // Spreadsheets take a file for UTF-8 only when it begins with a byte order mark.
  const url = URL.createObjectURL(new Blob(['\ufeff', content], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'failed-rows.csv';
  link.click();
  URL.revokeObjectURL(url);
}
