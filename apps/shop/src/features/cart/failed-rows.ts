import type { CsvRowOutcome } from '@partsboard/contract/cart';
import { writeCsv, type CsvRow } from './csv-file.ts';

/** Gives the rows that were not taken back as a file, with the reason beside each. */
export function downloadFailedRows(failed: readonly CsvRowOutcome[], rows: readonly CsvRow[]): void {
  const content = writeCsv(
    failed.map((outcome) => ({
      sku: outcome.Sku,
      quantity: rows[outcome.Row - 1]?.quantity ?? '',
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
