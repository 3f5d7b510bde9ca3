import { basename, dirname } from 'node:path';
import type { PriceRow, StockRow } from '@partsboard/contract/integration/deltas';
import { toMajor } from '@partsboard/domain/money';
import { pricesFile, stockFile } from '../format/catalogue-files.ts';
import type { FileFormat, Row } from '../format/file-format.ts';
import { FolderReader } from './folder-reader.ts';
import { Problems, type Problem } from './problems.ts';
import type { ImportProgress } from './progress.ts';

export interface ChangedRow<T> {
  /** As a spreadsheet counts. */
  readonly row: number;
  readonly value: T;
}

/** A file of changes, in the form in which other systems send them. */
export interface ReadChanges<T> {
  readonly file: string;
  readonly rows: readonly ChangedRow<T>[];
  readonly problems: readonly Problem[];
  readonly problemCount: number;
  readonly notes: readonly Problem[];
  readonly noteCount: number;
}

async function readChanges<F extends FileFormat, T>(
  format: F,
  path: string,
  progress: ImportProgress,
  toValue: (row: Row<F>) => T,
): Promise<ReadChanges<T>> {
  const problems = new Problems();
  const folder = new FolderReader(dirname(path), problems, progress, basename(path));
  const rows: ChangedRow<T>[] = [];
  await folder.read(format, {
    row: (row, { number }) => rows.push({ row: number, value: toValue(row) }),
  });
  return { file: basename(path), rows, ...problems.result() };
}

const PERCENT = 100;

export const readChangedPrices = (path: string, progress: ImportProgress): Promise<ReadChanges<PriceRow>> =>
  readChanges(pricesFile, path, progress, ({ brand, number, net, vat }) => ({
    brand,
    number: number.printed,
    net: toMajor(net),
    vat: vat / PERCENT,
  }));

export const readChangedStock = (path: string, progress: ImportProgress): Promise<ReadChanges<StockRow>> =>
  readChanges(stockFile, path, progress, ({ warehouse, brand, number, quantity }) => ({
    warehouse,
    brand,
    number: number.printed,
    quantity,
  }));
