import type { CsvRowOutcome } from '@partsboard/contract/cart';
import type { ImportRow } from './row-table.ts';
import { saveCsv } from '@partsboard/ui/lib/save-file.ts';
import { writeCsv } from './table-file.ts';

/** A row and the result of its import. */
export interface CheckedRow {
  readonly row: ImportRow;
  readonly outcome: CsvRowOutcome;
  /** Whether it could have been added, but its part does not fit. */
  readonly isLeftOut: boolean;
}

/** Downloads the rows that were not imported as a file, with the reason beside each. */
export function downloadFailedRows(failed: readonly CheckedRow[], unfitReason: string): void {
  const content = writeCsv(
    failed.map(({ row, outcome, isLeftOut }) => ({
      sku: row.sku,
      quantity: row.quantity,
      reason: isLeftOut ? unfitReason : (outcome.Message ?? ''),
    })),
  );
  saveCsv('failed-rows.csv', content);
}
