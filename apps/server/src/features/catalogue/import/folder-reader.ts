import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { headerOf, rowReader, type FileFormat, type Row } from '../format/file-format.ts';
import { CsvFault, csvRows } from './csv-rows.ts';
import type { Problems } from './problems.ts';
import type { ImportProgress } from './progress.ts';
import { RowCheck } from './row-check.ts';

export interface RowHandlers<F extends FileFormat> {
  /** A row whose fields are all in order; `check` takes what else is wrong with it. */
  row(row: Row<F>, check: RowCheck): void;
  /** A row with faults, already reported: its key should still count as known. */
  broken?(row: Partial<Row<F>>): void;
  /** Before the rows of a block are handed out, for what must be awaited. */
  prepare?(rows: readonly NumberedRow<F>[]): Promise<void>;
  /** After the rows of a block. */
  settle?(): Promise<void>;
}

export interface NumberedRow<F extends FileFormat> {
  readonly row: Row<F>;
  readonly number: number;
}

export interface FileResult {
  readonly file: string;
  readonly rows: number;
  /** Whether the file was read to its end, faulty rows or not. */
  readonly isComplete: boolean;
}

async function sizeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  );
}

/** Reads the files of one folder, reports what is wrong with their form, and sums up what was read. */
export class FolderReader {
  readonly folder: string;
  readonly results: FileResult[] = [];
  readonly #problems: Problems;
  readonly #progress: ImportProgress;
  readonly #checksum = createHash('sha256');

  readonly #onlyFile: string | undefined;

  /** `onlyFile` is the name of the one file that is read, where it may be called as its owner likes. */
  constructor(folder: string, problems: Problems, progress: ImportProgress, onlyFile?: string) {
    this.folder = folder;
    this.#onlyFile = onlyFile;
    this.#problems = problems;
    this.#progress = progress;
  }

  #nameOf(file: FileFormat): string {
    return this.#onlyFile ?? file.name;
  }

  /** Takes bytes other than the files' own into the folder's checksum. */
  addToChecksum(bytes: Buffer): void {
    this.#checksum.update(bytes);
  }

  checksum(): Buffer {
    return this.#checksum.copy().digest();
  }

  async read<F extends FileFormat>(file: F, handlers: RowHandlers<F>): Promise<FileResult> {
    const counted = { rows: 0 };
    this.#checksum.update(file.name);
    const isComplete = await this.#readRows(file, handlers, counted);
    const result = { file: this.#nameOf(file), rows: counted.rows, isComplete };
    this.results.push(result);
    return result;
  }

  async #readRows<F extends FileFormat>(
    file: F,
    handlers: RowHandlers<F>,
    counted: { rows: number },
  ): Promise<boolean> {
    const name = this.#nameOf(file);
    const path = join(this.folder, name);
    const size = await sizeOf(path);
    if (size === undefined) {
      this.#problems.add(name, 0, 'the file is missing');
      return false;
    }
    this.#progress.fileStarted(name, size);
    const readRow = rowReader(file);
    try {
      for await (const { firstRow, rows, bytes } of csvRows(path, (chunk) => this.#checksum.update(chunk))) {
        const good: NumberedRow<F>[] = [];
        for (const [index, values] of rows.entries()) {
          const number = firstRow + index;
          if (number === 1) {
            if (!this.#headerFits(file, values)) return false;
          } else if (values.length > 1 || values[0] !== '') {
            counted.rows += 1;
            const { row, faults } = readRow(values);
            // All fields are there when none is at fault.
            if (faults.length === 0) good.push({ row: row as Row<F>, number });
            else {
              for (const fault of faults) this.#problems.add(name, number, fault);
              handlers.broken?.(row);
            }
          }
        }
        await handlers.prepare?.(good);
        for (const { row, number } of good) handlers.row(row, new RowCheck(this.#problems, name, number));
        await handlers.settle?.();
        this.#progress.read(rows.length, bytes);
      }
      if (size === 0) this.#problems.add(name, 1, `the header is missing: ${headerOf(file)}`);
      return size > 0;
    } catch (error) {
      if (!(error instanceof CsvFault)) throw error;
      this.#problems.add(name, error.row, error.message);
      return false;
    }
  }

  #headerFits(file: FileFormat, values: readonly string[]): boolean {
    const header = values.map((value) => value.trim()).join(',');
    if (header === headerOf(file)) return true;
    this.#problems.add(this.#nameOf(file), 1, `the header must be: ${headerOf(file)}`);
    return false;
  }

  /** Reads a file once more to find the rows that a check in the database has found guilty by their key. */
  async locate<F extends FileFormat>(
    file: F,
    keyOf: (row: Row<F>) => string,
    guilty: ReadonlyMap<string, string>,
  ): Promise<void> {
    if (guilty.size === 0) return;
    try {
      await this.#locate(file, keyOf, guilty);
    } catch (error) {
      // The fault was reported when the file was first read.
      if (!(error instanceof CsvFault)) throw error;
    }
  }

  async #locate<F extends FileFormat>(
    file: F,
    keyOf: (row: Row<F>) => string,
    guilty: ReadonlyMap<string, string>,
  ): Promise<void> {
    const readRow = rowReader(file);
    for await (const { firstRow, rows } of csvRows(join(this.folder, this.#nameOf(file)))) {
      for (const [index, values] of rows.entries()) {
        const number = firstRow + index;
        if (number === 1 || (values.length === 1 && values[0] === '')) continue;
        const { row, faults } = readRow(values);
        const reason = faults.length === 0 ? guilty.get(keyOf(row as Row<F>)) : undefined;
        if (reason !== undefined) this.#problems.add(this.#nameOf(file), number, reason);
      }
    }
  }
}
