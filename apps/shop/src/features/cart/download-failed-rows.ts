import type { CsvRowOutcome } from '@partsboard/contract/cart';
import type { ImportRow } from './row-table.ts';
import { downloadFile } from '../../lib/download-file.ts';
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
  downloadFile('failed-rows.csv', content);
}
