import { LRUCache } from 'lru-cache';
import { countsOf, type CacheCounts } from './cache-counts.ts';

/** A cache whose size and hits are in the metrics. (Its own diagnostics channel makes an object for each read.) */
export class MeasuredCache<
  Key extends string | number,
  Value extends object | string | number,
> extends LRUCache<Key, Value> {
  readonly #counts: CacheCounts;

  constructor(name: string, options: LRUCache.Options<Key, Value, unknown>) {
    super(options);
    this.#counts = countsOf(name, this);
  }

  override get(key: Key): Value | undefined {
    const value = super.get(key);
    if (value === undefined) this.#counts.misses += 1;
    else this.#counts.hits += 1;
    return value;
  }

  /** The value of a key, read now if it is not known. Nothing is kept for a key without one: callers may send any key. */
  async getOrRead<Found extends Value | undefined>(
    key: Key,
    read: () => Promise<Found>,
  ): Promise<Value | Found> {
    const known = this.get(key);
    if (known !== undefined) return known;
    const found = await read();
    if (found !== undefined) this.set(key, found);
    return found;
  }
}
