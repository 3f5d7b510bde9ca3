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

interface ChangeForm<F extends FileFormat, T> {
  /** What a figure is known by; of several rows about one figure the last counts. */
  readonly columns: string;
  readonly keyOf: (row: Row<F>) => string;
  readonly toValue: (row: Row<F>) => T;
}

async function readChanges<F extends FileFormat, T>(
  format: F,
  path: string,
  progress: ImportProgress,
  { columns, keyOf, toValue }: ChangeForm<F, T>,
): Promise<ReadChanges<T>> {
  const problems = new Problems();
  const folder = new FolderReader(dirname(path), problems, progress, basename(path));
  const rows: ChangedRow<T>[] = [];
  const rowOfKey = new Map<string, number>();
  await folder.read(format, {
    row: (row, check) => {
      const key = keyOf(row);
      const earlier = rowOfKey.get(key);
      if (earlier !== undefined) check.note({ code: 'counts-instead-of-row', column: columns, row: earlier });
      rowOfKey.set(key, check.number);
      rows.push({ row: check.number, value: toValue(row) });
    },
  });
  return { file: basename(path), rows, ...problems.result() };
}

const PERCENT = 100;

export const readChangedPrices = (path: string, progress: ImportProgress): Promise<ReadChanges<PriceRow>> =>
  readChanges(pricesFile, path, progress, {
    columns: 'brand, number',
    keyOf: ({ brand, number }) => `${brand} ${number.normalised}`,
    toValue: ({ brand, number, net, vat }) => ({
      brand,
      number: number.printed,
      net: toMajor(net),
      vat: vat / PERCENT,
    }),
  });

export const readChangedStock = (path: string, progress: ImportProgress): Promise<ReadChanges<StockRow>> =>
  readChanges(stockFile, path, progress, {
    columns: 'warehouse, brand, number',
    keyOf: ({ warehouse, brand, number }) => `${warehouse} ${brand} ${number.normalised}`,
    toValue: ({ warehouse, brand, number, quantity }) => ({
      warehouse,
      brand,
      number: number.printed,
      quantity,
    }),
  });
