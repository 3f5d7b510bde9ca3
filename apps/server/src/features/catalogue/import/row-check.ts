import type { Identities } from './identities.ts';
import type { Problems } from './problems.ts';

/** What a row is checked with against the rest of the folder. */
export class RowCheck {
  readonly #problems: Problems;
  readonly #file: string;
  readonly #row: number;
  isGood = true;

  constructor(problems: Problems, file: string, row: number) {
    this.#problems = problems;
    this.#file = file;
    this.#row = row;
  }

  fail(reason: string): void {
    this.isGood = false;
    this.#problems.add(this.#file, this.#row, reason);
  }

  /** The id of a thing that another file describes; 0 if it is unknown, and then the row is not good. */
  refer(identities: Identities, key: string, column: string, shown = key): number {
    const id = identities.idOf(key);
    if (id !== undefined) return id;
    this.isGood = false;
    if (!identities.isPartial) {
      this.#problems.add(this.#file, this.#row, `${column}: there is no ${identities.name} "${shown}"`);
    }
    return 0;
  }

  /** The same for a column that may be empty. */
  referIfAny(identities: Identities, key: string | null, column: string): number | null {
    return key === null ? null : this.refer(identities, key, column);
  }

  /** The id of the thing that this row describes; 0 if the folder describes it twice. */
  identify(identities: Identities, key: string, column: string): number {
    const id = identities.give(key);
    if (id === undefined) this.fail(`${column}: "${key}" is in an earlier row too`);
    return id ?? 0;
  }

  /** Notes a key that must occur once; whether it does. */
  once<K>(seen: Set<K>, key: K, column: string): boolean {
    if (seen.has(key)) this.fail(`${column}: the same is in an earlier row`);
    return seen.size < seen.add(key).size;
  }

  inOrder(from: number | null, to: number | null, columns: string): void {
    if (from !== null && to !== null && from > to) this.fail(`${columns}: the end is before the beginning`);
  }
}
