import { basename } from 'node:path';
import type { PriceRow, StockRow } from '@partsboard/contract/integration/deltas';
import type { Db } from '../db/database.ts';
import {
  readChangedPrices,
  readChangedStock,
  type ImportProgress,
  type ReadChanges,
} from '../features/catalogue/catalogue.service.ts';
import { changePrices, changeStock, type Delta } from '../features/integration/deltas.ts';
import { deltaOf } from '../features/integration/figure-files.service.ts';
import { toReportLine, type ReportLine } from './report-line.ts';

export interface FileChanges {
  readonly rows: number;
  readonly changed: number;
  readonly problems: readonly ReportLine[];
  readonly notes: readonly ReportLine[];
}

const COMMAND = 'npm run catalogue';

async function apply<T extends PriceRow | StockRow>(
  db: Db,
  path: string,
  { rows, ...read }: ReadChanges<T>,
  change: (delta: Delta<T>) => ReturnType<typeof changePrices>,
): Promise<FileChanges> {
  const problems = read.problems.map(toReportLine);
  const notes = read.notes.map(toReportLine);
  if (problems.length > 0) return { rows: rows.length, changed: 0, problems, notes };
  const sender = { importId: undefined, fileName: basename(path), staffId: null, staffName: COMMAND };
  const { ahead, last } = change(deltaOf(sender, rows));
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
  apply(db, path, await readChangedPrices(path, progress), changePrices);

/** Sets the stock of the parts that a file in the form of stock.csv names. */
export const changeStockByFile = async (db: Db, path: string, progress: ImportProgress) =>
  apply(db, path, await readChangedStock(path, progress), changeStock);
