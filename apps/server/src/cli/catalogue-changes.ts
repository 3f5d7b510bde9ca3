import { basename } from 'node:path';
import type { PriceRow, StockRow } from '@partsboard/contract/integration/deltas';
import type { Db } from '../db/database.ts';
import {
  readChangedPrices,
  readChangedStock,
  type ChangedRow,
  type ImportProgress,
  type ReadChanges,
} from '../features/catalogue/catalogue.service.ts';
import { changePrices, changeStock } from '../features/integration/deltas.ts';
import { toReportLine, type ReportLine } from './report-line.ts';

export interface FileChanges {
  readonly rows: number;
  readonly changed: number;
  readonly problems: readonly ReportLine[];
  readonly notes: readonly ReportLine[];
}

const COMMAND = 'npm run catalogue';

/** A file that a command has read, as the changes of figures are told about it. */
const callOf = (path: string) => ({
  language: 'en' as const,
  caller: { importId: undefined, fileName: basename(path) },
  audit: { staffId: null, staffName: COMMAND, address: null, requestId: null },
});

async function apply<T extends PriceRow | StockRow>(
  db: Db,
  { rows, ...read }: ReadChanges<T>,
  changeOf: (valid: readonly ChangedRow<T>[]) => ReturnType<typeof changePrices>,
): Promise<FileChanges> {
  const problems = read.problems.map(toReportLine);
  const notes = read.notes.map(toReportLine);
  if (problems.length > 0) return { rows: rows.length, changed: 0, problems, notes };
  const { ahead, last } = changeOf(rows);
  await ahead?.(db);
  const result = await db.transaction().execute(last);
  const named = new Map(rows.map(({ row, value }) => [row, `${value.brand} ${value.number}`]));
  const left = result.problems.map(({ row, reason }) => ({
    file: read.file,
    row,
    reason: `${named.get(row) ?? ''}: ${reason}`,
  }));
  return { rows: rows.length, changed: result.changed, problems, notes: [...notes, ...left] };
}

/** Sets the prices of the parts that a file in the form of prices.csv names. */
export const changePricesByFile = async (db: Db, path: string, progress: ImportProgress) =>
  apply<PriceRow>(db, await readChangedPrices(path, progress), (valid) =>
    changePrices({ ...callOf(path), rows: { count: valid.length, valid, problems: [] } }),
  );

/** Sets the stock of the parts that a file in the form of stock.csv names. */
export const changeStockByFile = async (db: Db, path: string, progress: ImportProgress) =>
  apply<StockRow>(db, await readChangedStock(path, progress), (valid) =>
    changeStock({ ...callOf(path), rows: { count: valid.length, valid, problems: [] } }),
  );
