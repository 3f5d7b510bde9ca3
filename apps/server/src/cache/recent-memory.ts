/** Keeps values up to a weight in all; the one that was asked for longest ago goes first. */
export class RecentMemory<Key, Value> {
  readonly #values = new Map<Key, Value>();
  readonly #capacity: number;
  readonly #weightOf: (value: Value) => number;
  #weight = 0;

  constructor(capacity: number, weightOf: (value: Value) => number) {
    this.#capacity = capacity;
    this.#weightOf = weightOf;
  }

  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    if (this.#values.has(key)) return;
    this.#values.set(key, value);
    this.#weight += this.#weightOf(value);
    for (const [oldest, its] of this.#values) {
      if (this.#weight <= this.#capacity) return;
      this.#values.delete(oldest);
      this.#weight -= this.#weightOf(its);
    }
  }
}
