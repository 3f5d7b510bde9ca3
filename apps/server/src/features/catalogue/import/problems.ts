import type { CatalogueProblemMessage } from '@partsboard/contract/backoffice/catalogue-problems';

/** One fault of a catalogue folder, or something to know about it. `row` is 0 where the whole file is meant. */
export interface Problem {
  readonly file: string;
  readonly row: number;
  readonly message: CatalogueProblemMessage;
}

const KEPT_PER_FILE = 200;

/** Counts messages and has the first of each file in full, so that a broken file of millions fits. */
class Messages {
  readonly #byFile = new Map<string, Problem[]>();
  readonly #counts = new Map<string, number>();

  add(file: string, row: number, message: CatalogueProblemMessage): void {
    const count = (this.#counts.get(file) ?? 0) + 1;
    this.#counts.set(file, count);
    if (count > KEPT_PER_FILE) return;
    const ofFile = this.#byFile.get(file) ?? [];
    ofFile.push({ file, row, message });
    this.#byFile.set(file, ofFile);
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  has(file: string): boolean {
    return this.#counts.has(file);
  }

  /** The stored messages, file by file in the order of their rows. */
  list(): Problem[] {
    return [...this.#byFile.values()].flatMap((ofFile) => ofFile.toSorted((a, b) => a.row - b.row));
  }
}

/** Collects what is wrong with a folder, which refuses it, and what its owner should know, which does not. */
export class Problems {
  readonly #faults = new Messages();
  readonly #notes = new Messages();

  add(file: string, row: number, message: CatalogueProblemMessage): void {
    this.#faults.add(file, row, message);
  }

  note(file: string, row: number, message: CatalogueProblemMessage): void {
    this.#notes.add(file, row, message);
  }

  get total(): number {
    return this.#faults.total;
  }

  /** Whether none of these files has had a problem so far. */
  none(...files: readonly string[]): boolean {
    return files.every((file) => !this.#faults.has(file));
  }

  result() {
    return {
      problems: this.#faults.list(),
      problemCount: this.#faults.total,
      notes: this.#notes.list(),
      noteCount: this.#notes.total,
    };
  }
}
