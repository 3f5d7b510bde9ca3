import type { FiguresKind } from '@partsboard/contract/backoffice/catalogue-imports';
import type { PriceRow, StockRow } from '@partsboard/contract/integration/deltas';
import type { RowProblem } from '@partsboard/contract/integration/rows';
import type { Db } from '../../db/database.ts';
import type { ReadRows } from '../../http/integration/read-rows.ts';
import {
  readChangedPrices,
  readChangedStock,
  type ChangedRow,
  type ImportOutcome,
  type ImportProgress,
  type Problem,
  type ReadChanges,
} from '../catalogue/catalogue.service.ts';
import {
  changePrices,
  changeStock,
  readPrices,
  readStock,
  type Delta,
  type FigureFileSource,
} from './deltas.ts';

/** Somebody who has sent a file. */
interface Sender extends FigureFileSource {
  readonly staffId: number | null;
  readonly staffName: string;
}

/** A file of figures that was read: what is wrong with it or left out of it, and how to set the rest. */
interface FigureFile {
  readonly outcome: ImportOutcome;
  /** Sets the figures; `done` is part of the last transaction. */
  readonly load: (db: Db, sender: Sender, done: (tx: Db) => Promise<void>) => Promise<void>;
}

const MOST_LISTED = 1_000;

const rowsOf = <T>(valid: readonly ChangedRow<T>[]): ReadRows<T> => ({
  count: valid.length,
  valid,
  problems: [],
});

function outcomeOf<T extends PriceRow | StockRow>(
  { file, rows, ...read }: ReadChanges<T>,
  unknown: readonly RowProblem[],
): ImportOutcome {
  const given = new Map(rows.map(({ row, value }) => [row, value]));
  const problems: Problem[] = [...read.problems];
  const notes: Problem[] = [...read.notes];
  for (const { row, code } of unknown) {
    const value = given.get(row);
    if (value === undefined) continue;
    if (code === 'unknown-warehouse' && 'warehouse' in value)
      problems.push({ file, row, message: { code, value: value.warehouse } });
    else
      notes.push({ file, row, message: { code: 'part-left-out', brand: value.brand, number: value.number } });
  }
  // Another system's empty export is a mistake.
  if (rows.length === 0 && problems.length === 0)
    problems.push({ file, row: 0, message: { code: 'file-empty' } });
  return {
    files: [{ file, rows: rows.length, isComplete: true }],
    problems: problems.slice(0, MOST_LISTED),
    problemCount: problems.length - read.problems.length + read.problemCount,
    notes: notes.slice(0, MOST_LISTED),
    noteCount: notes.length - read.notes.length + read.noteCount,
  };
}

/** The rows of a file as a change of figures. */
export const deltaOf = <T>(
  { staffId, staffName, ...caller }: Sender,
  rows: readonly ChangedRow<T>[],
): Delta<T> => ({
  language: 'en',
  caller,
  audit: { staffId, staffName, address: null, requestId: null },
  rows: rowsOf(rows),
});

/** How rows of one kind are looked up and set. */
interface FigureSetter<T> {
  readonly find: (
    db: Db,
    rows: ReadRows<T>,
    language: 'en',
  ) => Promise<{ readonly problems: readonly RowProblem[] }>;
  readonly change: (delta: Delta<T>) => ReturnType<typeof changePrices>;
}

async function toFigureFile<T extends PriceRow | StockRow>(
  db: Db,
  read: ReadChanges<T>,
  { find, change }: FigureSetter<T>,
): Promise<FigureFile> {
  const { problems } = await find(db, rowsOf(read.rows), 'en');
  return {
    outcome: outcomeOf(read, problems),
    load: async (target, sender, done) => {
      const { ahead, last } = change(deltaOf(sender, read.rows));
      await ahead?.(target);
      await target.transaction().execute(async (tx) => {
        await last(tx);
        await done(tx);
      });
    },
  };
}

/** Reads a file in the form of prices.csv or stock.csv whose figures are to be set; all others stay. */
export async function readFigureFile(
  db: Db,
  kind: FiguresKind,
  path: string,
  progress: ImportProgress,
): Promise<FigureFile> {
  return kind === 'prices'
    ? toFigureFile(db, await readChangedPrices(path, progress), { find: readPrices, change: changePrices })
    : toFigureFile(db, await readChangedStock(path, progress), { find: readStock, change: changeStock });
}
