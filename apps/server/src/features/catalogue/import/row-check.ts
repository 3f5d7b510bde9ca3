import type { CatalogueProblemMessage } from '@partsboard/contract/backoffice/catalogue-problems';
import type { Identities } from './identities.ts';
import type { Problems } from './problems.ts';

/** What a row is checked with against the rest of the folder. */
export class RowCheck {
  readonly #problems: Problems;
  readonly #file: string;
  /** The number of the row. */
  readonly number: number;
  isGood = true;

  constructor(problems: Problems, file: string, row: number) {
    this.#problems = problems;
    this.#file = file;
    this.number = row;
  }

  fail(message: CatalogueProblemMessage): void {
    this.isGood = false;
    this.#problems.add(this.#file, this.number, message);
  }

  /** Says something about the row that does not refuse it. */
  note(message: CatalogueProblemMessage): void {
    this.#problems.note(this.#file, this.number, message);
  }

  /** The id of a thing that another file describes; 0 if it is unknown, and then the row is not good. */
  refer(identities: Identities, key: string, column: string, shown = key): number {
    const id = identities.idOf(key);
    if (id !== undefined) return id;
    // What may only be missing because its file could not be read is not this row's fault.
    this.isGood = false;
    if (!identities.isPartial) this.fail({ code: identities.unknown, column, value: shown });
    return 0;
  }

  /** The same for a column that may be empty. */
  referIfAny(identities: Identities, key: string | null, column: string): number | null {
    return key === null ? null : this.refer(identities, key, column);
  }

  /** The id of the thing that this row describes; 0 if the folder describes it twice. */
  identify(identities: Identities, key: string, column: string): number {
    const id = identities.give(key, this.number);
    if (id === undefined) this.fail({ code: 'value-in-row', column, value: key, row: identities.rowOf(key) });
    return id ?? 0;
  }

  /** Notes a key that must occur once; whether it does. */
  once<K>(seen: Map<K, number>, key: K, column: string): boolean {
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, this.number);
    else this.fail({ code: 'same-in-row', column, row: earlier });
    return earlier === undefined;
  }

  inOrder(from: number | null, to: number | null, column: string): void {
    if (from !== null && to !== null && from > to) this.fail({ code: 'end-before-beginning', column });
  }
}
