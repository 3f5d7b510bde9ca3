import { countsOf } from './cache-counts.ts';

class CachedValue<T> {
  promise: Promise<T> | undefined;
  loadedAt = Number.NEGATIVE_INFINITY;

  get size(): number {
    return this.promise === undefined ? 0 : 1;
  }
}

interface CachedFor<T> {
  readonly read: () => Promise<T>;
  readonly clear: () => void;
}

/** Caches one value for a time. Calls meanwhile get the same promise; a failure is not cached. */
export function cachedFor<T>(name: string, milliseconds: number, load: () => Promise<T>): CachedFor<T> {
  const value = new CachedValue<T>();
  const counts = countsOf(name, value);
  return {
    read() {
      const now = performance.now();
      if (value.promise !== undefined && now - value.loadedAt < milliseconds) {
        counts.hits += 1;
        return value.promise;
      }
      counts.misses += 1;
      const promise = load();
      value.loadedAt = now;
      value.promise = promise;
      promise.catch(() => (value.promise = undefined));
      return promise;
    },
    clear() {
      value.promise = undefined;
    },
  };
}
