import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueProblemMessage } from '@partsboard/contract/backoffice/catalogue-problems';
import { headerOf, rowReader, type FileFormat, type Row } from '../format/file-format.ts';
import { CsvFault, csvRows, detectDialect, STRICT, type CsvDialect } from './csv-rows.ts';
import type { Problems } from './problems.ts';
import type { ImportProgress } from './progress.ts';
import { RowCheck } from './row-check.ts';

export interface RowHandlers<F extends FileFormat> {
  /** A row whose fields are all in order; `check` takes what else is wrong with it. */
  row(row: Row<F>, check: RowCheck): void;
  /** A row with faults, already reported: its key should still count as known. */
  broken?(row: Partial<Row<F>>, number: number): void;
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

/** Why a row is refused; of rows with the same key the later ones are told the number of the first. */
export type Refusal = CatalogueProblemMessage | ((firstRow: number) => CatalogueProblemMessage);

/** Reads the files of one folder, reports what is wrong with their form, and sums up what was read. */
export class FolderReader {
  readonly folder: string;
  readonly results: FileResult[] = [];
  readonly #problems: Problems;
  readonly #progress: ImportProgress;
  readonly #checksum = createHash('sha256');

  readonly #onlyFile: string | undefined;
  readonly #dialects = new Map<string, CsvDialect>();

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
      this.#problems.add(name, 0, { code: 'file-missing' });
      return false;
    }
    this.#progress.fileStarted(name, size);
    const readRow = rowReader(file);
    let hasDecimalComma = false;
    try {
      const dialect = await this.#dialectOf(file, path);
      const blocks = csvRows(path, (chunk) => this.#checksum.update(chunk), dialect);
      for await (const { firstRow, rows, bytes } of blocks) {
        const good: NumberedRow<F>[] = [];
        for (const [index, values] of rows.entries()) {
          const number = firstRow + index;
          if (number === 1) {
            if (!this.#headerFits(file, values)) return false;
          } else if (values.length > 1 || values[0] !== '') {
            counted.rows += 1;
            const { row, faults, ...form } = readRow(values);
            if (form.hasDecimalComma && !hasDecimalComma) {
              hasDecimalComma = true;
              this.#problems.note(name, number, { code: 'read-decimal-commas' });
            }
            // All fields are there when none is at fault.
            if (faults.length === 0) good.push({ row: row as Row<F>, number });
            else {
              for (const fault of faults) this.#problems.add(name, number, fault);
              handlers.broken?.(row, number);
            }
          }
        }
        await handlers.prepare?.(good);
        for (const { row, number } of good) handlers.row(row, new RowCheck(this.#problems, name, number));
        await handlers.settle?.();
        this.#progress.read(rows.length, bytes);
      }
      if (size === 0) this.#problems.add(name, 1, { code: 'header-missing', header: headerOf(file) });
      return size > 0;
    } catch (error) {
      if (!(error instanceof CsvFault)) throw error;
      this.#problems.add(name, error.row, error.fault);
      return false;
    }
  }

  #headerFits(file: FileFormat, values: readonly string[]): boolean {
    const header = values.map((value) => value.trim()).join(',');
    if (header === headerOf(file)) return true;
    this.#problems.add(this.#nameOf(file), 1, { code: 'header-wrong', header: headerOf(file) });
    return false;
  }

  /** How a file is written, with a word about it where that is not as it should be. */
  async #dialectOf(file: FileFormat, path: string): Promise<CsvDialect> {
    const dialect = await detectDialect(path, Object.keys(file.fields), file);
    const name = this.#nameOf(file);
    this.#dialects.set(name, dialect);
    if (dialect.encoding !== STRICT.encoding) this.#problems.note(name, 0, { code: 'read-windows-1250' });
    if (dialect.delimiter !== STRICT.delimiter) this.#problems.note(name, 0, { code: 'read-semicolons' });
    return dialect;
  }

  /** Reads a file once more to find the rows that a check in the database has refused, by their key. */
  async locate<F extends FileFormat>(
    file: F,
    keyOf: (row: Row<F>) => string,
    refused: ReadonlyMap<string, Refusal>,
  ): Promise<void> {
    if (refused.size === 0) return;
    try {
      await this.#locate(file, keyOf, refused);
    } catch (error) {
      // The fault was reported when the file was first read.
      if (!(error instanceof CsvFault)) throw error;
    }
  }

  async #locate<F extends FileFormat>(
    file: F,
    keyOf: (row: Row<F>) => string,
    refused: ReadonlyMap<string, Refusal>,
  ): Promise<void> {
    const readRow = rowReader(file);
    const name = this.#nameOf(file);
    const firstRows = new Map<string, number>();
    const dialect = this.#dialects.get(name);
    for await (const { firstRow, rows } of csvRows(join(this.folder, name), undefined, dialect)) {
      for (const [index, values] of rows.entries()) {
        const number = firstRow + index;
        if (number === 1 || (values.length === 1 && values[0] === '')) continue;
        const { row, faults } = readRow(values);
        if (faults.length > 0) continue;
        const key = keyOf(row as Row<F>);
        const refusal = refused.get(key);
        if (refusal === undefined) continue;
        const first = firstRows.get(key);
        firstRows.set(key, first ?? number);
        if (typeof refusal !== 'function') this.#problems.add(name, number, refusal);
        else if (first !== undefined) this.#problems.add(name, number, refusal(first));
      }
    }
  }
}
