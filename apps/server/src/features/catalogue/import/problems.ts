/** One fault of a catalogue folder. `row` is 0 where the whole file is meant. */
export interface Problem {
  readonly file: string;
  readonly row: number;
  readonly reason: string;
}

const KEPT_PER_FILE = 200;

/** Collects every problem's count and the first of each file in full, so that a broken file of millions fits. */
export class Problems {
  readonly #byFile = new Map<string, Problem[]>();
  readonly #counts = new Map<string, number>();

  add(file: string, row: number, reason: string): void {
    const count = (this.#counts.get(file) ?? 0) + 1;
    this.#counts.set(file, count);
    if (count > KEPT_PER_FILE) return;
    const ofFile = this.#byFile.get(file) ?? [];
    ofFile.push({ file, row, reason });
    this.#byFile.set(file, ofFile);
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Whether none of these files has had a problem so far. */
  none(...files: readonly string[]): boolean {
    return files.every((file) => !this.#counts.has(file));
  }

  /** The stored problems, file by file in the order of their rows. */
  list(): Problem[] {
    return [...this.#byFile.values()].flatMap((ofFile) => ofFile.toSorted((a, b) => a.row - b.row));
  }
}
