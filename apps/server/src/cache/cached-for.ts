/** Caches one value for a time. Calls meanwhile get the same promise; a failure is not cached. */
export function cachedFor<T>(milliseconds: number, load: () => Promise<T>): () => Promise<T> {
  let loadedAt = Number.NEGATIVE_INFINITY;
  let value: Promise<T> | undefined;
  return () => {
    const now = performance.now();
    if (value === undefined || now - loadedAt >= milliseconds) {
      loadedAt = now;
      value = load();
      value.catch(() => (value = undefined));
    }
    return value;
  };
}
